-- Where somebody who was reported came from, until the report is dealt with; empty when not known.
alter table report add column if not exists address varchar default '' not null;
