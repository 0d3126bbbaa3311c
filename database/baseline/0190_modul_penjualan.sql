-- Modules of the counter that nothing read until now (Domain R11.8). A store may go without sales people: its lines name
-- none. A piece may be sold with a note on its finishing, and the nota keeps the size it had that day.
alter table penjualan_barang alter column kode_sales drop not null,
  add column finishing text check (finishing <> ''),
  add column size text check (size <> '');
alter table titipan_barang alter column kode_sales drop not null,
  add column finishing text check (finishing <> '');
alter table pembelian_barang alter column kode_sales drop not null;

create or replace function catat_baris_penjualan_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void
language plpgsql as $$
begin
  insert into penjualan_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, kode_sales, nama_barang,
      kode_group, kode_dept, kode_gudang, kode_baki, berat, kadar, kadar_cetak, harga_sistem, harga_per_gram, harga_emas, ongkos,
      harga_atribut, diskon, pembulatan, kelas_ppn, ppn_transaksi_value, kode_faktur, ppn_cara, dpp, ppn_transaksi_rp, total,
      harga_modal, finishing, size)
    select toko, no_dok, x.urut, no_dok || '-' || x.urut, x.tanggal, x.kode_barcode, x.kode_sales, x.nama_barang,
      x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, x.berat, x.kadar, x.kadar_cetak, x.harga_sistem, x.harga_per_gram,
      x.harga_emas, x.ongkos, x.harga_atribut, x.diskon, x.pembulatan, x.kelas_ppn, x.ppn_transaksi_value, x.kode_faktur,
      x.ppn_cara, x.dpp, coalesce(x.ppn_transaksi_rp, 0), x.total, x.harga_modal, x.finishing, x.size
    from jsonb_populate_recordset(null::penjualan_barang, baris) x;
end $$;

create or replace function catat_baris_titipan_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into titipan_barang (kode_toko, no_titipan, urut, kode_barcode, kode_sales, nama_barang, kode_group, kode_dept, kode_gudang,
      kode_baki, baki_titip, berat, kadar, kadar_cetak, harga_sistem, ongkos_sistem, harga_per_gram, harga_emas, ongkos, harga_atribut,
      diskon, pembulatan, ppn_tambahan, total, harga_modal, finishing)
    select toko, no_dok, x.urut, x.kode_barcode, x.kode_sales, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang,
      x.kode_baki, x.baki_titip, x.berat, x.kadar, x.kadar_cetak, x.harga_sistem, x.ongkos_sistem, x.harga_per_gram, x.harga_emas,
      x.ongkos, x.harga_atribut, x.diskon, x.pembulatan, x.ppn_tambahan, x.total, x.harga_modal, x.finishing
    from jsonb_populate_recordset(null::titipan_barang, baris) x;
end $$;

-- Stores that kept sizes before the module was read go on keeping them.
insert into para_system (kode_toko, key, value)
  select distinct b.kode_toko, 'SIZE_PERHIASAN_MODULE', 'true' from barang b where b.size is not null
  on conflict do nothing;
