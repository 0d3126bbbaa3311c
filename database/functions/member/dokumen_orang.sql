-- Every document that names its customer, with what it comes to (Rp) and weighs (mg). `kode_member` is who he said he is, `telp` the
-- number he can be called on, as it is stored: many a contract was made before he was a member. One that only moved somebody's
-- points, by hand or because he brought the customer, is no business of his (`miliknya`). A kind of document that names a customer
-- is a branch of this view.
create or replace view dokumen_orang with (security_invoker = true) as
  select p.kode_toko, p.no_faktur_group as no_dokumen, p.kode_member, p.no_hp_customer as telp, p.nama_customer,
         true as miliknya, p.berat::bigint as berat, p.total::bigint as nilai
    from penjualan p
  union all
  select p.kode_toko, p.no_faktur_group, p.pengundang, null, null, false, null, null from penjualan p where p.pengundang is not null
  union all
  select k.kode_toko, k.no_dokumen, k.kode_member, null, null, false, null, null from transaksi_poin k
  union all
  select k.kode_toko, k.no_dokumen, k.kode_member, null, null, false, null, null from tukar_point k
  union all
  select b.kode_toko, b.no_faktur_group, b.kode_member, b.no_hp_customer, b.nama_customer, true, b.berat::bigint, b.total::bigint
    from pembelian b where not b.tukar
  union all
  select h.kode_toko, h.no_faktur_hutang, h.kode_member, h.no_hp_customer, h.nama_customer, true, h.berat::bigint,
         h.jumlah_hutang::bigint
    from hutang h
  union all
  select c.kode_toko, c.no_cicilan, c.kode_member, c.no_hp_customer, c.nama_customer, true, c.berat::bigint,
         c.harga_jual_cicil::bigint
    from cicilan c
  union all
  select y.kode_toko, y.no_dokumen, c.kode_member, c.no_hp_customer, c.nama_customer, true, null, y.jumlah::bigint
    from cicilan c join bayar_cicilan y on y.kode_toko = c.kode_toko and y.no_cicilan = c.no_cicilan
  union all
  select t.kode_toko, t.no_titipan, t.kode_member, t.no_hp_customer, t.nama_customer, true, t.berat::bigint, t.total::bigint
    from titipan t
  union all
  select s.kode_toko, s.no_dokumen, s.kode_member, s.no_hp_customer, s.nama_customer, true, s.berat::bigint, s.total::bigint
    from service s;
grant select on dokumen_orang to mustika_app, mustika_report;
