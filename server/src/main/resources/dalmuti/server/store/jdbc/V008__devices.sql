-- When a device was last used, roughly.
alter table guest_token add column used_at bigint default 0 not null;
update guest_token set used_at = at where used_at = 0;
