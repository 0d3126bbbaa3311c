-- Each receipt is asked for again: still there, as much as the screen showed, and ticked by nobody else.
create or replace function catat_baris_validasi_non_cash_baris(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select x.*, t.jumlah as ada, t.no_validasi from jsonb_populate_recordset(null::validasi_non_cash_baris, baris) x
             left join peristiwa e on e.kode_toko = toko and e.no_dokumen = x.no_asal and e.urut = x.peristiwa_asal
             left join lateral terima_non_cash(toko, e.tanggal, e.tanggal) t on t.no_dokumen = x.no_asal and t.peristiwa = x.peristiwa_asal
                  and t.tempat = x.tempat and t.no_rekening = x.no_rekening
            order by x.no_asal, x.peristiwa_asal loop
    if r.no_validasi is not null then perform tolak('NON_CASH_SUDAH_VALID', jsonb_build_object('no_dokumen', r.no_asal)); end if;
    if r.ada is distinct from r.jumlah then perform tolak('NON_CASH_BERUBAH', jsonb_build_object('no_dokumen', r.no_asal)); end if;
    insert into validasi_non_cash_baris (kode_toko, no_dokumen, no_asal, peristiwa_asal, tempat, no_rekening, jumlah)
      values (toko, no_dok, r.no_asal, r.peristiwa_asal, r.tempat, r.no_rekening, r.jumlah);
  end loop;
exception when unique_violation then
  perform tolak('NON_CASH_SUDAH_VALID', '{}');
end $$;
