-- How many calls of a key were refused in a row for being too many: the first stands in its log.
alter table kunci_api_laju add column ditolak integer not null default 0 check (ditolak >= 0);
-- When a subscription was last told something. What may be pruned is no longer found by its moment alone.
create index kirim_kejadian_terkirim on kirim_kejadian (langganan, selesai) where status = 'TERKIRIM';
drop index kirim_kejadian_selesai;
