package dalmuti.lab.train;

import dalmuti.bots.net.Layout;
import dalmuti.bots.net.Network;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;

/// All that a training needs to go on as if it had never stopped.
///
/// @param networks the student's four, and then its older selves
/// @param blocks how many blocks of lessons were begun
record Checkpoint(
        long seed,
        long steps,
        long lessons,
        long blocks,
        long tables,
        List<CurvePoint> curve,
        List<Network> networks) {

    private static final long MAGIC = 0x64616C6D74726E31L;
    private static final int OF_STUDENT = 4;

    /// Before anything is learnt.
    ///
    /// @param elders how many older selves there are
    static Checkpoint begin(long seed, Network network, int elders) {
        var networks =
                new ArrayList<>(
                        List.of(copy(network), Network.blank(), Network.blank(), copy(network)));
        Stream.generate(() -> copy(network)).limit(elders).forEach(networks::add);
        return new Checkpoint(seed, 0, 0, 0, 0, List.of(), networks);
    }

    private static Network copy(Network network) {
        Network copy = Network.blank();
        copy.copyFrom(network);
        return copy;
    }

    List<Network> elders() {
        return networks.subList(OF_STUDENT, networks.size());
    }

    /// Writes it in place of what was there, all or nothing.
    void write(Path file) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try (var out =
                new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)))) {
            for (long number :
                    new long[] {MAGIC, Layout.HASH, seed, steps, lessons, blocks, tables}) {
                out.writeLong(number);
            }
            out.writeInt(curve.size());
            for (CurvePoint point : curve) {
                write(point, out);
            }
            out.writeInt(networks.size());
            for (Network network : networks) {
                for (float[] part : network.parts()) {
                    var bytes = ByteBuffer.allocate(part.length * Float.BYTES);
                    bytes.asFloatBuffer().put(part);
                    out.write(bytes.array());
                }
            }
        }
        Files.move(
                fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private static void write(CurvePoint point, DataOutputStream out) throws IOException {
        out.writeDouble(point.seconds());
        out.writeLong(point.tables());
        out.writeLong(point.lessons());
        out.writeDouble(point.surprise());
        out.writeInt(point.points().size());
        for (var entry : point.points().entrySet()) {
            out.writeUTF(entry.getKey());
            out.writeDouble(entry.getValue());
        }
    }

    static Checkpoint read(Path file) throws IOException {
        try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            if (in.readLong() != MAGIC || in.readLong() != Layout.HASH) {
                throw new IOException("not a checkpoint of this network");
            }
            long seed = in.readLong();
            long steps = in.readLong();
            long lessons = in.readLong();
            long blocks = in.readLong();
            long tables = in.readLong();
            var curve = new ArrayList<CurvePoint>();
            for (int i = in.readInt(); i > 0; i--) {
                curve.add(point(in));
            }
            List<Network> networks =
                    Stream.generate(Network::blank).limit(Math.clamp(in.readInt(), 0, 64)).toList();
            for (Network network : networks) {
                for (float[] part : network.parts()) {
                    byte[] bytes = in.readNBytes(part.length * Float.BYTES);
                    if (bytes.length < part.length * Float.BYTES) {
                        throw new IOException("a checkpoint without its end");
                    }
                    ByteBuffer.wrap(bytes).asFloatBuffer().get(part);
                }
            }
            return new Checkpoint(seed, steps, lessons, blocks, tables, curve, networks);
        }
    }

    private static CurvePoint point(DataInputStream in) throws IOException {
        double seconds = in.readDouble();
        long tables = in.readLong();
        long lessons = in.readLong();
        double surprise = in.readDouble();
        var points = new LinkedHashMap<String, Double>();
        for (int i = in.readInt(); i > 0; i--) {
            points.put(in.readUTF(), in.readDouble());
        }
        return new CurvePoint(seconds, tables, lessons, surprise, points);
    }
}
