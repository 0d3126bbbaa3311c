create or replace function catat_baris_jurnal_umum(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  -- A closing entry adds the accounts up: nobody writes beside it meanwhile.
  perform pg_advisory_xact_lock(hashtextextended('periode|' || toko, 0));
  insert into jurnal_umum (kode_toko, no_dokumen, tanggal, keterangan, total, lampiran, user_id)
    select toko, no_dok, x.tanggal, x.keterangan, x.total, x.lampiran, x.user_id from jsonb_populate_recordset(null::jurnal_umum, baris) x;
end $$;
