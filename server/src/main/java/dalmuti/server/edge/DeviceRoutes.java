package dalmuti.server.edge;

import static dalmuti.wire.rest.Operation.Access.EVERYBODY;
import static dalmuti.wire.rest.Operation.Access.GUESTS;
import static dalmuti.wire.rest.Operation.Content.json;

import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.Devices;
import dalmuti.wire.rest.GuestCard;
import dalmuti.wire.rest.Link;
import dalmuti.wire.rest.Operation;
import dalmuti.wire.rest.Operation.Access;
import dalmuti.wire.rest.Operation.Content;

import java.util.List;

/// What can be asked about one's devices.
final class DeviceRoutes {

    private static final Content NOTHING = new Content.Nothing();
    private static final String LINK = "/api/links/{code}";
    private static final String DEVICES = "/api/guests/me/devices";

    private DeviceRoutes() {}

    static List<Route> of(DeviceAnswers it) {
        return List.of(
                route(
                        "POST",
                        "/api/guests/me/links",
                        "Make a code for another device",
                        GUESTS,
                        new Good(201, json(Link.class)),
                        it::link,
                        401,
                        403,
                        429),
                route(
                        "GET",
                        LINK,
                        "Whose other device one would become; it does not use the code up",
                        EVERYBODY,
                        new Good(200, json(GuestCard.class)),
                        it::linked,
                        403,
                        404),
                route(
                        "POST",
                        LINK,
                        "Come in from another device",
                        EVERYBODY,
                        new Good(201, json(Admission.class)),
                        it::follow,
                        400,
                        403,
                        404,
                        429),
                route(
                        "GET",
                        DEVICES,
                        "The devices on which one is known",
                        GUESTS,
                        new Good(200, json(Devices.class)),
                        it::list,
                        401),
                route(
                        "DELETE",
                        DEVICES,
                        "Revoke all of them but this one",
                        GUESTS,
                        Good.DONE,
                        it::revokeOthers,
                        401),
                route(
                        "DELETE",
                        DEVICES + "/{device}",
                        "Revoke another device",
                        GUESTS,
                        Good.DONE,
                        it::revoke,
                        400,
                        401,
                        404));
    }

    /// A good answer.
    private record Good(int status, Content content) {
        static final Good DONE = new Good(204, NOTHING);
    }

    private static Route route(
            String method,
            String path,
            String summary,
            Access access,
            Good good,
            Route.Answerer answerer,
            Integer... problems) {
        return new Route(
                new Operation(
                        method,
                        path,
                        summary,
                        access,
                        List.of(),
                        NOTHING,
                        good.content(),
                        good.status(),
                        List.of(problems)),
                answerer);
    }
}
