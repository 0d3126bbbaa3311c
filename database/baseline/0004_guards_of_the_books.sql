-- Guards that hold whoever writes, even with triggers of replication roles switched: ENABLE ALWAYS.

-- Append only. A correction is a new event, never an edit.
create function tolak_ubah() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'MU002';
end $$;

do $$
declare t text;
begin
  foreach t in array array['peristiwa', 'buku_uang', 'buku_barang', 'buku_poin', 'audit'] loop
    execute format('create trigger kekal before update or delete on %I for each row execute function tolak_ubah()', t);
    execute format('create trigger kekal_semua before truncate on %I for each statement execute function tolak_ubah()', t);
    execute format('alter table %I enable always trigger kekal', t);
    execute format('alter table %I enable always trigger kekal_semua', t);
  end loop;
end $$;

-- Nothing is dated into a day that is not open. The shared lock is fair with the closer, a row lock is not.
create function jaga_hari() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('hari|' || new.kode_toko, 0));
  if not exists (select from hari_toko h
                  where h.kode_toko = new.kode_toko and h.tanggal = new.tanggal and h.status = 'OPEN') then
    perform tolak('TOKO_TUTUP', jsonb_build_object('tanggal', new.tanggal));
  end if;
  return new;
end $$;
create trigger jaga_hari before insert on peristiwa for each row execute function jaga_hari();
alter table peristiwa enable always trigger jaga_hari;

-- A book row belongs to an event of its own transaction and day: nobody adds a leg to an old document.
create function jaga_buku() returns trigger language plpgsql as $$
begin
  if exists (select from baru b join peristiwa p using (kode_toko, no_dokumen)
              where p.urut = b.peristiwa
                and (p.txid <> pg_current_xact_id() or p.tanggal <> b.tanggal)) then
    raise exception 'a book row must be written with its event' using errcode = 'MU002';
  end if;
  return null;
end $$;

-- Money: known roles, clearing accounts net to zero inside the event, cached balances follow.
create function jaga_uang() returns trigger language plpgsql as $$
declare salah record;
begin
  select n.no_dokumen, n.akun, sum(n.jumlah) as sisa, bool_or(p.akun is null) as asing into salah
    from (select kode_toko, no_dokumen, peristiwa, ke_akun as akun, jumlah::bigint as jumlah from baru
          union all
          select kode_toko, no_dokumen, peristiwa, dari_akun, -jumlah::bigint from baru) n
    left join peran_akun p on p.akun = n.akun
   where p.akun is null or p.kliring
   group by n.kode_toko, n.no_dokumen, n.peristiwa, n.akun
  having bool_or(p.akun is null) or sum(n.jumlah) <> 0
   limit 1;
  if found then
    raise exception 'account % of % does not clear: %', salah.akun, salah.no_dokumen, salah.sisa using errcode = 'MU002';
  end if;
  insert into saldo_uang as s (kode_toko, akun, dimensi, saldo)
    select n.kode_toko, n.akun, n.dimensi, sum(n.jumlah)
      from (select kode_toko, ke_akun as akun, ke_dimensi as dimensi, jumlah::bigint as jumlah from baru
            union all
            select kode_toko, dari_akun, dari_dimensi, -jumlah::bigint from baru) n
      join peran_akun p on p.akun = n.akun and p.bersaldo
     group by n.kode_toko, n.akun, n.dimensi
     order by n.kode_toko, n.akun, n.dimensi
    on conflict (kode_toko, akun, dimensi) do update set saldo = s.saldo + excluded.saldo;
  return null;
end $$;

create trigger jaga_buku after insert on buku_uang referencing new table as baru
  for each statement execute function jaga_buku();
create trigger jaga_uang after insert on buku_uang referencing new table as baru
  for each statement execute function jaga_uang();
create trigger jaga_buku after insert on buku_barang referencing new table as baru
  for each statement execute function jaga_buku();
create trigger jaga_buku after insert on buku_poin referencing new table as baru
  for each statement execute function jaga_buku();
alter table buku_uang enable always trigger jaga_buku;
alter table buku_uang enable always trigger jaga_uang;
alter table buku_barang enable always trigger jaga_buku;
alter table buku_poin enable always trigger jaga_buku;

-- Seals one entry into the store's chain. Call it last: the lock is held until commit.
create function catat_audit(toko text, pelaku text, p_aksi text, p_objek text, p_isi jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ekor record;
  saat timestamptz := clock_timestamp();
  nomor_ini bigint;
  sebelum bytea;
begin
  perform set_config('app.kode_toko', toko, true);
  perform pg_advisory_xact_lock(hashtextextended('audit|' || toko, 1));
  select a.seq, a.hash into ekor from audit a where a.kode_toko = toko order by a.seq desc limit 1;
  nomor_ini := coalesce(ekor.seq, 0) + 1;
  sebelum := coalesce(ekor.hash, sha256(convert_to(toko, 'UTF8')));
  insert into audit (kode_toko, seq, waktu, user_id, aksi, objek, isi, prev, hash)
  values (toko, nomor_ini, saat, pelaku, p_aksi, p_objek, p_isi, sebelum,
          sha256(sebelum || convert_to(isi_audit(toko, nomor_ini, saat, pelaku, p_aksi, p_objek, p_isi), 'UTF8')));
end $$;

-- The canonical text of an entry: every field with its length before it, so that no two entries read alike.
create function isi_audit(toko text, seq bigint, waktu timestamptz, pelaku text, aksi text, objek text, isi jsonb)
returns text language sql stable as $$
  select string_agg(length(f) || ':' || f, '|' order by n)
    from unnest(array[toko, seq::text, to_char(waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), pelaku, aksi, objek, isi::text])
         with ordinality as t(f, n)
$$;

-- Every link that does not follow from the one before it. Empty means the chain is whole.
create function periksa_audit(toko text) returns table (seq bigint, sebab text) language sql stable as $$
  with rantai as (
    select a.*, lag(a.seq) over w as seq_lalu, lag(a.hash) over w as hash_lalu
      from audit a where a.kode_toko = toko window w as (order by a.seq))
  select r.seq,
         case when r.seq <> coalesce(r.seq_lalu, 0) + 1 then 'NOMOR HILANG'
              when r.prev <> coalesce(r.hash_lalu, sha256(convert_to(toko, 'UTF8'))) then 'RANTAI PUTUS'
              else 'ISI BERUBAH' end
    from rantai r
   where r.seq <> coalesce(r.seq_lalu, 0) + 1
      or r.prev <> coalesce(r.hash_lalu, sha256(convert_to(toko, 'UTF8')))
      or r.hash <> sha256(r.prev || convert_to(
           isi_audit(r.kode_toko, r.seq, r.waktu, r.user_id, r.aksi, r.objek, r.isi), 'UTF8'))
$$;
alter function catat_audit(text, text, text, text, jsonb) owner to mustika_buku;
grant execute on function catat_audit(text, text, text, text, jsonb) to mustika_app;
revoke execute on function catat_audit(text, text, text, text, jsonb) from public;
