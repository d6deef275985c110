-- Up to where an entity's rows have been deleted.
create table if not exists journal_floor (
    entity varchar primary key,
    seq bigint not null
);

-- Matches that are over and wait for the archive.
create table if not exists journal_finished (
    entity varchar not null,
    seq bigint not null,
    number integer not null,
    primary key (entity, seq)
);

create table if not exists snapshot (
    entity varchar not null,
    seq bigint not null,
    kind varchar not null,
    version integer not null,
    body varchar not null,
    at bigint not null,
    primary key (entity, seq)
);
