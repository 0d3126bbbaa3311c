-- What the pieces of a promise are thought to cost that have not come yet; nothing of one whose pieces all lie here.
create or replace function menunggu_titipan(t titipan) returns rupiah language sql stable as $$
  select coalesce(sum((b.qty - b.datang - b.batal) * b.harga_satuan::bigint), 0)::bigint::rupiah from pre_order_barang b
   where t.jenis = 'PRE_ORDER' and b.kode_toko = t.kode_toko and b.no_po = t.no_titipan
$$;
grant execute on function menunggu_titipan(titipan) to mustika_app, mustika_buku, mustika_report;
