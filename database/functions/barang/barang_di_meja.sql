-- What a till may read of a code: a piece, an article with how many there are at which worth, or a lot of goods without a barcode with what
-- there is of it. Of a piece nothing more is read.
create or replace view barang_di_meja with (security_invoker = true) as
  select b.kode_toko, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.status, b.versi, b.size,
    b.berat, b.kadar, b.kadar_cetak, b.tipe_ongkos, b.ongkos, b.harga_atribut, b.harga_modal, b.harga_bandrol, b.no_terakhir,
    b.ada_faktur_masukan, g.harga as harga_group, g.versi as versi_group, g.kadar_jual, g.markis, g.aksesoris, j.golongan_ppn, w.dijual,
    (j.berlian or berbatu_berlian(b.kode_toko, b.kode_barcode)) as berlian,
    exists (select from pembelian_barang q where q.kode_toko = b.kode_toko and q.kode_barcode = b.kode_barcode and not q.batal) as pernah_dibeli,
    p.user_id as pemegang, p.keranjang, p.sampai as dipegang_sampai,
    -- Gold or stones lie on one account of stock: which of them is sold is what the piece is now, whenever its stones were set.
    case when b.golongan_modal = 'AKSESORIS' then b.golongan_modal when j.berlian or berbatu_berlian(b.kode_toko, b.kode_barcode) then 'BERLIAN'
      else 'EMAS' end as golongan_modal,
    case when b.status = 'BERJUMLAH' then
      (select jsonb_build_object('jumlah', s.jumlah, 'nilai', s.nilai, 'versi', s.versi) from stok_aksesoris s
        where s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode) end as stok,
    null::jsonb as lot
  from barang b
  join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
  join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang
  join jenis j on j.kode_dept = b.kode_dept
  left join barang_pegang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode
  union all
  select l.kode_toko, l.kode_lot, l.nama_lot, l.kode_group, l.kode_dept, w.kode_gudang, split_part(l.tempat, '/', 2), 'LOT', l.versi, null,
    l.berat, l.kadar, coalesce((select k.kadar_cetak from kadar k where k.aktif and k.kadar = l.kadar order by k.kode_kadar limit 1), g.nama_group),
    'TOTAL', 0::rupiah, 0::rupiah, l.nilai, null::rupiah, l.no_masuk,
    l.ada_faktur, g.harga, g.versi, g.kadar_jual, g.markis, g.aksesoris, j.golongan_ppn, w.dijual,
    j.berlian, false, null, null, null, case when j.berlian then 'BERLIAN' else 'EMAS' end, null::jsonb,
    jsonb_build_object('kode_lot', l.kode_lot, 'nama_lot', l.nama_lot, 'jenis_lot', l.jenis_lot, 'kadar', l.kadar, 'kode_group', l.kode_group,
      'kode_dept', l.kode_dept, 'ada_faktur', l.ada_faktur, 'letak', l.tempat, 'batch', l.batch, 'berat', l.berat, 'qty', l.qty,
      'nilai', l.nilai, 'murni', l.murni, 'versi', l.versi)
  from lot l
  join grup g on g.kode_toko = l.kode_toko and g.kode_group = l.kode_group
  join gudang w on w.kode_toko = l.kode_toko and w.kode_gudang = split_part(l.tempat, '/', 1)
  join jenis j on j.kode_dept = l.kode_dept
  where l.jenis_lot = 'MANUAL';
grant select on barang_di_meja to mustika_app;
