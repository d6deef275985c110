package dalmuti.server;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/// What the edge of a server needs of the rest.
///
/// @param ready whether tables can be reached and moves kept
/// @param paused whether moves can't be kept for the time being, so that all tables wait
/// @param backup makes a copy of everything that is kept and says where it is
public record Backend(
        TableHost tables,
        Machines machines,
        Lobby lobby,
        People people,
        Archive archive,
        Days days,
        Moderation moderation,
        OperatorLog operatorLog,
        Supplier<Path> backup,
        BooleanSupplier ready,
        BooleanSupplier paused) {}
