-- What counts for a person's day: what he buys and sells, what is lent to him and what his pledge was sold for, what he brings for
-- deposits, orders, pre-orders and plans. Of a renewal only what is lent beyond the old principal: the rest is the same money. What was paid in and used
-- for a sale on the same day is the same money once. A deposit or plan that is paid back is settled, not taken back: it did come in.
create or replace view nota_orang with (security_invoker = true) as
  select p.kode_toko, p.tanggal, p.no_faktur_group, 'PENJUALAN' as jenis,
         (p.total::bigint - coalesce((
            select sum(least(a.dipakai::bigint, (select coalesce(sum(u.jumlah::bigint), 0) from uang_orang u
                                                  where coalesce(u.no_induk, u.no_dokumen) = a.induk and u.tanggal = p.tanggal)))
              from (select x.dipakai, x.no_titipan as induk from titipan_ambil x
                     where x.kode_toko = p.kode_toko and x.no_faktur_group = p.no_faktur_group
                    union all
                    select x.dipakai, x.no_cicilan from cicilan_ambil x
                     where x.kode_toko = p.kode_toko and x.no_faktur_group = p.no_faktur_group) a), 0))::rupiah as total,
         split_part(coalesce(p.nik_sim_passport, p.npwp_customer), '~', 1) as digest,
         coalesce(p.nik_sim_passport, p.npwp_customer) as nik_sim_passport, p.kode_member, p.nama_customer, p.no_hp_customer,
         p.alamat_customer, p.tanggal_lahir, p.pekerjaan, p.sumber_dana,
         nullif(upper(btrim(p.nama_customer)), '') as nama, nomor_telp(p.no_hp_customer) as telp
    from penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
   where d.status <> 'CANC'
  union all
  select p.kode_toko, p.tanggal, p.no_faktur_group, case when p.tukar then 'TUKAR' else 'PEMBELIAN' end, p.total,
         split_part(p.nik_sim_passport, '~', 1), p.nik_sim_passport, p.kode_member, p.nama_customer, p.no_hp_customer,
         p.alamat_customer, p.tanggal_lahir, p.pekerjaan, p.sumber_dana,
         nullif(upper(btrim(p.nama_customer)), ''), nomor_telp(p.no_hp_customer)
    from pembelian p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
   where d.status <> 'CANC'
  union all
  -- A business is known by its code among suppliers, whichever way it takes gold of the shop.
  select b.kode_toko, d.tanggal, b.no_dokumen, 'PENJUALAN', b.total, null, s.npwp, 'SUPPLIER ' || b.kode_supplier, s.nama_supplier,
         s.no_telp, s.alamat_supplier, null, null, null, nullif(upper(btrim(s.nama_supplier)), ''), null
    from (select u.kode_toko, u.no_dokumen, u.kode_supplier, sum(u.total::bigint)::rupiah as total from dijual_usaha u group by 1, 2, 3) b
    join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen and d.status <> 'CANC'
    join supplier_barang s on s.kode_toko = b.kode_toko and s.kode_supplier = b.kode_supplier
  union all
  select h.kode_toko, a.tanggal, h.no_faktur_hutang, a.jenis, a.total, split_part(h.nik_sim_passport, '~', 1), h.nik_sim_passport,
         h.kode_member, h.nama_customer, h.no_hp_customer, h.alamat_customer, h.tanggal_lahir, h.pekerjaan, h.sumber_dana,
         nullif(upper(btrim(h.nama_customer)), ''), nomor_telp(h.no_hp_customer)
    from (select h.kode_toko, h.no_faktur_hutang, h.tanggal, 'HUTANG' as jenis,
                 (h.jumlah_hutang - coalesce(l.jumlah_hutang, 0))::rupiah as total
            from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang
            left join hutang l on l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_faktur_lama
           where d.status <> 'CANC' and h.jumlah_hutang > coalesce(l.jumlah_hutang, 0)
          union all
          select g.kode_toko, g.no_faktur_hutang, g.tanggal, 'LELANG' as jenis, g.hasil from hutang_gerak g
           where g.jenis = 'LELANG' and not g.batal) a
    join hutang h on h.kode_toko = a.kode_toko and h.no_faktur_hutang = a.no_faktur_hutang
  union all
  select u.kode_toko, u.tanggal, u.no_dokumen, u.jenis, u.jumlah, split_part(u.nik_sim_passport, '~', 1), u.nik_sim_passport,
         u.kode_member, u.nama_customer, u.no_hp_customer, u.alamat_customer, u.tanggal_lahir, u.pekerjaan, u.sumber_dana,
         nullif(upper(btrim(u.nama_customer)), ''), nomor_telp(u.no_hp_customer)
    from uang_orang u join dokumen d on d.kode_toko = u.kode_toko and d.no_dokumen = u.no_dokumen
   where d.status <> 'CANC' or d.jenis in ('titipan', 'cicilan', 'service', 'pesanan', 'pre_order');
grant select on nota_orang to mustika_app, mustika_report;
