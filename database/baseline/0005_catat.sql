-- catat(): the one function that posts a document event. It knows rows, places, accounts and guards, not gold shops.
-- Order of locks, always: idempotency row, day (shared), number or document, approvals, rows of the writers in the order
-- given (each sorted), cached balances, audit.

-- Jobs are queued in the document's transaction; the queue itself belongs to the owner.
create function antre(nama text, isi jsonb, kunci text default null) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(nama, isi::json, job_key := kunci);
end $$;
revoke execute on function antre(text, jsonb, text) from public;
grant execute on function antre(text, jsonb, text) to mustika_app, mustika_buku;

-- Marks approvals as used: unused, alive, for this act, this requester, this store. Anything else refuses.
create function pakai_otorisasi(w jsonb, no_dok text) returns uuid[] language plpgsql as $$
declare
  diminta uuid[] := coalesce((select array_agg(x::uuid order by x) from jsonb_array_elements_text(w -> 'otorisasi') x), '{}');
  terpakai integer;
begin
  if cardinality(diminta) = 0 then return diminta; end if;
  update otorisasi o set dipakai = now(), no_dokumen = no_dok
   where o.kode_toko = w ->> 'toko' and o.id = any (diminta) and o.dipakai is null
     and o.berakhir > (w ->> 'saat')::timestamptz and o.op_hash = w ->> 'op_hash' and o.requester = w ->> 'user';
  get diagnostics terpakai = row_count;
  if terpakai <> cardinality(diminta) then perform tolak('OTORISASI_TIDAK_BERLAKU'); end if;
  return diminta;
end $$;

-- Creates the document under its next number, or moves an existing one on by compare-and-set. Returns number and event.
create function catat_dokumen(w jsonb, out no_dok text, out urutan smallint) language plpgsql as $$
declare
  urut_baru integer;
begin
  if w ->> 'nomor' is null then
    insert into nomor as n (kode_toko, seri, tanggal, terakhir)
      values (w ->> 'toko', w ->> 'seri', (w ->> 'hari')::date, 1)
      on conflict (kode_toko, seri, tanggal) do update set terakhir = n.terakhir + 1
      returning terakhir into urut_baru;
    no_dok := format('%s-%s-%s-%s', w ->> 'toko', w ->> 'seri', to_char((w ->> 'hari')::date, 'YYMMDD'),
                     lpad(urut_baru::text, greatest(4, length(urut_baru::text)), '0'));
    urutan := 1;
    insert into dokumen (kode_toko, no_dokumen, jenis, tanggal, status, peristiwa, user_id, dibuat)
      values (w ->> 'toko', no_dok, w ->> 'jenis', (w ->> 'hari')::date, w ->> 'ke', 1, w ->> 'user', (w ->> 'saat')::timestamptz);
    return;
  end if;
  no_dok := w ->> 'nomor';
  update dokumen d set status = w ->> 'ke', peristiwa = d.peristiwa + 1
   where d.kode_toko = w ->> 'toko' and d.no_dokumen = no_dok and d.peristiwa = (w ->> 'peristiwa')::smallint
     and d.status in (select jsonb_array_elements_text(w -> 'dari'))
   returning d.peristiwa into urutan;
  if not found then perform tolak('DOKUMEN_SUDAH_BERUBAH', jsonb_build_object('nomor', no_dok)); end if;
end $$;

-- The three books. A reversal is written from the event it reverses, ends swapped: nothing can be forgotten.
create function catat_buku(w jsonb, no_dok text, ke smallint) returns void language plpgsql as $$
declare
  hari date := (w ->> 'hari')::date;
  balik smallint := (w ->> 'balik')::smallint;
