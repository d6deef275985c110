package dalmuti.server.edge.acme;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.cert.X509v3CertificateBuilder;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;
import org.bouncycastle.pkcs.PKCS10CertificationRequest;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.jws.JsonWebSignature;

import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/// A small authority that speaks ACME: it checks nonces and signatures, visits whoever says to have
/// a name, and signs what they ask for.
final class SmallAuthority implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String TOKEN = "token-of-the-challenge";

    private final HttpServer server;
    private final KeyPair key;
    private final int proofPort;
    private final Set<String> nonces = ConcurrentHashMap.newKeySet();
    private Optional<PublicJsonWebKey> account = Optional.empty();
    private String name = "";
    private String status = "pending";
    private String proof = "pending";
    private byte[] signed = new byte[0];

    /// How long its certificates hold.
    Duration lifetime = Duration.ofDays(90);

    /// Whether it refuses all orders.
    boolean refuses;

    int orders;

    SmallAuthority(int proofPort) throws Exception {
        this.proofPort = proofPort;
        var maker = KeyPairGenerator.getInstance("EC");
        maker.initialize(256);
        key = maker.generateKeyPair();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::handle);
        server.start();
    }

    URI directory() {
        return URI.create(url("/directory"));
    }

    private String url(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    private record Answer(int status, String type, String body, String location) {

        static Answer json(int status, Object body, String location) throws IOException {
            return new Answer(status, "application/json", JSON.writeValueAsString(body), location);
        }

        static Answer problem(String kind, String detail) throws IOException {
            var body = Map.of("type", "urn:ietf:params:acme:error:" + kind, "detail", detail);
            return new Answer(403, "application/problem+json", JSON.writeValueAsString(body), "");
        }
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Answer answer = answer(exchange);
            String nonce = UUID.randomUUID().toString().replace("-", "");
            nonces.add(nonce);
            var headers = exchange.getResponseHeaders();
            headers.set("Replay-Nonce", nonce);
            headers.set("Content-Type", answer.type());
            if (!answer.location().isEmpty()) {
                headers.set("Location", answer.location());
            }
            boolean head = exchange.getRequestMethod().equals("HEAD");
            byte[] bytes = answer.body().getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(answer.status(), head ? -1 : bytes.length);
            if (!head) {
                exchange.getResponseBody().write(bytes);
            }
        } catch (Exception e) {
            throw new IOException(e);
        }
    }

    private Answer answer(HttpExchange exchange) throws Exception {
        String path = exchange.getRequestURI().getPath();
        if (path.equals("/directory")) {
            return Answer.json(
                    200,
                    Map.of(
                            "newNonce", url("/nonce"),
                            "newAccount", url("/account"),
                            "newOrder", url("/order")),
                    "");
        }
        if (path.equals("/nonce")) {
            return new Answer(200, "text/plain", "", "");
        }
        JsonNode said = verified(exchange, path);
        return switch (path) {
            case "/account" -> Answer.json(201, Map.of("status", "valid"), url("/account/1"));
            case "/order" -> ordered(said);
            case "/order/1" -> order(200);
            case "/authorization/1" -> authorization();
            case "/challenge/1" -> {
                visit();
                yield Answer.json(200, challenge(), "");
            }
            case "/finalize/1" -> {
                sign(Base64.getUrlDecoder().decode(said.at("/csr").asText()));
                yield order(200);
            }
            case "/certificate/1" ->
                    new Answer(200, "application/pem-certificate-chain", pem(signed), "");
            default -> Answer.problem("malformed", "there is no " + path);
        };
    }

    /// What was said, if its signature is that of the account, and it is said here and once.
    private JsonNode verified(HttpExchange exchange, String path) throws Exception {
        JsonNode body = JSON.readTree(exchange.getRequestBody());
        var signature = new JsonWebSignature();
        signature.setCompactSerialization(
                "%s.%s.%s"
                        .formatted(
                                body.at("/protected").asText(),
                                body.at("/payload").asText(),
                                body.at("/signature").asText()));
        if (path.equals("/account")) {
            JsonNode head =
                    JSON.readTree(Base64.getUrlDecoder().decode(body.at("/protected").asText()));
            account =
                    Optional.of(PublicJsonWebKey.Factory.newPublicJwk(head.at("/jwk").toString()));
        }
        signature.setKey(account.orElseThrow().getPublicKey());
        if (!signature.verifySignature()
                || !nonces.remove(signature.getHeader("nonce"))
                || !url(path).equals(signature.getHeader("url"))) {
            throw new IOException("Not signed as it should be");
        }
        String payload = signature.getUnverifiedPayload();
        return JSON.readTree(payload.isEmpty() ? "{}" : payload);
    }

    private Answer ordered(JsonNode said) throws Exception {
        orders++;
        if (refuses) {
            return Answer.problem("rejectedIdentifier", "we do not sign for such names");
        }
        name = said.at("/identifiers/0/value").asText();
        status = "pending";
        proof = "pending";
        return order(201);
    }

    private Answer order(int code) throws IOException {
        return Answer.json(
                code,
                Map.of(
                        "status",
                        status,
                        "identifiers",
                        new Object[] {Map.of("type", "dns", "value", name)},
                        "authorizations",
                        new Object[] {url("/authorization/1")},
                        "finalize",
                        url("/finalize/1"),
                        "certificate",
                        url("/certificate/1")),
                url("/order/1"));
    }

    private Answer authorization() throws IOException {
        return Answer.json(
                200,
                Map.of(
                        "status",
                        proof,
                        "identifier",
                        Map.of("type", "dns", "value", name),
                        "challenges",
                        new Object[] {challenge()}),
                "");
    }

    private Map<String, Object> challenge() {
        return Map.of(
                "type", "http-01", "url", url("/challenge/1"), "token", TOKEN, "status", proof);
    }

    /// Everybody who has a name answers at its port 80 with the token and the hash of their key.
    private void visit() throws Exception {
        var page =
                URI.create(
                        "http://127.0.0.1:%d/.well-known/acme-challenge/%s"
                                .formatted(proofPort, TOKEN));
        try (var http = HttpClient.newHttpClient()) {
            String heard =
                    http.send(HttpRequest.newBuilder(page).build(), BodyHandlers.ofString()).body();
            String hash = account.orElseThrow().calculateBase64urlEncodedThumbprint("SHA-256");
            proof = heard.equals(TOKEN + "." + hash) ? "valid" : "invalid";
            status = proof.equals("valid") ? "ready" : "invalid";
        }
    }

    private void sign(byte[] asked) throws Exception {
        var request = new PKCS10CertificationRequest(asked);
        var now = Instant.now();
        var builder =
                new X509v3CertificateBuilder(
                        new X500Name("CN=Small Authority"),
                        BigInteger.valueOf(orders),
                        Date.from(now.minusSeconds(60)),
                        Date.from(now.plus(lifetime)),
                        request.getSubject(),
                        request.getSubjectPublicKeyInfo());
        builder.addExtension(
                Extension.subjectAlternativeName,
                true,
                new GeneralNames(new GeneralName(GeneralName.dNSName, name)));
        var signer = new JcaContentSignerBuilder("SHA256withECDSA").build(key.getPrivate());
        signed = builder.build(signer).getEncoded();
        status = "valid";
    }

    private static String pem(byte[] bytes) {
        return "-----BEGIN CERTIFICATE-----\n%s\n-----END CERTIFICATE-----\n"
                .formatted(Base64.getMimeEncoder().encodeToString(bytes));
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
