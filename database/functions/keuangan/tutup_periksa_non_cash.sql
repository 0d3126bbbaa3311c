-- The last 30 days are asked about at closing: what the bank never paid is worth a reason.
create or replace function tutup_periksa_non_cash(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'NON_CASH', 'Non cash belum divalidasi', count(*)::integer, 'ALASAN', '/validasi-non-cash',
         to_jsonb((array_agg(t.no_dokumen || ' · ' || t.no_rekening || ' · ' || teks_rupiah(t.jumlah) order by t.waktu))[1:20])
    from (select max(h.tanggal) as hari from hari_toko h where h.kode_toko = w ->> 'toko') h,
         terima_non_cash(w ->> 'toko', h.hari - 30, h.hari) t
   where t.no_validasi is null
     and exists (select from para_system p where p.kode_toko = w ->> 'toko' and p.key = 'VALIDASI_NON_CASH_MODULE' and lower(p.value) <> 'false')
  having count(*) > 0
$$;
