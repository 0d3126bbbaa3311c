-- oldest program: 0630_oldest_program.sql
-- The totals that the till of before gave out on its last evening, a row each, held against the books. docs/decisions/0153.
create table angka_kasir_lama (
  kode_toko text not null references toko,
  -- Its line on the sheet of the old till.
  no_baris text not null,
  bagian text not null,
  -- Of which group, tray, drawer, account; nothing: all of them together.
  rincian text,
  banyak integer check (banyak >= 0),
  berat miligram check (berat >= 0),
  jumlah rupiah,
  primary key (kode_toko, no_baris),
  constraint angka_kasir_lama_isi check (banyak is not null or berat is not null or jumlah is not null)
);
comment on constraint angka_kasir_lama_isi on angka_kasir_lama is 'Isi Banyak, Berat Atau Jumlah';
create index cari_angka_kasir_lama_bagian on angka_kasir_lama (kode_toko, bagian, no_baris);
create index cari_angka_kasir_lama_rincian on angka_kasir_lama (kode_toko, rincian, no_baris);
select tambah_jejak('angka_kasir_lama');
select pasang_rls('angka_kasir_lama', 'select, insert, update');
-- A number is said once.
create unique index uq_angka_kasir_lama on angka_kasir_lama (kode_toko, bagian, (coalesce(rincian, ''))) where aktif;
