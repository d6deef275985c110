-- Which of the drawn faces a guest has chosen; 0 for none.
alter table guest add column face integer default 0 not null;
