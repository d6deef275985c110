package dalmuti.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;

import java.util.Base64;

/// Takes WebP pictures of what a visitor sees.
///
/// @param quality from 0 to 100
record Camera(CDPSession session, int quality) {

    static Camera of(Visitor visitor, int quality) {
        return new Camera(visitor.context().newCDPSession(visitor.page()), quality);
    }

    /// From now on a picture is smaller than the window.
    void shrink(Look.Screen window, double scale) {
        var metrics = new JsonObject();
        metrics.addProperty("width", window.width());
        metrics.addProperty("height", window.height());
        metrics.addProperty("deviceScaleFactor", scale);
        metrics.addProperty("mobile", false);
        session.send("Emulation.setDeviceMetricsOverride", metrics);
    }

    byte[] shot() {
        var wish = new JsonObject();
        wish.addProperty("format", "webp");
        wish.addProperty("quality", quality);
        wish.addProperty("optimizeForSpeed", false);
        JsonObject answer = session.send("Page.captureScreenshot", wish);
        return Base64.getDecoder().decode(answer.get("data").getAsString());
    }
}
