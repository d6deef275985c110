-- Matches that are over, each once.
create table if not exists archive_match (
    code varchar not null,
    number integer not null,
    game varchar not null,
    rules varchar not null,
    rounds integer not null,
    started_at bigint not null,
    ended_at bigint not null,
    record text not null,
    primary key (code, number)
);

-- Who played in them. Either guest or level is empty.
create table if not exists archive_player (
    code varchar not null,
    number integer not null,
    player integer not null,
    guest varchar not null,
    level varchar not null,
    name varchar not null,
    place integer not null,
    of_players integer not null,
    points integer not null,
    moves integer not null,
    stood_in integer not null,
    rounds integer not null,
    firsts integer not null,
    crowned integer not null,
    peon integer not null,
    revolutions integer not null,
    tricks integer not null,
    primary key (code, number, player),
    foreign key (code, number) references archive_match (code, number) on delete cascade
);
create index if not exists archive_player_guest on archive_player (guest);

-- How well somebody plays: a guest by id, or all bots of a level.
create table if not exists rating (
    who varchar not null,
    game varchar not null,
    mean double precision not null,
    spread double precision not null,
    matches integer not null,
    primary key (who, game)
);

-- Whoever archives holds this row, so that ratings change one match after another.
create table if not exists archive_turn (
    id integer primary key
);
insert into archive_turn (id) select 1 where not exists (select id from archive_turn);
