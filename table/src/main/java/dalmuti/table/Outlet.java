package dalmuti.table;

import dalmuti.wire.table.Notice;

/// Where a visitor is told things. It never blocks: whoever can't keep up is hung up on.
public interface Outlet {

    /// @param frame a [Notice] as JSON
    void tell(String frame);

    /// Nothing more will be told.
    void close(Notice.Why why);
}
