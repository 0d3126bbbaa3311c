-- He who is logged in answers; a yes writes one approval for each thing the act needs, and the act is done by whoever asked.
create or replace function putus_otorisasi(w jsonb)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  toko text := app_toko();
  aku text := current_setting('app.user_id', true);
  m otorisasi_minta;
  hal jsonb;
  ke integer := 0;
  baru uuid[] := '{}';
begin
  select * into m from otorisasi_minta x where x.kode_toko = toko and x.id = (w ->> 'id')::uuid for update;
  if not found or m.keadaan <> 'MENUNGGU' or m.sampai <= (w ->> 'saat')::timestamptz then perform tolak('OTORISASI_MINTA_SELESAI'); end if;
  if m.requester = aku or not berhak_setuju(toko, aku) then perform tolak('OTORISASI_GAGAL'); end if;
  if (w ->> 'setuju')::boolean then
    for hal in select * from jsonb_array_elements(m.perlu) loop
      baru := baru || gen_random_uuid();
      ke := ke + 1;
      perform tulis_otorisasi(toko, m.requester, aku, jsonb_build_object('id', baru[ke], 'kategori', hal ->> 'kategori',
        'description', hal ->> 'description', 'keterangan', w ->> 'keterangan', 'op_hash', m.op_hash, 'saat', w ->> 'saat',
        'alasan', m.alasan_minta, 'cara', w ->> 'cara', 'terbaca', w -> 'terbaca' -> (ke - 1),
        'langkah_dua', case when ke > 1 and w ->> 'langkah_dua' <> 'TIDAK' then 'SUDAH' else w ->> 'langkah_dua' end));
    end loop;
  end if;
  update otorisasi_minta x set keadaan = case when (w ->> 'setuju')::boolean then 'SETUJU' else 'TOLAK' end, diputus_oleh = aku,
    alasan = w ->> 'keterangan', izin = baru where x.kode_toko = toko and x.id = m.id;
end $$;
alter function putus_otorisasi(jsonb) owner to mustika_buku;
revoke execute on function putus_otorisasi(jsonb) from public;
grant execute on function putus_otorisasi(jsonb) to mustika_app;
