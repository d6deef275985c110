-- Whether a guest has said to be a program.
alter table guest add column program boolean default false not null;
