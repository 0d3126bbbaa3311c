-- Which program may run here (docs/decisions/0132). `perlu`: the migration that a program must know, none where one only adds to what
-- was there. Filled in by every start from the headers of the files.
alter table migrasi add perlu text;

-- The programs whose functions were here, by the print of their files: the last one's are here now, and one that was here before
-- leaves them alone.
create table program (
  sidik text primary key,
  versi text not null,
  urut integer not null unique,
  pada timestamptz not null default now()
);
