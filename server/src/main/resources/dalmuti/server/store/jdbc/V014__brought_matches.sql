-- Whether a match was begun on a device, so that it counts for nothing.
alter table archive_match add column if not exists brought boolean default false not null;
