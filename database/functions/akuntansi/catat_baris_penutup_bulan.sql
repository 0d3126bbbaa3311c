-- baris: one row {bulan, sampai, laba, user_id, saldo [{nomor_akun, dimensi, saldo}]}; what was read is asked again here.
create or replace function catat_baris_penutup_bulan(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare isi jsonb := baris -> 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('periode|' || toko, 0));
  if exists (select from penutup_bulan p where p.kode_toko = toko and p.sampai >= (isi ->> 'sampai')::date and not p.dibatalkan) then
    perform tolak('BULAN_SUDAH_DITUTUP', jsonb_build_object('bulan', isi ->> 'bulan'));
  end if;
  if bulan_lalu_terbuka(toko, (isi ->> 'bulan')::date) then
    perform tolak('BULAN_LALU_BELUM_DITUTUP', jsonb_build_object('bulan', isi ->> 'bulan'));
  end if;
  if exists (select from laba_rugi_terbuka(toko, (isi ->> 'sampai')::date) t
               full join jsonb_to_recordset(isi -> 'saldo') as x(nomor_akun text, dimensi text, saldo bigint) using (nomor_akun, dimensi)
              where t.saldo is distinct from x.saldo) then
    perform tolak('SALDO_BUKU_BERUBAH');
  end if;
  insert into penutup_bulan (kode_toko, no_dokumen, bulan, sampai, laba, user_id)
    values (toko, no_dok, (isi ->> 'bulan')::date, (isi ->> 'sampai')::date, (isi ->> 'laba')::bigint, isi ->> 'user_id');
end $$;
