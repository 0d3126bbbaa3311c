-- A browser that is open was written down every forty-five seconds: thirteen rows for every sale of a large chain. Its process says
-- that it lives, once for all the lines it holds; a session says which process holds its line.
create table proses (
  id uuid primary key,
  detak timestamptz not null
);
grant select, insert, update on proses to mustika_app;
grant select on proses to mustika_buku;

alter table sesi add column proses uuid;
grant update (proses) on sesi to mustika_app;
grant select (proses) on sesi to mustika_buku;
