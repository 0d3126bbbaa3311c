-- What stands behind the weights of an event: how many are put on the scale, and the lines of those that were. docs/decisions/0154.
-- oldest program: 0630_oldest_program.sql
create table peristiwa_timbang (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  tanggal date not null,
  user_id text not null,
  berat integer not null check (berat > 0),
  ditimbang integer not null check (ditimbang between 0 and berat),
  -- Field, line of the scale, which scale, when.
  bacaan jsonb not null,
  primary key (kode_toko, no_dokumen, peristiwa),
  foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa (kode_toko, no_dokumen, urut),
  constraint peristiwa_timbang_bacaan check (jsonb_array_length(bacaan) = ditimbang)
);
create index peristiwa_timbang_hari on peristiwa_timbang (kode_toko, tanggal);
select pasang_rls('peristiwa_timbang', 'select');
insert into penulis (nama, kecuali) values ('peristiwa_timbang', '{}');
