-- Four eyes are two people. Who made a login, gave it a password or a second step, or changed its level or rights may sit
-- behind it; the database remembers who that was, and no approval of that login counts for him (docs/security.md).
create table pemberi_kuasa (
  user_id text not null references pengguna,
  pemberi text not null references pengguna,
  hal text not null,
  -- By the database's clock: nobody grows older by turning the server's.
  pada timestamptz not null default now(),
  primary key (user_id, pada, pemberi, hal),
  constraint pemberi_kuasa_hal check (hal in ('PENGGUNA_BARU', 'PASSWORD', 'WEWENANG', 'AKTIF', 'HAK', 'TOTP', 'PEMULIHAN')),
  constraint pemberi_kuasa_orang_lain check (pemberi <> user_id)
);
comment on constraint pemberi_kuasa_hal on pemberi_kuasa is 'Hal Pemberian Wewenang Tidak Dikenal';
comment on constraint pemberi_kuasa_orang_lain on pemberi_kuasa is 'Pemberi Wewenang Harus Orang Lain';
grant select on pemberi_kuasa to mustika_buku, mustika_report;
create trigger kekal before update or delete on pemberi_kuasa for each row execute function tolak_ubah();
create trigger kekal_semua before truncate on pemberi_kuasa for each statement execute function tolak_ubah();
alter table pemberi_kuasa enable always trigger kekal;
alter table pemberi_kuasa enable always trigger kekal_semua;

-- Notes who acted on whose login. The owner of the database (seeds, repairs) acts for nobody; everybody else has a name.
create function catat_kuasa() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  lama jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  baru jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  orang text := coalesce(baru ->> 'user_id', lama ->> 'user_id');
  pelaku text := (select p.user_id from pengguna p where p.user_id = current_setting('app.user_id', true));
  hal text[] := case
    when tg_table_name = 'hak_akses' then array['HAK']
    when tg_table_name = 'pengguna_totp' then array['TOTP']
    when tg_table_name = 'pengguna_pemulihan' then array['PEMULIHAN']
    when tg_op = 'INSERT' then array['PENGGUNA_BARU']
    else array_remove(array[
      case when lama -> 'kata_sandi' <> baru -> 'kata_sandi' then 'PASSWORD' end,
      case when (lama -> 'level', lama -> 'kode_toko', lama -> 'lingkup') is distinct from
                (baru -> 'level', baru -> 'kode_toko', baru -> 'lingkup') then 'WEWENANG' end,
      case when (lama ->> 'aktif')::boolean is false and (baru ->> 'aktif')::boolean
             or lama ->> 'dikunci_pada' is not null and baru ->> 'dikunci_pada' is null then 'AKTIF' end], null) end;
begin
  if cardinality(hal) = 0 or pelaku = orang then return null; end if;
  if pelaku is null then
    if pg_has_role(session_user, (select c.relowner from pg_class c where c.oid = tg_relid), 'member') then return null; end if;
    raise exception 'a login is given by somebody' using errcode = 'MU002';
  end if;
  insert into pemberi_kuasa (user_id, pemberi, hal) select orang, pelaku, h from unnest(hal) h on conflict do nothing;
  return null;
end $$;
create trigger catat_kuasa after insert or update on pengguna for each row execute function catat_kuasa();
create trigger catat_kuasa after insert or update or delete on hak_akses for each row execute function catat_kuasa();
create trigger catat_kuasa after insert or update of rahasia, aktif_sejak on pengguna_totp
  for each row execute function catat_kuasa();
create trigger catat_kuasa after insert on pengguna_pemulihan for each row execute function catat_kuasa();
alter table pengguna enable always trigger catat_kuasa;
alter table hak_akses enable always trigger catat_kuasa;
alter table pengguna_totp enable always trigger catat_kuasa;
alter table pengguna_pemulihan enable always trigger catat_kuasa;

-- Everybody who may sit behind a login, hop by hop: each gift counts when it lies no further than the term before the
-- next one, and the last no further than the term before now.
create function pemegang_kuasa(orang text, lamanya interval) returns table (user_id text) language sql stable as $$
  with recursive k(user_id, pada) as (
    select j.pemberi, j.pada from pemberi_kuasa j where j.user_id = orang and j.pada > clock_timestamp() - lamanya
    union
    select j.pemberi, j.pada from k join pemberi_kuasa j on j.user_id = k.user_id and j.pada > k.pada - lamanya)
  select distinct k.user_id from k where k.user_id <> orang
