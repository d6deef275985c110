-- What was done at the operator's port, and by whom.
create table if not exists operator_action (
    id varchar primary key,
    at bigint not null,
    operator varchar not null,
    action varchar not null
);
create index if not exists operator_action_at on operator_action (at);
