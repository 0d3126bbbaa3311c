-- Weighings as their day said them: one that was taken back the same day was none, one taken back later had been one.
create or replace view timbang_baki_sah with (security_invoker = true) as
  select t.kode_toko, t.no_dokumen, t.kode_gudang, t.kode_baki, t.jumlah_barang, t.berat, t.berat_baki, t.berat_plastik, t.berat_atribut,
         t.berat_bandrol, t.total, t.timbangan, t.selisih, t.toleransi, t.cara, t.keterangan, e.tanggal, e.waktu, e.user_id
    from timbang_baki t
    join peristiwa e on e.kode_toko = t.kode_toko and e.no_dokumen = t.no_dokumen and e.ke_status = 'DONE'
   where not exists (select from peristiwa c where c.kode_toko = t.kode_toko and c.no_dokumen = t.no_dokumen
                        and c.ke_status = 'CANC' and c.tanggal = e.tanggal);
grant select on timbang_baki_sah to mustika_app, mustika_report;