$$;

-- May one person be both? He who asks stands behind the one who agrees, or a third stands behind both; an owner as the
-- third does not count, because he makes everybody on the first day.
create function satu_orang(toko text, peminta text, penyetuju text) returns boolean language plpgsql stable as $$
declare
  lamanya interval := make_interval(hours => coalesce((select s.value::integer from para_system s
    where s.kode_toko = toko and s.key = 'EMPAT_MATA_JAM' and s.value ~ '^[1-9][0-9]{0,3}$'), 72));
begin
  return exists (select from pemegang_kuasa(penyetuju, lamanya) k where k.user_id = peminta)
    or exists (select from pemegang_kuasa(penyetuju, lamanya) a
                 join pemegang_kuasa(peminta, lamanya) b using (user_id)
                 join pengguna p using (user_id)
                where p.level <> 'OWN');
end $$;

-- Has this person the right to agree in this store, today? Spec 1 §6: SPV and OWN, in their own store or as head office.
create function berhak_setuju(toko text, penyetuju text) returns boolean language sql stable as $$
  select exists (select from pengguna p join toko t using (kode_toko)
    where p.user_id = penyetuju and p.level in ('SPV', 'OWN') and p.aktif and t.aktif and p.dikunci_pada is null
      and not p.harus_ganti_password
      and (p.kode_toko = toko or t.tipe = 'PUSAT' and (p.lingkup is null or toko = any (p.lingkup))))
$$;

alter table otorisasi
  add column langkah_dua text not null default 'TIDAK',
  -- By the database's clock: an approval given under a wrong clock does not wait for its day.
  add column lahir timestamptz not null default clock_timestamp(),
  add constraint otorisasi_langkah_dua check (langkah_dua in ('TIDAK', 'APLIKASI', 'PEMULIHAN', 'SUDAH'));
comment on constraint otorisasi_langkah_dua on otorisasi is 'Cara Verifikasi Otorisasi Tidak Dikenal';

-- The only way to an approval. The password was checked before; who may agree to whose act is asked here.
create function beri_otorisasi(w jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  toko text := app_toko();
  peminta text := current_setting('app.user_id', true);
  penyetuju text := w ->> 'approver';
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

-- One code is good for everything one act asks for: entries of the same operation within the life of an approval.
create function kode_sudah_diberi(toko text, peminta text, penyetuju text, operasi text) returns boolean language sql stable
as $$
  select exists (select from otorisasi o where o.kode_toko = toko and o.requester = peminta and o.approver = penyetuju
    and o.op_hash = operasi and o.langkah_dua in ('APLIKASI', 'PEMULIHAN')
    and o.lahir between clock_timestamp() - interval '5 minutes' and clock_timestamp())
$$;
grant select on pengguna_totp to mustika_buku;
alter function beri_otorisasi(jsonb) owner to mustika_buku;
revoke execute on function beri_otorisasi(jsonb) from public;
grant execute on function beri_otorisasi(jsonb) to mustika_app;
grant insert on otorisasi to mustika_buku;
revoke insert, update, delete on otorisasi from mustika_app;

-- Between the agreement and its use either of them may have been locked, dismissed or given a new password.
select ubah_fungsi('pakai_otorisasi(jsonb, text)',
  $a$if terpakai <> cardinality(diminta) then perform tolak('OTORISASI_TIDAK_BERLAKU'); end if;$a$,
  $b$if terpakai <> cardinality(diminta)
     or exists (select from otorisasi o where o.kode_toko = w ->> 'toko' and o.id = any (diminta)
          and (o.lahir not between clock_timestamp() - interval '10 minutes' and clock_timestamp() + interval '1 minute'
            or not berhak_setuju(o.kode_toko, o.approver) or satu_orang(o.kode_toko, o.requester, o.approver))) then
    perform tolak('OTORISASI_TIDAK_BERLAKU');
  end if;$b$);
