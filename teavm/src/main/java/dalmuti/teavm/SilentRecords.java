package dalmuti.teavm;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.InvokeDynamicInstruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;

import java.util.stream.StreamSupport;

/// Takes from records the text that Java gives them: five hundred functions which only say what is
/// wrong. A text that is written in the source stays.
final class SilentRecords implements ClassHolderTransformer {

    private static final MethodDescriptor TEXT = new MethodDescriptor("toString", String.class);

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        MethodHolder text = type.getMethod(TEXT);
        if (text != null && text.getProgram() != null && isJavas(text)) {
            type.removeMethod(text);
        }
    }

    private static boolean isJavas(MethodHolder method) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            boolean isMade =
                    StreamSupport.stream(block.spliterator(), false)
                            .filter(InvokeDynamicInstruction.class::isInstance)
                            .map(it -> ((InvokeDynamicInstruction) it).getBootstrapMethod())
                            .anyMatch(it -> it.getClassName().endsWith(".ObjectMethods"));
            if (isMade) {
                return true;
            }
        }
        return false;
    }
}
