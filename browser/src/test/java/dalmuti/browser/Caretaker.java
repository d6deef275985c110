package dalmuti.browser;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/// Opens the premises before the first test, and closes them after the last.
final class Caretaker implements BeforeAllCallback, ParameterResolver {

    @Override
    public void beforeAll(ExtensionContext context) {
        if (Chromium.find().isEmpty()) {
            if ("true".equals(System.getenv("CI"))) {
                fail(Chromium.MISSING);
            }
            abort(Chromium.MISSING);
        }
        premises(context);
    }

    private static Premises premises(ExtensionContext context) {
        return context.getRoot()
                .getStore(ExtensionContext.Namespace.GLOBAL)
                .computeIfAbsent(Premises.class, _ -> Premises.open(), Premises.class);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Premises.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return premises(context);
    }
}
