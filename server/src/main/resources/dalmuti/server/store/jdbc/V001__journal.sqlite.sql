-- The key keeps the rows of a table together, which is how they are read.
create table if not exists journal (
    entity varchar not null,
    seq bigint not null,
    kind varchar not null,
    version integer not null,
    body varchar not null,
    at bigint not null,
    primary key (entity, seq)
) without rowid;
