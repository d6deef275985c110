-- What somebody is proud of: the longest reign, and the most places risen at once.
alter table archive_player add column if not exists reign integer default 0 not null;
alter table archive_player add column if not exists climb integer default 0 not null;
