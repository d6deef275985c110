-- Whether a match was played where everybody could see it, which its table does not tell for ever.
alter table archive_match add column if not exists listed boolean default false not null;
update archive_match set listed = true where code in (select code from lobby_card where listed);
