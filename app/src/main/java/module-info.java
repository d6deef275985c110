/// The one command `dalmuti`.
@org.jspecify.annotations.NullMarked
module dalmuti.app {
    requires static org.jspecify;
    requires dalmuti.bots;
    requires dalmuti.contract;
    requires dalmuti.game;
    requires dalmuti.grapples;
    requires dalmuti.programs;
    requires dalmuti.server;
    requires dalmuti.table;
    requires dalmuti.lab;
    requires dalmuti.wire;
    requires dalmuti.words;
    requires info.picocli;
    requires org.jline.reader;
    requires org.jline.terminal;
    requires java.management;
    requires java.net.http;

    opens dalmuti.app to
            info.picocli;
    opens dalmuti.app.options to
            info.picocli;
    opens dalmuti.app.play to
            info.picocli;
    opens dalmuti.app.records to
            info.picocli;
    opens dalmuti.app.release to
            info.picocli;
    opens dalmuti.app.serve to
            info.picocli;
    opens dalmuti.app.site to
            info.picocli;
}
