-- Points by Parameter Point and Get Point: a nota keeps what its points are worth, because rows of one list may value them
-- differently and the list may change before the nota is validated. Purchases from members give points too. Domain R9.1, R4.11.
alter table penjualan add column poin_rp rupiah not null default 0 check (poin_rp >= 0);
update penjualan p set poin_rp = p.poin * coalesce(
  (select s.value::bigint from para_system s where s.kode_toko = p.kode_toko and s.key = 'NILAI_POIN' and s.value ~ '^\d{1,12}$'), 5000)
 where p.poin > 0;
alter table pembelian
  add column poin integer not null default 0 check (poin >= 0),
  add column poin_rp rupiah not null default 0 check (poin_rp >= 0);
select tambah_jurnal_bawaan('PEMBELIAN', array['POIN_DAPAT'], array['BEBAN_POIN'], array['LIABILITAS_POIN']);
select isi_bawaan_toko(kode_toko) from toko;

create or replace function catat_baris_penjualan(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into penjualan (kode_toko, no_faktur_group, tanggal, kode_member, nama_customer, no_hp_customer, alamat_customer, kasir,
      jumlah_barang, berat, subtotal, diskon, pembulatan, ppn_cara, ppn_transaksi_rp, npwp_customer, total, bayar, kembali, poin,
      poin_rp, keterangan, syarat_beli)
    select toko, no_dok, x.tanggal, x.kode_member, x.nama_customer, x.no_hp_customer, x.alamat_customer, x.kasir,
      x.jumlah_barang, x.berat, x.subtotal, x.diskon, x.pembulatan, x.ppn_cara, coalesce(x.ppn_transaksi_rp, 0), x.npwp_customer,
      x.total, x.bayar, x.kembali, x.poin, coalesce(x.poin_rp, 0), x.keterangan, x.syarat_beli
    from jsonb_populate_recordset(null::penjualan, baris) x;
end $$;

create or replace function catat_baris_pembelian(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into pembelian (kode_toko, no_faktur_group, tanggal, kode_member, nama_customer, nik_sim_passport, no_hp_customer,
      alamat_customer, kasir, jumlah_barang, berat, harga_nota, total, biaya_admin, bayar, poin, poin_rp, keterangan, tukar)
    select toko, no_dok, x.tanggal, x.kode_member, x.nama_customer, x.nik_sim_passport, x.no_hp_customer,
      x.alamat_customer, x.kasir, x.jumlah_barang, x.berat, x.harga_nota, x.total, x.biaya_admin, x.bayar, coalesce(x.poin, 0),
      coalesce(x.poin_rp, 0), x.keterangan, coalesce(x.tukar, false)
    from jsonb_populate_recordset(null::pembelian, baris) x;
end $$;
