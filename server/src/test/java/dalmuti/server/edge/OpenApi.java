package dalmuti.server.edge;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;

import dalmuti.wire.openapi.Operation;
import dalmuti.wire.openapi.Operation.Content;
import dalmuti.wire.rest.Problem;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// What can be asked over HTTP, as a document of OpenAPI 3.1.
final class OpenApi {

    private static final Pattern NAME = Pattern.compile("\\{([a-z]+)}");

    private final ObjectMapper mapper = new ObjectMapper();
    private final ObjectNode root = mapper.createObjectNode();
    private final Schemas schemas = new Schemas(root.objectNode());

    private OpenApi(List<Operation> operations) {
        root.put("openapi", "3.1.0");
        root.putObject("info").put("title", "Dalmuti").put("version", "1");
        ObjectNode paths = root.putObject("paths");
        operations.forEach(operation -> put(paths.withObjectProperty(operation.path()), operation));
        ObjectNode components = root.putObject("components");
        components.set("schemas", schemas.all());
        components
                .putObject("securitySchemes")
                .putObject("token")
                .put("type", "http")
                .put("scheme", "bearer");
    }

    /// The document, for people as well as for programs.
    static String document(List<Operation> operations) {
        var document = new OpenApi(operations);
        try {
            return document.mapper
                            .writer()
                            .with(SerializationFeature.INDENT_OUTPUT)
                            .writeValueAsString(document.root)
                    + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A tree can always be written", e);
        }
    }

    private void put(ObjectNode path, Operation operation) {
        ObjectNode it = path.putObject(operation.method().toLowerCase(Locale.ROOT));
        it.put("summary", operation.summary());
        if (operation.access() == Operation.Access.GUESTS) {
            it.putArray("security").addObject().putArray("token");
        }
        NAME.matcher(operation.path())
                .results()
                .forEach(name -> parameter(it, name.group(1), "path"));
        operation.query().forEach(name -> parameter(it, name, "query"));
        if (!(operation.takes() instanceof Content.Nothing)) {
            ObjectNode body = it.putObject("requestBody").put("required", true);
            content(body, operation.takes());
        }
        ObjectNode responses = it.putObject("responses");
        ObjectNode good = responses.putObject(String.valueOf(operation.status()));
        good.put("description", "done");
        content(good, operation.gives());
        if (operation.gives() instanceof Content.Slow) {
            ObjectNode later = responses.putObject("202");
            later.put("description", "not done yet");
            content(later, operation.gives());
        }
        for (int status : operation.problems()) {
            ObjectNode bad = responses.putObject(String.valueOf(status));
            bad.put("description", "refused");
            content(bad, new Content.Json(Problem.class));
        }
    }

    private static void parameter(ObjectNode operation, String name, String where) {
        operation
                .withArrayProperty("parameters")
                .addObject()
                .put("name", name)
                .put("in", where)
                .put("required", where.equals("path"))
                .putObject("schema")
                .put("type", "string");
    }

    private void content(ObjectNode holder, Content content) {
        switch (content) {
            case Content.Nothing _ -> {}
            case Content.PlainText _ ->
                    holder.putObject("content")
                            .putObject("text/plain")
                            .putObject("schema")
                            .put("type", "string");
            case Content.Json(var type) -> json(holder, type);
            case Content.Slow(var type) -> json(holder, type);
        }
    }

    private void json(ObjectNode holder, Class<? extends Record> type) {
        holder.putObject("content").putObject("application/json").set("schema", schemas.of(type));
    }
}
