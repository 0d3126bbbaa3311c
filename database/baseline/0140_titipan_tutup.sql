-- Closing the day with deposits still waiting is the ordinary case: it is shown, and nobody is asked why. sifat INFO stands
-- beside BLOKIR and ALASAN for that.
create function tutup_periksa_titipan(w jsonb)
returns table (kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'TITIPAN', 'Titipan yang belum diambil', count(*)::integer, 'INFO', '/lihat-titipan',
         to_jsonb((array_agg(t.no_titipan || ' · ' || t.nama_customer || ' · ' || t.saldo order by t.no_titipan))[1:20])
    from titipan t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan and d.status = 'DONE'
   where t.kode_toko = w ->> 'toko' having count(*) > 0
$$;

-- As before, except that what is only told needs no reason.
create or replace function tutup_hari(w jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  toko text := w ->> 'toko';
  hari date := (w ->> 'hari')::date;
  isi jsonb := w -> 'tulis' -> 0 -> 'baris' -> 0;
  kini record;
  salah record;
  hasil jsonb;
begin
  perform set_config('app.kode_toko', toko, true);
  perform set_config('app.user_id', w ->> 'user', true);
  perform pg_advisory_xact_lock(hashtextextended('hari|' || toko, 0));
  if exists (select from idem i where i.kode_toko = toko and i.user_id = w ->> 'user' and i.kunci = w ->> 'kunci') then
    return catat(w); -- A twin: it gets the stored answer.
  end if;
  select h.status, h.ditutup_oleh into kini from hari_toko h where h.kode_toko = toko and h.tanggal = hari;
  if kini.status is distinct from 'OPEN' then
    perform tolak(case when kini.ditutup_oleh = w ->> 'user' then 'SUDAH_DITUTUP' else 'SUDAH_DITUTUP_AKUN_LAIN' end,
                  jsonb_build_object('tanggal', hari, 'oleh', kini.ditutup_oleh));
  end if;
  select coalesce(l.akun, x.akun) as akun, coalesce(l.dimensi, x.dimensi) as dimensi, l.saldo into salah
    from laci_tutup(toko) l
    full join jsonb_to_recordset(isi -> 'laci') as x(akun text, dimensi text, urut smallint, saldo bigint, jumlah bigint)
      on x.akun = l.akun and x.dimensi = l.dimensi
   where l.saldo is distinct from x.saldo or l.urut is distinct from x.urut or l.jumlah is distinct from x.jumlah limit 1;
  if found then perform tolak('SALDO_LACI_BERUBAH', jsonb_build_object('akun', salah.akun, 'dimensi', salah.dimensi)); end if;
  select p.* into salah from periksa_tutup(isi -> 'periksa') p
   where p.sifat = 'BLOKIR'
      or (p.sifat = 'ALASAN'
          and not exists (select from jsonb_to_recordset(isi -> 'pengecualian') as x(kode text) where x.kode = p.kode)) limit 1;
  if found then
    perform tolak(case salah.sifat when 'BLOKIR' then 'BELUM_BISA_TUTUP' else 'ALASAN_DIPERLUKAN' end,
                  jsonb_build_object('kode', salah.kode, 'label', salah.label, 'jumlah', salah.jumlah));
  end if;
  hasil := catat(w);
  perform catat_saldo_tutup(toko, hasil -> 'jawaban' ->> 'no_dokumen', hari, isi -> 'laci');
  update hari_toko h set status = 'CLOSED', ditutup_pada = (w ->> 'saat')::timestamptz, ditutup_oleh = w ->> 'user'
   where h.kode_toko = toko and h.tanggal = hari;
  insert into hari_toko (kode_toko, tanggal, dibuka_pada, dibuka_oleh)
    values (toko, (isi ->> 'tanggal_berikut')::date, (w ->> 'saat')::timestamptz, w ->> 'user');
  return hasil;
end $$;
