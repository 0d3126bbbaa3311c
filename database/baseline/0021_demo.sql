-- Whether this database holds the demo chain, whose passwords everybody knows, and whether its filling came to an end.
create table rantai_demo (
  satu boolean primary key default true check (satu),
  mulai timestamptz not null default now(),
  selesai timestamptz
);
grant select on rantai_demo to mustika_app, mustika_report;
