-- Habits that keep the tables ready for an engine that spreads stores over machines (docs/scale.md): a policy asks no
-- sub-select, and a guard takes its transition table into a value before anything else. tests/invariants/engine says so.

-- Asked of every row that is not of the store itself, so it does no more than it must: `on` and `off` are codes of no store.
create or replace function app_lingkup() returns text[] language sql stable parallel safe
  as $$ select string_to_array(current_setting('app.lintas', true), ',') $$;

-- Walls of a store-scoped table: forced row security, reads across stores only with app.lintas, writes never.
create or replace function pasang_rls(tabel regclass, hak_app text default 'select, insert, update, delete') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabel);
  execute format('alter table %s force row level security', tabel);
  execute format($p$create policy baca on %s for select
    using (kode_toko = current_setting('app.kode_toko', true) or app_lintas() or kode_toko = any (app_lingkup()))$p$, tabel);
  execute format($p$create policy tambah on %s for insert
    with check (kode_toko = current_setting('app.kode_toko', true))$p$, tabel);
  execute format($p$create policy ubah on %s for update
    using (kode_toko = current_setting('app.kode_toko', true))
    with check (kode_toko = current_setting('app.kode_toko', true))$p$, tabel);
  execute format($p$create policy hapus on %s for delete
    using (kode_toko = current_setting('app.kode_toko', true))$p$, tabel);
  if hak_app <> '' then
    execute format('grant %s on %s to mustika_app', hak_app, tabel);
  end if;
  execute format('grant select on %s to mustika_report', tabel);
end $$;

do $$
declare t record;
begin
  for t in select c.oid::regclass as tabel from pg_policy p join pg_class c on c.oid = p.polrelid
            where p.polname = 'baca' and pg_get_expr(p.polqual, p.polrelid) like '%SELECT app_lintas()%' loop
    execute format($p$alter policy baca on %s
      using (kode_toko = current_setting('app.kode_toko', true) or app_lintas() or kode_toko = any (app_lingkup()))$p$, t.tabel);
  end loop;
end $$;

-- A book row belongs to an event of its own transaction and day: nobody adds a leg to an old document.
create or replace function jaga_buku() returns trigger language plpgsql as $$
declare
  peristiwa_baru jsonb[] := array(select distinct to_jsonb(array[b.kode_toko, b.no_dokumen, b.peristiwa::text, b.tanggal::text]) from baru b);
  x jsonb;
begin
  foreach x in array peristiwa_baru loop
    if exists (select from peristiwa p
                where p.kode_toko = x ->> 0 and p.no_dokumen = x ->> 1 and p.urut = (x ->> 2)::smallint
                  and (p.txid <> pg_current_xact_id() or p.tanggal <> (x ->> 3)::date)) then
      raise exception 'a book row must be written with its event' using errcode = 'MU002';
    end if;
  end loop;
  return null;
end $$;

-- Money: known roles, clearing accounts net to zero inside the event, cached balances follow, no drawer below nothing.
create or replace function jaga_uang() returns trigger language plpgsql as $$
declare
  baris buku_uang[] := array(select row(b.*)::buku_uang from baru b);
  salah record;
begin
  select n.no_dokumen, n.akun, sum(n.jumlah) as sisa, bool_or(p.akun is null) as asing into salah
    from (select b.kode_toko, b.no_dokumen, b.peristiwa, b.ke_akun as akun, b.jumlah::bigint as jumlah from unnest(baris) b
          union all
          select b.kode_toko, b.no_dokumen, b.peristiwa, b.dari_akun, -b.jumlah::bigint from unnest(baris) b) n
    left join peran_akun p on p.akun = n.akun
   where p.akun is null or p.kliring
   group by n.kode_toko, n.no_dokumen, n.peristiwa, n.akun
  having bool_or(p.akun is null) or sum(n.jumlah) <> 0
   limit 1;
  if found then
    raise exception 'account % of % does not clear: %', salah.akun, salah.no_dokumen, salah.sisa using errcode = 'MU002';
  end if;
  with gerak as (
    select n.kode_toko, n.akun, n.dimensi, sum(n.jumlah)::bigint as jumlah
      from (select b.kode_toko, b.ke_akun as akun, b.ke_dimensi as dimensi, b.jumlah::bigint as jumlah from unnest(baris) b
            union all
            select b.kode_toko, b.dari_akun, b.dari_dimensi, -b.jumlah::bigint from unnest(baris) b) n
      join peran_akun p on p.akun = n.akun and p.bersaldo
     group by n.kode_toko, n.akun, n.dimensi
  ), saldo as (
    insert into saldo_uang as s (kode_toko, akun, dimensi, saldo)
      select g.kode_toko, g.akun, g.dimensi, g.jumlah from gerak g order by g.kode_toko, g.akun, g.dimensi
      on conflict (kode_toko, akun, dimensi) do update set saldo = s.saldo + excluded.saldo
    returning s.kode_toko, s.akun, s.dimensi, s.saldo::bigint as saldo
  )
  select s.dimensi, s.saldo - g.jumlah as ada, -g.jumlah as jumlah into salah
    from saldo s join gerak g on g.kode_toko = s.kode_toko and g.akun = s.akun and g.dimensi = s.dimensi
   where s.saldo < 0 and g.jumlah < 0 and s.akun in ('KAS', 'KAS_GADAI')
     and coalesce(current_setting('app.laci_minus', true), '') <> 'on'
   order by s.dimensi limit 1;
  if found then
    perform tolak('SALDO_KAS_KURANG', jsonb_build_object('kasir', salah.dimensi, 'saldo', salah.ada, 'jumlah', salah.jumlah));
  end if;
  return null;
end $$;

-- What is dated into a closed day moves the sums of that day.
create or replace function jaga_saldo_akun() returns trigger language plpgsql as $$
declare
  baris buku_uang[] := array(select row(b.*)::buku_uang from baru b);
begin
  if not exists (select from unnest(baris) b where not exists (
      select from hari_toko h where h.kode_toko = b.kode_toko and h.tanggal = b.tanggal and h.status = 'OPEN')) then
    return null;
  end if;
  insert into saldo_akun_hari as s (kode_toko, nomor_akun, tanggal, dimensi, penutup, debit, kredit)
    select g.kode_toko, g.nomor, g.tanggal, g.dimensi, g.penutup, sum(g.debit), sum(g.kredit)
      from (select b.kode_toko, b.ke_nomor as nomor, b.tanggal, b.ke_dimensi as dimensi, b.kategori = 'PENUTUP_BULAN' as penutup,
                   b.jumlah::bigint as debit, 0::bigint as kredit from unnest(baris) b
            union all
            select b.kode_toko, b.dari_nomor, b.tanggal, b.dari_dimensi, b.kategori = 'PENUTUP_BULAN', 0, b.jumlah::bigint from unnest(baris) b) g
     where not exists (select from hari_toko h where h.kode_toko = g.kode_toko and h.tanggal = g.tanggal and h.status = 'OPEN')
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (kode_toko, nomor_akun, tanggal, dimensi, penutup)
      do update set debit = s.debit + excluded.debit, kredit = s.kredit + excluded.kredit;
  return null;
end $$;

-- One statement raises the version of each of its stores once, however many rows it touched.
create or replace function naikkan_versi_toko_sekali() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  toko_berubah text[] := array(select distinct b.kode_toko from berubah b);
begin
  insert into versi_toko (kode_toko) select unnest(toko_berubah)
    on conflict (kode_toko) do update set versi = versi_toko.versi + 1;
  return null;
end $$;
