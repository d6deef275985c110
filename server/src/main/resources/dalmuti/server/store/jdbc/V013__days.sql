-- How guests did with the deals of days; -1 where nothing could be decided.
create table if not exists day_result (
    day varchar not null,
    guest varchar not null references guest (id) on delete cascade,
    place integer not null,
    accuracy double precision not null,
    at bigint not null,
    primary key (day, guest)
);
create index if not exists day_result_guest on day_result (guest);
