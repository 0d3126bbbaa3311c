-- Loans, deposits, plans, orders and jobs that came with an opening balance, at what they came with.
create or replace view saldo_awal_dokumen with (security_invoker = true) as
  select s.kode_toko, s.no_dokumen, i.no_dokumen as nomor, d.jenis, d.status, i.no_lama,
         coalesce(h.nama_customer, t.nama_customer, c.nama_customer, v.nama_customer) as nama_customer,
         coalesce(h.jumlah_hutang::bigint, t.uang_muka::bigint, (c.harga_jual_cicil - c.dp)::bigint, case when v.no_dokumen is not null then coalesce(g.jumlah::bigint, 0) end)::rupiah as jumlah
    from saldo_awal s
    join saldo_awal_isi i on i.kode_toko = s.kode_toko and i.rangkai = s.rangkai
    join dokumen d on d.kode_toko = i.kode_toko and d.no_dokumen = i.no_dokumen
    left join hutang h on h.kode_toko = i.kode_toko and h.no_faktur_hutang = i.no_dokumen
    left join titipan t on t.kode_toko = i.kode_toko and t.no_titipan = i.no_dokumen
    left join cicilan c on c.kode_toko = i.kode_toko and c.no_cicilan = i.no_dokumen
    left join service v on v.kode_toko = i.kode_toko and v.no_dokumen = i.no_dokumen
    -- More money ahead counts there, not here.
    left join service_gerak g on g.kode_toko = i.kode_toko and g.no_dokumen = i.no_dokumen and g.jenis = 'AWAL';
grant select on saldo_awal_dokumen to mustika_app, mustika_report;
