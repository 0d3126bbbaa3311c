-- The last 30 days are asked about at closing: what the bank never paid is worth a reason. Where nobody validates, today's is told: money
-- that was promised and that nobody has seen.
create or replace function tutup_periksa_non_cash(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'NON_CASH', 'Non cash belum divalidasi', count(*)::integer, 'ALASAN', '/validasi-non-cash',
         to_jsonb((array_agg(t.no_dokumen || ' · ' || t.no_rekening || ' · ' || teks_rupiah(t.jumlah) order by t.waktu))[1:20])
    from (select max(h.tanggal) as hari from hari_toko h where h.kode_toko = w ->> 'toko') h,
         terima_non_cash(w ->> 'toko', h.hari - 30, h.hari) t
   where t.no_validasi is null
     and exists (select from para_system p where p.kode_toko = w ->> 'toko' and p.key = 'VALIDASI_NON_CASH_MODULE' and lower(p.value) <> 'false')
  having count(*) > 0
  union all
  select 'NON_CASH', 'Non cash hari ini yang tidak divalidasi', count(*)::integer, 'INFO', '/laporan-wewenang',
         to_jsonb((array_agg(o.user_id || ' · ' || teks_rupiah(o.jumlah) order by o.jumlah desc, o.user_id))[1:20])
    from (select l.user_id, sum(l.jumlah::bigint)::bigint as jumlah from lepas_sendiri l
            join hari_toko h on h.kode_toko = l.kode_toko and h.tanggal = l.tanggal and h.status = 'OPEN'
           where l.kode_toko = w ->> 'toko' and l.jenis = 'BELUM_DILIHAT'
             and not exists (select from para_system p where p.kode_toko = w ->> 'toko' and p.key = 'VALIDASI_NON_CASH_MODULE' and lower(p.value) <> 'false')
           group by 1) o
   where o.jumlah > 0 having count(*) > 0
$$;
