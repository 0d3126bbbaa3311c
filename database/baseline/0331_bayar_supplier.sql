-- What is owed to suppliers is paid: from a drawer, by a bank, or with scrap at its weight of fine gold. Scrap that is handed
-- over is sold: its worth is revenue, what it cost is spent. Domain 12.4 (PEMBELIAN_SUPPLIER, JUAL_CIOK).
insert into peran_akun (akun, sisi, golongan) values ('PENJUALAN_ROSOK', 'K', 'PENJUALAN'), ('HPP_ROSOK', 'D', 'HPP');
insert into akun_bawaan (peran, nomor_akun) values ('PENJUALAN_ROSOK', '410500'), ('HPP_ROSOK', '510400');
select isi_bawaan_toko(kode_toko) from toko;

create table bayar_supplier (
  kode_toko text not null,
  no_dokumen text not null,
  kode_supplier text not null,
  kasir text not null,
  tunai rupiah not null check (tunai >= 0),
  jumlah_transfer rupiah not null check (jumlah_transfer >= 0),
  no_rekening text,
  jumlah_barang integer not null check (jumlah_barang >= 0),
  berat_rosok miligram not null check (berat_rosok >= 0),
  murni_rosok miligram not null check (murni_rosok >= 0),
  harga_rosok rupiah not null check (harga_rosok >= 0),
  nilai_rosok rupiah not null check (nilai_rosok >= 0),
  jumlah rupiah not null check (jumlah > 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, kode_supplier) references supplier_barang,
  foreign key (kode_toko, no_rekening) references rekening,
  constraint bayar_supplier_jumlah check (jumlah = tunai + jumlah_transfer + nilai_rosok),
  constraint bayar_supplier_rekening check ((jumlah_transfer > 0) = (no_rekening is not null)),
  constraint bayar_supplier_rosok check ((jumlah_barang > 0) = (nilai_rosok > 0))
);
select pasang_rls('bayar_supplier', 'select');
select pasang_penulis('bayar_supplier');
insert into status_gerak (jenis, transisi, dari, ke) values
  ('bayar_supplier', 'simpan', 'ROSOK', 'DISERAHKAN'), ('bayar_supplier', 'batal', 'DISERAHKAN', 'ROSOK');

-- A payment is what its legs on the debt of its supplier come to.
create function invarian_bayar_supplier() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'BAYAR_SUPPLIER', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'dokumen', s.jumlah, 'buku', b.jumlah)
    from bayar_supplier s
    left join (select u.kode_toko, u.no_dokumen, u.ke_dimensi, sum(u.jumlah) as jumlah from buku_uang u
                where u.ke_akun = 'UTANG_SUPPLIER' and u.peristiwa = 1 group by 1, 2, 3) b
      on b.kode_toko = s.kode_toko and b.no_dokumen = s.no_dokumen and b.ke_dimensi = s.kode_supplier
   where b.jumlah is distinct from s.jumlah::bigint
$$;
revoke execute on function invarian_bayar_supplier() from public;
