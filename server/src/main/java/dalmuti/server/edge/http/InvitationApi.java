package dalmuti.server.edge.http;

import dalmuti.server.OwnAddresses;
import dalmuti.server.QrCode;
import dalmuti.wire.texts.Invitation;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.function.Supplier;

/// The API about links that are given away.
///
/// @param addresses of this server, which are known once it listens
record InvitationApi(Supplier<OwnAddresses> addresses) {

    private static final int LONGEST = 300;

    List<Route> routes() {
        return List.of(
                Route.post("/api/invitations", "A link as others can follow it, and its QR code")
                        .takes(Invitation.Wish.class)
                        .refuses(400, 413, 415)
                        .gives(Invitation.class, this::invitation));
    }

    private Invitation invitation(ApiRequest asked) {
        URI link = link(asked.body(Invitation.Wish.class).url());
        String url = addresses.get().abroad(link, asked.address()).toString();
        return new Invitation(url, QrCode.of(url).rows());
    }

    private static URI link(String text) {
        try {
            URI link = new URI(text);
            if (text.length() <= LONGEST && text.startsWith("http") && link.getHost() != null) {
                return link;
            }
        } catch (URISyntaxException e) {
            // refused like what is no link of ours
        }
        throw HttpRefusal.with(400, "url", "server.no-link", LONGEST);
    }
}
