/// Tables for everybody: sessions, clocks, the journal, HTTP and WebSockets.
@org.jspecify.annotations.NullMarked
module dalmuti.server {
    requires static org.jspecify;
    requires transitive dalmuti.table;
    requires com.google.zxing;
    requires com.zaxxer.hikari;
    requires java.sql;
    requires jdk.httpserver;
    requires java.management;
    requires io.javalin;
    requires io.prometheus.metrics.core;
    requires io.prometheus.metrics.instrumentation.jvm;
    requires io.prometheus.metrics.model;
    requires io.prometheus.writer.text;
    requires org.eclipse.jetty.ee10.servlet;
    requires org.eclipse.jetty.server;
    requires org.eclipse.jetty.websocket.core.server;
    requires org.shredzone.acme4j;
    requires org.slf4j;
    requires org.xerial.sqlitejdbc;
    requires pekko.actor.typed;
    requires pekko.actor;
    requires pekko.cluster;
    requires pekko.cluster.typed;
    requires pekko.cluster.sharding.typed;
    requires pekko.persistence.typed;
    requires pekko.persistence;
    requires pekko.coordination;
    requires scala.library;
    requires typesafe.config;

    exports dalmuti.server;
    exports dalmuti.server.assembly;
    exports dalmuti.server.edge;
    exports dalmuti.server.edge.acme;
    exports dalmuti.server.edge.operator;
    exports dalmuti.server.edge.tls;
    exports dalmuti.server.site;

    // The plugins of the journal are made by name.
    opens dalmuti.server.hosting to
            pekko.actor;
}
