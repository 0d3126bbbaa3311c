-- Ongkos and tag prices of many pieces changed at once: what each was and is, so that it can go back. Nothing moves in a book.
create table ubah_profit (
  kode_toko text not null,
  no_dokumen text not null,
  ubah text not null check (ubah in ('ONGKOS', 'ONGKOS_NAIK', 'ONGKOS_TURUN', 'BANDROL', 'BANDROL_NAIK', 'BANDROL_TURUN', 'PROFIT')),
  nilai_rp rupiah,
  persen mili_persen,
  cakupan text not null,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  harga_lama rupiah not null check (harga_lama >= 0),
  harga_baru rupiah not null check (harga_baru >= 0),
  keterangan text not null,
  primary key (kode_toko, no_dokumen),
  constraint ubah_profit_nilai check ((nilai_rp is null) <> (persen is null)),
  foreign key (kode_toko, no_dokumen) references dokumen
);
select pasang_rls('ubah_profit', 'select');
grant select, insert on ubah_profit to mustika_buku;
select pasang_penulis('ubah_profit');

create table ubah_profit_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  berat miligram not null,
  harga_modal rupiah not null,
  ongkos_lama rupiah not null,
  ongkos_baru rupiah not null check (ongkos_baru >= 0),
  bandrol_lama rupiah,
  bandrol_baru rupiah check (bandrol_baru > 0),
  harga_lama rupiah not null,
  harga_baru rupiah not null,
  primary key (kode_toko, no_dokumen, urut),
  constraint ubah_profit_barang_sekali unique (kode_toko, no_dokumen, kode_barcode),
  foreign key (kode_toko, no_dokumen) references ubah_profit,
  foreign key (kode_toko, kode_barcode) references barang
);
create index ubah_profit_barang_kode on ubah_profit_barang (kode_toko, kode_barcode);
select pasang_rls('ubah_profit_barang', 'select');
grant select, insert on ubah_profit_barang to mustika_buku;

-- Each piece by compare-and-set; what changed hands or price meanwhile refuses the whole.
create function catat_baris_ubah_profit_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(urut smallint, kode_barcode text, versi integer, ongkos_baru bigint,
             bandrol_baru bigint, harga_lama bigint, harga_baru bigint) order by kode_barcode loop
    insert into ubah_profit_barang (kode_toko, no_dokumen, urut, kode_barcode, nama_barang, kode_group, kode_dept, berat, harga_modal,
        ongkos_lama, ongkos_baru, bandrol_lama, bandrol_baru, harga_lama, harga_baru)
      select toko, no_dok, r.urut, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.berat, b.harga_modal,
          b.ongkos, r.ongkos_baru, b.harga_bandrol, r.bandrol_baru, r.harga_lama, r.harga_baru
        from barang b
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERSEDIA' and b.versi = r.versi for update;
    if not found then perform tolak('BARANG_SUDAH_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode)); end if;
    update barang b set ongkos = r.ongkos_baru, harga_bandrol = r.bandrol_baru, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode;
  end loop;
end $$;

-- The way back, refused once a piece is no longer there or wears another price by now.
create function catat_baris_ubah_profit_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from ubah_profit_barang l where l.kode_toko = toko and l.no_dokumen = no_dok order by l.kode_barcode loop
    update barang b set ongkos = r.ongkos_lama, harga_bandrol = r.bandrol_lama, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERSEDIA' and b.ongkos = r.ongkos_baru
       and b.harga_bandrol is not distinct from r.bandrol_baru;
    if not found then perform tolak('BARANG_SUDAH_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode)); end if;
  end loop;
end $$;
insert into penulis (nama) values ('ubah_profit_barang'), ('ubah_profit_batal');
