-- A validation is the sum of its receipts, and each of them is what its event brought.
create or replace function invarian_validasi_non_cash()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'VALIDASI_NON_CASH', v.kode_toko, jsonb_build_object('no_dokumen', v.no_dokumen, 'jumlah', v.jumlah, 'baris', b.jumlah)
    from validasi_non_cash v
    left join (select b.kode_toko, b.no_dokumen, sum(b.jumlah) as jumlah from validasi_non_cash_baris b group by 1, 2) b
      on b.kode_toko = v.kode_toko and b.no_dokumen = v.no_dokumen
   where b.jumlah is distinct from v.jumlah::numeric
  union all
  select 'TERIMA_NON_CASH', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen, 'no_asal', b.no_asal, 'jumlah', b.jumlah)
    from validasi_non_cash_baris b
   where b.jumlah is distinct from (select sum(g.masuk - g.keluar) from gerak_uang g
           where g.kode_toko = b.kode_toko and g.no_dokumen = b.no_asal and g.peristiwa = b.peristiwa_asal and g.akun = b.tempat
             and g.dimensi = b.no_rekening)::numeric
  union all
  select 'VALIDASI_BATAL', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen)
    from validasi_non_cash_baris b join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen
   where b.batal <> (d.status = 'CANC')
  union all
  select 'KORAN_BATAL', k.kode_toko, jsonb_build_object('no_dokumen', k.no_dokumen)
    from validasi_non_cash_koran k
    join validasi_non_cash v on v.kode_toko = k.kode_toko and v.no_dokumen = k.no_dokumen
    join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen
   where k.batal <> (d.status = 'CANC') or k.no_rekening <> v.no_rekening
$$;
revoke execute on function invarian_validasi_non_cash() from public;
