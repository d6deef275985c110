-- What somebody is proud of: the longest reign, and the most places risen at once.
alter table archive_player add column reign integer default 0 not null;
alter table archive_player add column climb integer default 0 not null;
