-- Bars and scrap are sold to another business, with the tax of each lot. docs/decisions/0091.
create table jual_emas (
  kode_toko text not null,
  no_dokumen text not null,
  kode_supplier text not null,
  harga_murni rupiah not null check (harga_murni >= 1),
  jumlah_barang integer not null check (jumlah_barang >= 0),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  murni_jual miligram not null check (murni_jual >= 0),
  total rupiah not null check (total >= 0),
  ppn rupiah not null check (ppn >= 0 and ppn <= total),
  pph22 rupiah not null check (pph22 >= 0),
  jumlah rupiah not null,
  jenis_supplier text check (jenis_supplier in ('PABRIKAN', 'PEDAGANG')),
  no_bebas_pph22 text,
  harga_modal rupiah not null check (harga_modal >= 0),
  kasir text not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, kode_supplier) references supplier_barang,
  foreign key (kode_toko, no_dokumen) references dokumen,
  constraint jual_emas_jumlah check (jumlah = total + pph22),
  constraint jual_emas_pph22 check (pph22 = 0 or no_bebas_pph22 is null)
);
-- Each lot as the tax office hears of it; `kadar_uji` is what the buyer's test says where he did not take the shop's word.
create table jual_emas_lot (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_lot text not null,
  nama_lot text not null,
  kadar mili_persen not null check (kadar >= 1),
  kadar_uji mili_persen check (kadar_uji between 1 and 100000),
  qty integer not null check (qty >= 0),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  murni_jual miligram not null check (murni_jual >= 0),
  kelas_ppn text,
  ppn_cara text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  dpp rupiah,
  ppn_transaksi_rp rupiah not null check (ppn_transaksi_rp >= 0),
  total rupiah not null check (total >= 0),
  pph22 rupiah not null check (pph22 >= 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references jual_emas,
  foreign key (kode_toko, kode_lot) references lot,
  constraint jual_emas_lot_dpp check (case when kelas_ppn is null
    then num_nonnulls(ppn_cara, ppn_transaksi_value, kode_faktur, dpp) = 0 and ppn_transaksi_rp = 0
    else num_nulls(ppn_cara, ppn_transaksi_value, kode_faktur, dpp) = 0 and dpp + ppn_transaksi_rp = total end)
);
create index jual_emas_lot_kelas on jual_emas_lot (kode_toko, kelas_ppn, tanggal) where kelas_ppn is not null;

select pasang_rls('jual_emas', 'select'), pasang_rls('jual_emas_lot', 'select');
grant insert, select on jual_emas, jual_emas_lot to mustika_buku;
insert into penulis (nama, kecuali) values ('jual_emas', '{}'), ('jual_emas_lot', '{}');