begin
  if balik is not null then
    insert into buku_uang select b.kode_toko, no_dok, ke, b.urut, hari, coalesce(w ->> 'kategori_balik', b.kategori), b.jenis,
        b.ke_akun, b.ke_dimensi, b.ke_nomor, b.dari_akun, b.dari_dimensi, b.dari_nomor, b.jumlah, b.keterangan
      from buku_uang b where b.kode_toko = w ->> 'toko' and b.no_dokumen = no_dok and b.peristiwa = balik;
    insert into buku_barang select b.kode_toko, no_dok, ke, b.urut, hari, b.kode_barcode, b.ke_tempat, b.dari_tempat, b.qty, b.berat, b.kadar
      from buku_barang b where b.kode_toko = w ->> 'toko' and b.no_dokumen = no_dok and b.peristiwa = balik;
    insert into buku_poin select b.kode_toko, no_dok, catat_buku.ke, b.urut, hari, b.ke, b.dari, b.jumlah
      from buku_poin b where b.kode_toko = w ->> 'toko' and b.no_dokumen = no_dok and b.peristiwa = balik;
    return;
  end if;
  if jsonb_array_length(w -> 'uang') > 0 then
    insert into buku_uang select w ->> 'toko', no_dok, ke, row_number() over ()::smallint, hari, x.kategori, x.jenis,
        x.dari_akun, x.dari_dimensi, x.dari_nomor, x.ke_akun, x.ke_dimensi, x.ke_nomor, x.jumlah, x.keterangan
      from jsonb_to_recordset(w -> 'uang') as x(kategori text, jenis text, dari_akun text, dari_dimensi text, dari_nomor text,
        ke_akun text, ke_dimensi text, ke_nomor text, jumlah bigint, keterangan text);
  end if;
  if jsonb_array_length(w -> 'barang') > 0 then
    insert into buku_barang select w ->> 'toko', no_dok, ke, row_number() over ()::smallint, hari,
        x.kode_barcode, x.dari_tempat, x.ke_tempat, x.qty, x.berat, x.kadar
      from jsonb_to_recordset(w -> 'barang') as x(kode_barcode text, dari_tempat text, ke_tempat text, qty integer, berat bigint, kadar integer);
  end if;
  if jsonb_array_length(w -> 'poin') > 0 then
    insert into buku_poin select w ->> 'toko', no_dok, catat_buku.ke, row_number() over ()::smallint, hari, x.dari, x.ke, x.jumlah
      from jsonb_to_recordset(w -> 'poin') as x(dari text, ke text, jumlah bigint);
  end if;
end $$;

-- Writers: one static function per table, catat_baris_<name>(toko, no_dokumen, peristiwa, rows). The closed list keeps
-- the dispatch from ever naming anything else.
create table penulis (nama text primary key check (nama ~ '^[a-z_]+$'));
grant select on penulis to mustika_buku, mustika_app;

create function catat_baris(nama_penulis text, toko text, no_dok text, ke smallint, baris jsonb) returns void
language plpgsql as $$
begin
  if not exists (select from penulis p where p.nama = nama_penulis) then
    raise exception 'no writer %', nama_penulis using errcode = 'MU002';
  end if;
  execute format('select catat_baris_%s($1, $2, $3, $4)', nama_penulis) using toko, no_dok, ke, baris;
end $$;

create function catat(w jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  toko text := w ->> 'toko';
  tersimpan record;
  dok record;
  izin uuid[];
  hasil jsonb;
  tulis jsonb;
begin
  perform set_config('app.kode_toko', toko, true);
  perform set_config('app.user_id', w ->> 'user', true);

  insert into idem (kode_toko, user_id, kunci, req_hash) values (toko, w ->> 'user', w ->> 'kunci', w ->> 'hash')
    on conflict do nothing;
  if not found then
    select i.req_hash, i.jawaban into tersimpan from idem i
     where i.kode_toko = toko and i.user_id = w ->> 'user' and i.kunci = w ->> 'kunci';
    if tersimpan.req_hash <> w ->> 'hash' then perform tolak('KUNCI_DIPAKAI_LAIN'); end if;
    return jsonb_build_object('ulang', true, 'jawaban', tersimpan.jawaban);
  end if;

  perform pg_advisory_xact_lock_shared(hashtextextended('hari|' || toko, 0));
  if (w ->> 'versi_toko')::bigint is distinct from (select v.versi from versi_toko v where v.kode_toko = toko) then
    perform tolak('PENGATURAN_BERUBAH');
  end if;
  select * into dok from catat_dokumen(w);
  izin := pakai_otorisasi(w, dok.no_dok);
  insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu, alasan, otorisasi, membalik)
    values (toko, dok.no_dok, dok.urutan, w ->> 'transisi', w ->> 'ke', (w ->> 'hari')::date, w ->> 'user',
            (w ->> 'saat')::timestamptz, w ->> 'alasan', izin, (w ->> 'balik')::smallint);
  for tulis in select x from jsonb_array_elements(w -> 'tulis') x loop
    perform catat_baris(tulis ->> 'penulis', toko, dok.no_dok, dok.urutan, tulis -> 'baris');
  end loop;
  perform catat_buku(w, dok.no_dok, dok.urutan);
  perform antre(j ->> 'nama', (j -> 'isi') || jsonb_build_object('kode_toko', toko, 'no_dokumen', dok.no_dok), j ->> 'kunci')
     from jsonb_array_elements(w -> 'antre') j;

  hasil := (w -> 'jawaban') || jsonb_build_object('no_dokumen', dok.no_dok, 'peristiwa', dok.urutan, 'status', w ->> 'ke');
  update idem i set jawaban = hasil where i.kode_toko = toko and i.user_id = w ->> 'user' and i.kunci = w ->> 'kunci';
  perform catat_audit(toko, w ->> 'user', (w ->> 'jenis') || '.' || (w ->> 'transisi'), dok.no_dok, w -> 'audit');
  return jsonb_build_object('ulang', false, 'jawaban', hasil);
end $$;
alter function catat(jsonb) owner to mustika_buku;
revoke execute on function catat(jsonb) from public;
grant execute on function catat(jsonb) to mustika_app;
