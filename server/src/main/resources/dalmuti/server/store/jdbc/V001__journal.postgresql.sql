-- The key sees to it that an entity is written by one node only.
create table if not exists journal (
    entity varchar not null,
    seq bigint not null,
    kind varchar not null,
    version integer not null,
    body varchar not null,
    at bigint not null,
    primary key (entity, seq)
);
