-- What stones were priced at when their piece was priced, and the stones of a sold line as they were sold: a later rate, another master or
-- a piece that comes back and is set anew changes nothing of what was sold. Domain R10.1, R10.3. Dollars are whole, by the carat or by
-- the stone, as Master Berlian has them; `kurs` is rupiah of a dollar. Stones that were typed without the master have none of it.
alter table barang_batu add column satuan_harga text, add column harga_usd integer, add column kurs rupiah;
alter table barang_batu add constraint barang_batu_harga check (num_nulls(satuan_harga, harga_usd, kurs) in (0, 3)
  and satuan_harga in ('CT', 'PCS') and harga_usd > 0 and kurs > 0);

create table penjualan_batu (
  kode_toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  ke smallint not null,
  kode_batu text not null references jenis_batu,
  jumlah integer not null,
  karat miligram not null,
  kode_shape text,
  kode_color text,
  kode_clarity text,
  sertifikat text not null,
  no_sertifikat text,
  satuan_harga text,
  harga_usd integer,
  kurs rupiah,
  primary key (kode_toko, no_faktur_group, urut, ke),
  constraint penjualan_batu_jumlah check (jumlah > 0 and karat > 0),
  constraint penjualan_batu_sertifikat check ((sertifikat = 'TANPA') = (no_sertifikat is null)),
  constraint penjualan_batu_harga check (num_nulls(satuan_harga, harga_usd, kurs) in (0, 3)
    and satuan_harga in ('CT', 'PCS') and harga_usd > 0 and kurs > 0),
  foreign key (kode_toko, no_faktur_group, urut) references penjualan_barang (kode_toko, no_faktur_group, urut)
);
select pasang_rls('penjualan_batu', '');
grant select on penjualan_batu to mustika_app, mustika_report;
grant insert, select on penjualan_batu to mustika_buku;
create trigger kekal before delete or update on penjualan_batu for each row execute function tolak_ubah();
create trigger kekal_semua before truncate on penjualan_batu for each statement execute function tolak_ubah();
alter table penjualan_batu enable always trigger kekal, enable always trigger kekal_semua;
