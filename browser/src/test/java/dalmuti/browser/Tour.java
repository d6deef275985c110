package dalmuti.browser;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// A walk through scenes in their order. It does not begin anew where the next is only a step away,
/// and sends somebody ahead where a whole round has to be played.
final class Tour implements AutoCloseable {

    private final Premises premises;
    private final Map<Scene, Visitor> ahead = new EnumMap<>(Scene.class);
    private Optional<Stop> stop = Optional.empty();

    Tour(Premises premises) {
        this.premises = premises;
        if (Scene.FINAL.isWanted()) {
            ahead.put(Scene.FINAL, begin(Scene.FINAL));
        }
    }

    private record Stop(Visitor visitor, Scene scene) {}

    /// Leads to a scene somebody who speaks English and holds a phone.
    Visitor to(Scene scene) {
        Visitor visitor = near(scene).orElseGet(() -> begin(scene));
        stop = Optional.of(new Stop(visitor, scene));
        try {
            scene.enter(visitor);
        } catch (Throwable e) {
            leave();
            throw e;
        }
        return visitor;
    }

    private Optional<Visitor> near(Scene scene) {
        Optional<Visitor> here = stop.filter(it -> scene.follows(it.scene())).map(Stop::visitor);
        here.ifPresent(
                visitor -> {
                    visitor.look(Look.PHONE_LIGHT);
                    visitor.speak("en");
                });
        if (here.isEmpty()) {
            leave();
        }
        return here.or(() -> Optional.ofNullable(ahead.remove(scene)));
    }

    private Visitor begin(Scene scene) {
        var visitor = new Visitor(premises, "Ana", Look.PHONE_LIGHT, scene.speed());
        scene.approach(visitor);
        return visitor;
    }

    private void leave() {
        stop.map(Stop::visitor).ifPresent(Visitor::close);
        stop = Optional.empty();
    }

    @Override
    public void close() {
        leave();
        ahead.values().forEach(Visitor::close);
    }
}
