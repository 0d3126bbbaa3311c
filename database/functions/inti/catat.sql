create or replace function catat(toko text, w jsonb)
  returns jsonb language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  tersimpan record;
  dok record;
  izin uuid[];
  hasil jsonb;
  tulis jsonb;
begin
  perform set_config('app.kode_toko', toko, true), set_config('app.user_id', w ->> 'user', true),
          set_config('app.jenis', w ->> 'jenis', true), set_config('app.transisi', w ->> 'transisi', true),
          set_config('app.laci_minus', coalesce(w ->> 'laci_minus', '[]'), true), set_config('app.saat', w ->> 'saat', true);

  insert into idem (kode_toko, user_id, kunci, req_hash) values (toko, w ->> 'user', w ->> 'kunci', w ->> 'hash')
    on conflict do nothing;
  if not found then
    select i.req_hash, i.jawaban into tersimpan from idem i
     where i.kode_toko = toko and i.user_id = w ->> 'user' and i.kunci = w ->> 'kunci';
    if tersimpan.req_hash <> w ->> 'hash' then perform tolak('KUNCI_DIPAKAI_LAIN'); end if;
    return jsonb_build_object('ulang', true, 'jawaban', tersimpan.jawaban);
  end if;
  -- Asked after the row is ours: whoever moves an old key has moved it by then.
  if kunci_lama(toko, w ->> 'user', w ->> 'kunci') then perform tolak('KUNCI_LAMA'); end if;

  perform pg_advisory_xact_lock_shared(hashtextextended('hari|' || toko, 0));
  if (w ->> 'versi_toko')::bigint is distinct from (select v.versi from versi_toko v where v.kode_toko = toko) then
    perform tolak('PENGATURAN_BERUBAH');
  end if;
  select * into dok from catat_dokumen(toko, w);
  izin := pakai_otorisasi(toko, w, dok.no_dok);
  insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu, alasan, otorisasi, membalik)
    values (toko, dok.no_dok, dok.urutan, w ->> 'transisi', w ->> 'ke', (w ->> 'hari')::date, w ->> 'user',
            (w ->> 'saat')::timestamptz, w ->> 'alasan', izin, (w ->> 'balik')::smallint);
  for tulis in select x from jsonb_array_elements(w -> 'tulis') x loop
    perform catat_baris(tulis ->> 'penulis', toko, dok.no_dok, dok.urutan, tulis -> 'baris');
  end loop;
  perform catat_buku(toko, w, dok.no_dok, dok.urutan);
  if w -> 'lepas' -> 'isi' is not null or w ->> 'balik' is not null or w ->> 'ke' = 'CANC' then
    perform catat_lepas(toko, w, dok.no_dok, dok.urutan, (w ->> 'balik')::smallint);
  end if;
  perform antre(j ->> 'nama', jsonb_build_object('no_dokumen', dok.no_dok) || (j -> 'isi') || jsonb_build_object('kode_toko', toko), j ->> 'kunci')
     from jsonb_array_elements(w -> 'antre') j;

  hasil := (w -> 'jawaban') || jsonb_build_object('no_dokumen', dok.no_dok, 'peristiwa', dok.urutan, 'status', w ->> 'ke');
  update idem i set jawaban = hasil where i.kode_toko = toko and i.user_id = w ->> 'user' and i.kunci = w ->> 'kunci';
  perform catat_audit(toko, w ->> 'user', (w ->> 'jenis') || '.' || (w ->> 'transisi'), dok.no_dok,
    (w -> 'audit') || jsonb_build_object('peristiwa', dok.urutan));
  return jsonb_build_object('ulang', false, 'jawaban', hasil);
end $$;
alter function catat(text,jsonb) owner to mustika_buku;
revoke execute on function catat(text,jsonb) from public;
grant execute on function catat(text,jsonb) to mustika_app;
