-- Masters of goods and nota: tags, craftsmen, marketplaces, sentences of the nota, suppliers,
-- price groups. A sentence said about a constraint is what the person reads who breaks it.

create table marketplace (
  kode_marketplace text primary key,
  nama_marketplace text not null,
  -- Below 100 %: the price is divided by what the fee leaves.
  fee_persen mili_persen not null default 0 check (fee_persen between 0 and 90000),
  biaya_tetap rupiah not null default 0 check (biaya_tetap >= 0)
);
select tambah_jejak('marketplace');
select beri_hak_rantai('marketplace');
revoke delete on marketplace from mustika_app;

create table para_bandrol (
  kode_toko text not null references toko,
  kode_bandrol text not null,
  keterangan text not null,
  -- The tag itself: taken off when a tray is weighed. Domain R8.1.
  berat_bandrol miligram not null default 0 check (berat_bandrol between 0 and 100000),
  harga_bandrol rupiah check (harga_bandrol > 0),
  primary key (kode_toko, kode_bandrol)
);
create table tukang (
  kode_toko text not null references toko,
  kode_tukang text not null,
  nama_tukang text not null,
  no_hp text,
  alamat text,
  ongkos_per_gram rupiah not null default 0 check (ongkos_per_gram >= 0),
  toleransi_susut mili_persen not null default 2000 check (toleransi_susut between 0 and 100000),
  primary key (kode_toko, kode_tukang)
);
create table keterangan_nota (
  kode_toko text not null references toko,
  kode_keterangan text not null,
  isi text not null,
  jenis_nota text not null
    check (jenis_nota in ('PENJUALAN', 'PEMBELIAN', 'PESANAN', 'TITIPAN', 'SERVICE', 'HUTANG', 'CICILAN')),
  urutan integer not null default 1 check (urutan between 1 and 99),
  primary key (kode_toko, kode_keterangan)
);
create table supplier_barang (
  kode_toko text not null references toko,
  kode_supplier text not null,
  nama_supplier text not null,
  alamat_supplier text,
  no_telp text,
  npwp text,
  primary key (kode_toko, kode_supplier)
);
create table kelompok_harga (
  kode_toko text not null references toko,
  kelompok_harga text not null,
  nama_kelompok text not null,
  primary key (kode_toko, kelompok_harga)
);

do $$
declare t text;
begin
  foreach t in array array['para_bandrol', 'tukang', 'keterangan_nota', 'supplier_barang',
                           'kelompok_harga'] loop
    perform tambah_jejak(t::regclass);
    perform pasang_rls(t::regclass, 'select, insert, update');
    execute format('grant select on %I to mustika_buku', t);
  end loop;
end $$;

create unique index uq_keterangan_nota on keterangan_nota (kode_toko, jenis_nota, urutan) where aktif;
comment on index uq_keterangan_nota is 'Urutan Ini Sudah Dipakai Keterangan Lain Di Jenis Nota Ini';
