-- A person's day counts what is lent to him and what his pledge was sold for, beside what he buys and sells. Of a renewal only what
-- is lent beyond the old principal: the rest is the same money.
create or replace view nota_orang with (security_invoker = true) as
  select p.kode_toko, p.tanggal, p.no_faktur_group, 'PENJUALAN' as jenis, p.total,
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
  select h.kode_toko, a.tanggal, h.no_faktur_hutang, a.jenis, a.total, split_part(h.nik_sim_passport, '~', 1), h.nik_sim_passport,
         h.kode_member, h.nama_customer, h.no_hp_customer, h.alamat_customer, h.tanggal_lahir, h.pekerjaan, h.sumber_dana,
         nullif(upper(btrim(h.nama_customer)), ''), nomor_telp(h.no_hp_customer)
    from (select h.kode_toko, h.no_faktur_hutang, h.tanggal, 'HUTANG' as jenis,
                 (h.jumlah_hutang - coalesce(l.jumlah_hutang, 0))::rupiah as total
            from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang
            left join hutang l on l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_faktur_lama
           where d.status <> 'CANC' and h.jumlah_hutang > coalesce(l.jumlah_hutang, 0)
          union all
          select g.kode_toko, g.no_faktur_hutang, g.tanggal, 'LELANG', g.hasil from hutang_gerak g where g.jenis = 'LELANG' and not g.batal) a
    join hutang h on h.kode_toko = a.kode_toko and h.no_faktur_hutang = a.no_faktur_hutang;

select ubah_fungsi('nota_orang_hari(text, text[], text, text, text)',
$lama$           or (nomor_telp(p.no_hp_customer) = telp and upper(btrim(p.nama_customer)) = nama))
    ) n$lama$,
$baru$           or (nomor_telp(p.no_hp_customer) = telp and upper(btrim(p.nama_customer)) = nama))
      union all
      select h.no_faktur_hutang, (h.jumlah_hutang - coalesce(l.jumlah_hutang, 0))::rupiah
        from hutang h left join hutang l on l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_faktur_lama
       where h.kode_toko = toko and h.tanggal = hari and h.jumlah_hutang > coalesce(l.jumlah_hutang, 0)
         and (h.kode_member = anggota or split_part(h.nik_sim_passport, '~', 1) = any (nomor)
           or (nomor_telp(h.no_hp_customer) = telp and upper(btrim(h.nama_customer)) = nama))
    ) n$baru$);
