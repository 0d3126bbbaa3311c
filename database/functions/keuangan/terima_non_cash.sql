-- Receipts of a period with the fee the acquirer is expected to keep. Taken back before it was validated, a receipt and
-- its reversal are both gone; taken back after, the reversal is a receipt below zero that the bank will show too.
create or replace function terima_non_cash(toko text, dari date, sampai date)
  returns table(no_dokumen text, peristiwa smallint, tanggal date, waktu timestamp with time zone, jenis_dokumen text, kategori text, tempat text, no_rekening text, jumlah bigint, mdr bigint, no_validasi text) language sql stable as $$
  with gerak as (
    select g.no_dokumen, g.peristiwa, g.tanggal, min(g.kategori) as kategori, g.akun, g.dimensi, sum(g.masuk - g.keluar)::bigint as jumlah
      from gerak_uang g
     where g.kode_toko = toko and g.akun in ('BANK', 'PIUTANG_EDC') and g.tanggal between dari and sampai
     group by g.no_dokumen, g.peristiwa, g.tanggal, g.akun, g.dimensi
  )
  select g.no_dokumen, g.peristiwa, g.tanggal, e.waktu, d.jenis, g.kategori, g.akun, g.dimensi, g.jumlah,
         case when g.akun = 'PIUTANG_EDC' and g.jumlah > 0 then
           coalesce((select sum(y.fee)::bigint from pembayaran y
                      where y.kode_toko = toko and y.no_dokumen = g.no_dokumen and y.no_rekening = g.dimensi and y.arah = 'MASUK'
                        and y.jenis in ('DEBET', 'CREDIT', 'QRIS')
                        -- What waited is booked by its validation.
                        and y.peristiwa = case e.transisi when 'validasi' then 1 else g.peristiwa end),
                    (select g.jumlah * r.fee_persen / 100000 from rekening r where r.kode_toko = toko and r.no_rekening = g.dimensi), 0)
           else 0 end,
         v.no_dokumen
    from gerak g
    join dokumen d on d.kode_toko = toko and d.no_dokumen = g.no_dokumen and d.jenis <> 'validasi_non_cash'
    join peristiwa e on e.kode_toko = toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
    left join validasi_non_cash_baris v on v.kode_toko = toko and not v.batal and v.no_asal = g.no_dokumen
         and v.peristiwa_asal = g.peristiwa and v.tempat = g.akun and v.no_rekening = g.dimensi
   where v.no_dokumen is not null
      or (g.jumlah > 0 and e.membalik is null
          and not exists (select from peristiwa r where r.kode_toko = toko and r.no_dokumen = g.no_dokumen and r.membalik = g.peristiwa))
      or (g.jumlah < 0 and e.membalik is not null
          and exists (select from validasi_non_cash_baris a where a.kode_toko = toko and not a.batal and a.no_asal = g.no_dokumen
                         and a.peristiwa_asal = e.membalik and a.tempat = g.akun and a.no_rekening = g.dimensi))
$$;
grant execute on function terima_non_cash(text,date,date) to mustika_app, mustika_buku, mustika_report;
