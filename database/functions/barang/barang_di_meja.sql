-- What a till may read of a code: a piece, or an article with how many there are at which worth. Of a piece nothing more is read.
create or replace view barang_di_meja with (security_invoker = true) as
  select b.kode_toko, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.status, b.versi, b.size,
    b.berat, b.kadar, b.kadar_cetak, b.tipe_ongkos, b.ongkos, b.harga_atribut, b.harga_modal, b.harga_bandrol, b.no_terakhir,
    b.ada_faktur_masukan, g.harga as harga_group, g.versi as versi_group, g.kadar_jual, g.markis, g.aksesoris, j.golongan_ppn, w.dijual,
    (j.berlian or berbatu_berlian(b.kode_toko, b.kode_barcode)) as berlian,
    exists (select from pembelian_barang q where q.kode_toko = b.kode_toko and q.kode_barcode = b.kode_barcode and not q.batal) as pernah_dibeli,
    p.user_id as pemegang, p.keranjang, p.sampai as dipegang_sampai, b.golongan_modal,
    case when b.status = 'BERJUMLAH' then
      (select jsonb_build_object('jumlah', s.jumlah, 'nilai', s.nilai, 'versi', s.versi) from stok_aksesoris s
        where s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode) end as stok
  from barang b
  join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
  join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang
  join jenis j on j.kode_dept = b.kode_dept
  left join barang_pegang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode;
grant select on barang_di_meja to mustika_app;
