create or replace function catat_baris_jurnal_umum_baris(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare salah text;
begin
  select x.nomor_akun into salah from jsonb_populate_recordset(null::jurnal_umum_baris, baris) x
   where not akun_manual(toko, x.nomor_akun) limit 1;
  if found then perform tolak('AKUN_BUKAN_MANUAL', jsonb_build_object('nomor_akun', salah)); end if;
  insert into jurnal_umum_baris (kode_toko, no_dokumen, urut, nomor_akun, dimensi, debit, kredit, keterangan)
    select toko, no_dok, x.urut, x.nomor_akun, x.dimensi, x.debit, x.kredit, x.keterangan
      from jsonb_populate_recordset(null::jurnal_umum_baris, baris) x;
end $$;
