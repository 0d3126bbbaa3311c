-- Gold that a branch sends to head office by weight, and what became of it. Domain 7; docs/decisions/0087.
insert into jenis_lot (jenis_lot, nama, akun) values ('KIRIM', 'DALAM PENGIRIMAN', 'BARANG_DALAM_PENGIRIMAN');

alter table kirim_cuci drop constraint kirim_cuci_pekerjaan_check, alter column tukang drop not null, alter column perlakuan drop not null,
  -- Head office, where it is no craftsman who gets it.
  add column tujuan text references toko,
  add constraint kirim_cuci_pekerjaan_check check (pekerjaan in ('CUCI', 'PATRI', 'LEBUR', 'PUSAT')),
  add constraint kirim_cuci_penerima check (case pekerjaan when 'PUSAT' then tujuan is not null and tukang is null and perlakuan is null
                                              else tujuan is null and tukang is not null and perlakuan is not null end),
  add constraint kirim_cuci_ke_lain check (tujuan <> kode_toko);
-- Head office reads what is on its way there.
create policy tujuan on kirim_cuci for select using (tujuan = current_setting('app.kode_toko', true));

-- A lot on its way, told so that its receiver knows what it was, and what of it nobody has answered for.
create table kirim_pusat_lot (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_lot text not null,
  tujuan text not null,
  tanggal date not null,
  nama_lot text not null,
  jenis_lot text not null references jenis_lot,
  kadar mili_persen not null,
  kode_group text,
  kode_dept text,
  ada_faktur boolean not null,
  qty integer not null check (qty >= 0),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  sisa_qty integer not null check (sisa_qty >= 0),
  sisa_berat miligram not null check (sisa_berat >= 0),
  sisa_murni miligram not null check (sisa_murni >= 0),
  sisa_modal rupiah not null check (sisa_modal >= 0),
  -- On the scale of head office; more than was sent where that says so.
  terima_berat miligram not null default 0 check (terima_berat >= 0),
  kembali_berat miligram not null default 0 check (kembali_berat >= 0),
  hilang_berat miligram not null default 0 check (hilang_berat >= 0),
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references kirim_cuci,
  foreign key (kode_toko, kode_lot) references lot,
  foreign key (tujuan) references toko
);
create unique index kirim_pusat_lot_kode on kirim_pusat_lot (kode_lot);
create index kirim_pusat_lot_sisa on kirim_pusat_lot (tujuan) where sisa_berat > 0;

create table terima_pusat (
  kode_toko text not null,
  no_dokumen text not null,
  no_kirim text not null,
  dari_toko text not null references toko,
  cara text not null check (cara in ('PERTAMA', 'SUSULAN')),
  jumlah_barang integer not null check (jumlah_barang >= 0),
  berat_kirim miligram not null check (berat_kirim > 0),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  constraint terima_pusat_dari_lain check (dari_toko <> kode_toko)
);
create index terima_pusat_kirim on terima_pusat (kode_toko, no_kirim);

create table terima_pusat_lot (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  dari_lot text not null,
  kode_lot text not null,
  nama_lot text not null,
  jenis_lot text not null references jenis_lot,
  kadar mili_persen not null,
  qty integer not null check (qty >= 0),
  -- What was still out of it; the shop loses so much of it by this document as `berat` says, and never more.
  berat_kirim miligram not null check (berat_kirim > 0),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  ke_gudang text not null,
  ke_baki text not null,
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references terima_pusat,
  foreign key (kode_toko, kode_lot) references lot
);

select pasang_rls('kirim_pusat_lot', 'select'), pasang_rls('terima_pusat', 'select'), pasang_rls('terima_pusat_lot', 'select');
create policy tujuan on kirim_pusat_lot for select using (tujuan = current_setting('app.kode_toko', true));
grant insert, select on kirim_pusat_lot, terima_pusat, terima_pusat_lot to mustika_buku;
grant update (sisa_qty, sisa_berat, sisa_murni, sisa_modal, terima_berat, kembali_berat, hilang_berat) on kirim_pusat_lot to mustika_buku;
insert into penulis (nama, kecuali) values
  ('kirim_pusat_lot', '{terima_berat,kembali_berat,hilang_berat}'), ('terima_pusat', '{}'), ('terima_pusat_lot', '{}'),
  ('kirim_pusat_sisa', null), ('kirim_pusat_tarik', null);
insert into status_gerak (jenis, transisi, dari, ke, timbang) values
  ('kirim_cuci', 'pusat', 'ROSOK', 'DISORTIR', false),
  ('kirim_cuci', 'pusat', 'DIBELI', 'DISORTIR', false),
  ('kirim_cuci', 'batal', 'DISORTIR', 'DIBELI', false);
