-- What somebody was paid on that day, by whoever of the store; `orang` are all he is known by (lawan_semua).
create or replace function lepas_lawan(toko text, hari date, orang text[]) returns bigint language sql stable as $$
  select coalesce(sum(k.jumlah::bigint), 0)::bigint from lepas_sendiri k
   where k.kode_toko = toko and k.tanggal = hari and k.jenis in ('UANG', 'TANPA_NOTA') and k.lawan && orang
$$;
grant execute on function lepas_lawan(text,date,text[]) to mustika_app, mustika_buku;
