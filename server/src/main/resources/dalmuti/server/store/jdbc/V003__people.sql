-- People, without a sign-up. Only hashes of what they hold are kept.
create table if not exists guest (
    id varchar primary key,
    name varchar not null,
    at bigint not null
);

-- One for each of their devices.
create table if not exists guest_token (
    hash varchar primary key,
    guest varchar not null references guest (id) on delete cascade,
    at bigint not null
);
create index if not exists guest_token_guest on guest_token (guest);

create table if not exists guest_link (
    hash varchar primary key,
    guest varchar not null references guest (id) on delete cascade,
    until_at bigint not null
);
create index if not exists guest_link_guest on guest_link (guest);

-- Whom the house does not let in: a guest or an address.
create table if not exists ban (
    whom varchar primary key,
    until_at bigint not null,
    reason varchar not null
);

create table if not exists report (
    id varchar primary key,
    at bigint not null,
    code varchar not null,
    reporter varchar not null,
    about varchar not null,
    reason varchar not null,
    resolved boolean not null
);

create table if not exists lobby_card (
    code varchar primary key,
    game varchar not null,
    rules varchar not null,
    listed boolean not null,
    state varchar not null,
    seats integer not null,
    people integer not null,
    bots integer not null,
    onlookers integer not null,
    host varchar not null,
    opened_at bigint not null,
    at bigint not null
);
