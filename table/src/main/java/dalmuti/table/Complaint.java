package dalmuti.table;

/// Somebody is reported to whoever runs the server.
///
/// @param by the id of the guest who reports
/// @param about the id of the guest who is reported
/// @param address where that guest comes from; empty when that is not known
public record Complaint(String table, String by, String about, String address, String reason) {}
