-- Rows are only added at the end, under a number of their own, because that is what this database
-- does fastest; which rows are an entity's is known in memory.
create table if not exists journal (
    id bigint primary key,
    entity varchar not null,
    seq bigint not null,
    kind varchar not null,
    version integer not null,
    body varchar not null,
    at bigint not null
);
