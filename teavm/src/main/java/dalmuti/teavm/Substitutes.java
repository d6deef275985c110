package dalmuti.teavm;

import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

import java.util.Set;

/// Tells the compiler which classes stand for others: for those of Java's library that it lacks,
/// and for those of ours that can't work in a browser.
public final class Substitutes implements SubstitutionPolicy {

    private static final Set<String> OF_JAVA =
            Set.of(
                    "java.security.Key",
                    "java.security.MessageDigest",
                    "java.util.HexFormat",
                    "java.util.SplittableRandom",
                    "java.util.regex.Matcher",
                    "java.util.regex.Pattern",
                    "java.util.concurrent.atomic.AtomicReferenceArray",
                    "java.util.concurrent.locks.ReentrantLock",
                    "javax.crypto.Mac",
                    "javax.crypto.spec.SecretKeySpec");

    private static final Set<String> OF_OURS =
            Set.of(
                    "dalmuti.bots.net.FastestKernel",
                    "dalmuti.bots.net.ShippedWeights",
                    "dalmuti.table.people.VisibleText",
                    "dalmuti.wire.codec.Declarations",
                    "dalmuti.wire.codec.Tokens",
                    "dalmuti.words.Chapters");

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(OF_JAVA::contains).packagePrefix("dalmuti.teavm.");
        sink.selectClasses(OF_OURS::contains).packagePrefix("dalmuti.offline.instead.");
    }
}
