package dalmuti.server;

import dalmuti.wire.operator.Overview.Done;

import java.util.List;

/// What was done at the operator's port, and by whom. All machines share it.
public interface OperatorLog {

    void add(String operator, String action);

    /// The latest first.
    List<Done> latest(int most);
}
