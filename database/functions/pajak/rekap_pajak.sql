-- What the tax office is told about sales, line by line: sold once on the day they were booked and, cancelled, once more with a
-- minus on the day they were taken back; money ahead on the day it came, with a minus on the day a nota used it or it went
-- back; repairs by what was paid for them. PPN of any days is what the account PPN Keluaran moved on them. A buyer
-- without a name is the end consumer.
create or replace view rekap_pajak with (security_invoker = true) as
  select r.kode_toko, r.tanggal, r.peristiwa, l.urut::int as urut, l.no_faktur_group as no_nota, l.no_faktur, l.kode_faktur,
         p.npwp_customer as nomor_pembeli, case when p.npwp_customer is not null then coalesce(p.nama_customer, p.kode_member) end as nama_pembeli,
         p.alamat_customer as alamat_pembeli,
         l.nama_barang, l.kelas_ppn, l.ppn_transaksi_value as tarif, l.kadar, (r.arah * l.berat)::miligram as berat,
         (r.arah * murni(l.berat, l.kadar))::miligram as murni, (r.arah * coalesce(l.dpp, l.total))::rupiah as dpp,
         (r.arah * l.ppn_transaksi_rp)::rupiah as ppn, (r.arah * l.total)::rupiah as total, (r.arah * l.pph22)::rupiah as pph22,
         case r.arah when 1 then 'SAH' else 'BATAL' end as status
    from gerak_nota r
    join penjualan_barang l on l.kode_toko = r.kode_toko and l.no_faktur_group = r.no_dokumen
    join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_group = l.no_faktur_group
  union all
  select r.kode_toko, r.tanggal, r.peristiwa, l.urut::int, l.no_dokumen, null, l.kode_faktur, s.npwp, s.nama_supplier, s.alamat_supplier,
         'EMAS', l.kelas_ppn, l.ppn_transaksi_value, l.kadar, (r.arah * l.berat)::miligram, (r.arah * l.murni)::miligram,
         (r.arah * coalesce(l.dpp, l.total))::rupiah, (r.arah * l.ppn_transaksi_rp)::rupiah, (r.arah * l.total)::rupiah,
         (r.arah * l.pph22)::rupiah, case r.arah when 1 then 'SAH' else 'BATAL' end
    from gerak_nota r
    join dijual_usaha l on l.kode_toko = r.kode_toko and l.no_dokumen = r.no_dokumen
    join supplier_barang s on s.kode_toko = l.kode_toko and s.kode_supplier = l.kode_supplier
  union all
  select r.kode_toko, r.tanggal, r.peristiwa, l.urut::int, l.no_dokumen, null, l.kode_faktur, null,
         case coalesce(a.untuk, 'HADIAH') when 'HADIAH' then 'CUMA-CUMA' else 'PEMAKAIAN SENDIRI' end, null, 'AKSESORIS', l.kelas_ppn, l.ppn_transaksi_value,
         null, null, null, (r.arah * l.dpp)::rupiah, (r.arah * l.ppn_transaksi_rp)::rupiah,
         (r.arah * (l.dpp + l.ppn_transaksi_rp))::rupiah, null, case r.arah when 1 then 'SAH' else 'BATAL' end
    from gerak_nota r
    join aksesoris_pajak l on l.kode_toko = r.kode_toko and l.no_dokumen = r.no_dokumen
    left join aksesoris a on a.kode_toko = l.kode_toko and a.no_dokumen = l.no_dokumen
  union all
  select g.kode_toko, g.tanggal, 0, g.urut, nullif(g.no_dokumen, g.no_titipan), g.no_titipan, g.kode_faktur, null, null, null,
         'UANG MUKA', g.kelas_ppn, g.ppn_transaksi_value, null, null, null, (g.jumlah - g.ppn)::rupiah, g.ppn, g.jumlah, null,
         case when g.jenis in ('MASUK', 'TAMBAH', 'CICILAN', 'BATAL_CICILAN') then 'UANG MUKA'
              when g.jenis = 'AMBIL' then 'PELUNASAN' else 'BATAL' end
    from pajak_titipan g
  union all
  select g.kode_toko, e.tanggal, g.peristiwa, 1, g.no_dokumen, null, s.kode_faktur, null, null, null, 'JASA PERBAIKAN', s.kelas_ppn,
         s.ppn_transaksi_value, null, null, null, (g.jumlah::bigint - g.ppn::bigint)::rupiah, g.ppn, g.jumlah, null,
         case when g.jenis in ('MASUK', 'TAMBAH') then 'UANG MUKA' when g.jenis = 'AMBIL' then 'PELUNASAN' else 'BATAL' end
    from service_gerak g
    join service s on s.kode_toko = g.kode_toko and s.no_dokumen = g.no_dokumen
    join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
   where (g.jumlah <> 0 or g.ppn <> 0) and g.jenis not in ('AWAL', 'BATAL_AWAL');
grant select on rekap_pajak to mustika_app, mustika_report;
