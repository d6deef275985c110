package dalmuti.server.store;

import dalmuti.server.OperatorLog;
import dalmuti.server.store.jdbc.Database;
import dalmuti.wire.operator.Overview.Done;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;

/// What operators did, in the log of the server and in its database.
public final class OperatorActions implements OperatorLog {

    private static final Logger LOG = LoggerFactory.getLogger(OperatorActions.class);

    /// For how long it is kept: there may be an address in it.
    private static final Duration KEPT = Duration.ofDays(365);

    private final Database database;
    private final InstantSource clock;
    private final Secrets secrets = new Secrets();

    public OperatorActions(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    @Override
    public void add(String operator, String action) {
        LOG.info("{}: {}", operator, action);
        long now = clock.millis();
        database.within(
                sql -> {
                    sql.change("delete from operator_action where at < ?", now - KEPT.toMillis());
                    return sql.insert(
                            "operator_action",
                            "id, at, operator, action",
                            secrets.id(),
                            now,
                            operator,
                            action);
                });
    }

    @Override
    public List<Done> latest(int most) {
        return database.list(
                row -> new Done(row.getLong(1), row.getString(2), row.getString(3)),
                "select at, operator, action from operator_action order by at desc, id limit ?",
                most);
    }
}
