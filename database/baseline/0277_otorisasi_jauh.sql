-- Whoever must agree may be elsewhere: what he is asked waits here until he answers on his own device, it is taken back, or
-- its time is over. It is no approval; those are rows of otorisasi, written when he says yes.
create table otorisasi_minta (
  kode_toko text not null references toko,
  id uuid not null,
  requester text not null references pengguna (user_id),
  op_hash text not null,
  -- What the refused act said it needs: kategori, description, rincian, perlu_keterangan, oleh.
  perlu jsonb not null,
  dibuat timestamptz not null,
  sampai timestamptz not null,
  keadaan text not null default 'MENUNGGU',
  diputus_oleh text references pengguna (user_id),
  alasan text,
  izin uuid[] not null default '{}',
  primary key (kode_toko, id),
  constraint otorisasi_minta_keadaan check (keadaan in ('MENUNGGU', 'SETUJU', 'TOLAK', 'TARIK')),
  constraint otorisasi_minta_masa check (sampai > dibuat),
  constraint otorisasi_minta_putus check ((keadaan in ('SETUJU', 'TOLAK')) = (diputus_oleh is not null))
);
comment on constraint otorisasi_minta_keadaan on otorisasi_minta is 'Keadaan Permintaan Otorisasi Tidak Dikenal';
comment on constraint otorisasi_minta_masa on otorisasi_minta is 'Masa Permintaan Otorisasi Tidak Sesuai';
comment on constraint otorisasi_minta_putus on otorisasi_minta is 'Permintaan Otorisasi Diputus Oleh Seseorang';
create index otorisasi_minta_menunggu on otorisasi_minta (kode_toko, sampai) where keadaan = 'MENUNGGU';
select pasang_rls('otorisasi_minta', 'select');
grant select, insert, update on otorisasi_minta to mustika_buku;

-- The only way to an approval, whoever typed the password where. Who may agree to whose act is asked here.
create function tulis_otorisasi(toko text, peminta text, penyetuju text, w jsonb) returns void language plpgsql as $$
declare
  cara text := w ->> 'langkah_dua';
begin
  if penyetuju = peminta or not berhak_setuju(toko, penyetuju) then perform tolak('OTORISASI_GAGAL'); end if;
  if satu_orang(toko, peminta, penyetuju) then perform tolak('OTORISASI_BUKAN_ORANG_LAIN'); end if;
  if exists (select from pengguna_totp t where t.user_id = penyetuju and t.aktif_sejak is not null)
     and (cara = 'TIDAK' or cara = 'SUDAH' and not kode_sudah_diberi(toko, peminta, penyetuju, w ->> 'op_hash')) then
    perform tolak('TOTP_DIPERLUKAN');
  end if;
  insert into otorisasi (kode_toko, id, kategori, description, keterangan, op_hash, requester, approver, dibuat, berakhir, langkah_dua)
  values (toko, (w ->> 'id')::uuid, w ->> 'kategori', w ->> 'description', w ->> 'keterangan', w ->> 'op_hash', peminta, penyetuju,
          (w ->> 'saat')::timestamptz, (w ->> 'saat')::timestamptz + interval '5 minutes', cara);
end $$;

-- The requester stands at the till, the approver types there.
create or replace function beri_otorisasi(w jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tulis_otorisasi(app_toko(), current_setting('app.user_id', true), w ->> 'approver', w);
end $$;

-- Asks. The same act waits once, however often it is asked for; the number of what waits is answered.
create function minta_otorisasi(w jsonb) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  toko text := app_toko();
  aku text := current_setting('app.user_id', true);
  saat timestamptz := (w ->> 'saat')::timestamptz;
  nomor uuid;
begin
  -- Two presses of one button wait once.
  perform pg_advisory_xact_lock(hashtextextended('otorisasi ' || toko || ' ' || aku, 0));
  select m.id into nomor from otorisasi_minta m where m.kode_toko = toko and m.requester = aku
    and m.op_hash = w ->> 'op_hash' and m.keadaan = 'MENUNGGU' and m.sampai > saat limit 1;
  if found then return nomor; end if;
  insert into otorisasi_minta (kode_toko, id, requester, op_hash, perlu, dibuat, sampai)
    values (toko, (w ->> 'id')::uuid, aku, w ->> 'op_hash', w -> 'perlu', saat, saat + interval '10 minutes');
  return (w ->> 'id')::uuid;
end $$;

create function tarik_otorisasi(p_id uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  update otorisasi_minta m set keadaan = 'TARIK' where m.kode_toko = app_toko() and m.id = p_id
    and m.requester = current_setting('app.user_id', true) and m.keadaan = 'MENUNGGU'
$$;

-- He who is logged in answers; a yes writes one approval for each thing the act needs, and the act is done by whoever asked.
create function putus_otorisasi(w jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$
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
        'langkah_dua', case when ke > 1 and w ->> 'langkah_dua' <> 'TIDAK' then 'SUDAH' else w ->> 'langkah_dua' end));
    end loop;
  end if;
  update otorisasi_minta x set keadaan = case when (w ->> 'setuju')::boolean then 'SETUJU' else 'TOLAK' end, diputus_oleh = aku,
    alasan = w ->> 'keterangan', izin = baru where x.kode_toko = toko and x.id = m.id;
end $$;

do $$ declare f text; begin
  foreach f in array array['minta_otorisasi(jsonb)', 'tarik_otorisasi(uuid)', 'putus_otorisasi(jsonb)'] loop
    execute format('alter function %s owner to mustika_buku', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to mustika_app', f);
  end loop;
  execute 'revoke execute on function tulis_otorisasi(text, text, text, jsonb) from public';
  execute 'grant execute on function tulis_otorisasi(text, text, text, jsonb) to mustika_buku';
end $$;
