package dalmuti.teavm;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Has calls of functions that the compiler lacks or has wrong go to replacements of ours.
public final class Redirections implements TeaVMPlugin, ClassHolderTransformer {

    private static final String HERE = "dalmuti.offline.instead.Replacements";

    /// By class, name and what they take and give.
    private static final Map<String, String> NAMES =
            Map.ofEntries(
                    Map.entry("java.lang.Float.float16ToFloat(S)F", "float16ToFloat"),
                    Map.entry("java.lang.Float.floatToFloat16(F)S", "floatToFloat16"),
                    Map.entry("java.lang.Long.expand(JJ)J", "expand"),
                    Map.entry("java.lang.Math.rint(D)D", "rint"),
                    Map.entry("java.lang.Math.round(D)J", "round"),
                    Map.entry(
                            "java.lang.String.formatted([Ljava/lang/Object;)Ljava/lang/String;",
                            "formatted"),
                    Map.entry(
                            "java.lang.String.format(Ljava/lang/String;[Ljava/lang/Object;)"
                                    + "Ljava/lang/String;",
                            "formatted"),
                    Map.entry(
                            "java.lang.Class.getResourceAsStream(Ljava/lang/String;)"
                                    + "Ljava/io/InputStream;",
                            "resource"),
                    Map.entry("java.lang.String.lines()Ljava/util/stream/Stream;", "lines"),
                    Map.entry(
                            "java.util.Collections.unmodifiableSequencedSet("
                                    + "Ljava/util/SequencedSet;)Ljava/util/SequencedSet;",
                            "unmodifiable"),
                    Map.entry("java.util.Map.copyOf(Ljava/util/Map;)Ljava/util/Map;", "mapCopy"),
                    Map.entry(
                            "java.util.Set.copyOf(Ljava/util/Collection;)Ljava/util/Set;",
                            "setCopy"),
                    Map.entry("java.util.stream.DoubleStream.sum()D", "sum"),
                    Map.entry(
                            "java.util.stream.DoubleStream.average()Ljava/util/OptionalDouble;",
                            "average"),
                    Map.entry(
                            "java.util.stream.Stream.distinct()Ljava/util/stream/Stream;",
                            "distinct"),
                    Map.entry(
                            "org.teavm.classlib.impl.text.DoubleAnalyzer.analyze("
                                    + "DLorg/teavm/classlib/impl/text/DoubleAnalyzer$Result;)V",
                            "analyze"),
                    Map.entry(
                            "org.teavm.classlib.impl.text.DoubleSynthesizer"
                                    + ".synthesizeDouble(JIZ)D",
                            "synthesize"));

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
        host.add(new SilentRecords());
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(HERE)) {
            return;
        }
        for (MethodHolder method : type.getMethods()) {
            Program program = method.getProgram();
            if (program != null) {
                redirect(program);
            }
        }
    }

    private static void redirect(Program program) {
        for (BasicBlock block : program.getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof InvokeInstruction call) {
                    redirect(call);
                }
            }
        }
    }

    private static void redirect(InvokeInstruction call) {
        MethodReference method = call.getMethod();
        String name = NAMES.get(method.getClassName() + "." + method.getDescriptor());
        if (name == null) {
            return;
        }
        List<ValueType> types = new ArrayList<>(List.of(method.getParameterTypes()));
        List<Variable> arguments = new ArrayList<>(call.getArguments());
        if (call.getInstance() != null) {
            types.add(0, ValueType.object(method.getClassName()));
            arguments.add(0, call.getInstance());
            call.setInstance(null);
        }
        types.add(method.getReturnType());
        call.setType(InvocationType.SPECIAL);
        call.setMethod(new MethodReference(HERE, name, types.toArray(new ValueType[0])));
        call.setArguments(arguments.toArray(new Variable[0]));
    }
}
