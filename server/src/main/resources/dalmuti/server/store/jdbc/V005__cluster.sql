-- Which machines share the tables, and which of them may go on when they lose sight of each other.
create table if not exists node (
    address varchar(255) primary key,
    seen bigint not null
);
create table if not exists lease (
    name varchar(255) primary key,
    owner varchar(255) not null,
    until_ms bigint not null
);
insert into lease (name, owner, until_ms)
    select 'meeting', '', 0 where not exists (select 1 from lease where name = 'meeting');
