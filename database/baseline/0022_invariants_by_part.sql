-- Each domain proves its own books: cek_invarian() asks every function named invarian_*() of the schema. A domain adds
-- one with the same columns; nobody rewrites the others'.
alter function cek_invarian() rename to invarian_inti;

create function cek_invarian() returns table (aturan text, kode_toko text, rincian jsonb)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare bagian text;
begin
  for bagian in select p.proname from pg_proc p
                 where p.pronamespace = 'public'::regnamespace and p.proname like 'invarian\_%' order by p.proname loop
    return query execute format('select * from %I()', bagian);
  end loop;
end $$;
revoke execute on function cek_invarian(), invarian_inti() from public;
grant execute on function cek_invarian() to mustika_app, mustika_report;

-- What the first version overlooked: a nota without lines or payments, a document without a counter, a reversal of the
-- right length and the wrong content, points that were not reversed.
create function invarian_lengkap() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'JUMLAH_PENJUALAN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_faktur_group)
    from penjualan p
   where not exists (select from penjualan_barang l where l.kode_toko = p.kode_toko and l.no_faktur_group = p.no_faktur_group)
      or not exists (select from penjualan_bayar y where y.kode_toko = p.kode_toko and y.no_faktur_group = p.no_faktur_group)
  union all
  select 'NOMOR_BOLONG', d.kode_toko, jsonb_build_object('seri', d.seri, 'tanggal', d.tanggal, 'dokumen', d.banyak)
    from (select k.kode_toko, split_part(k.no_dokumen, '-', 2) as seri, k.tanggal, count(*) as banyak from dokumen k group by 1, 2, 3) d
   where not exists (select from nomor n where n.kode_toko = d.kode_toko and n.seri = d.seri and n.tanggal = d.tanggal)
  union all
  select 'PEMBALIKAN', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen, 'peristiwa', b.urut)
    from peristiwa b
   where b.membalik is not null and (
         exists (select m.kode_barcode, m.dari_tempat, m.ke_tempat, m.qty, m.berat::bigint from buku_barang m
                  where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik
                 except all
                 select m.kode_barcode, m.ke_tempat, m.dari_tempat, m.qty, m.berat::bigint from buku_barang m
                  where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut)
      or exists (select m.dari, m.ke, m.jumlah::bigint from buku_poin m
                  where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik
                 except all
                 select m.ke, m.dari, m.jumlah::bigint from buku_poin m
                  where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut)
      or (select count(*) from buku_uang m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik)
         <> (select count(*) from buku_uang m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut)
      or (select count(*) from buku_poin m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik)
         <> (select count(*) from buku_poin m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut))
$$;
revoke execute on function invarian_lengkap() from public;

-- The guards themselves: those without which the books are worth nothing must be there, every guard must hold whoever
-- writes, every table of a store is behind its wall, and the roles have no way around it.
create function invarian_penjaga() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'PENJAGA', '', jsonb_build_object('tabel', w.tabel, 'trigger', w.pemicu, 'hilang', true)
    from (values ('peristiwa', 'jaga_hari'), ('buku_uang', 'jaga_buku'), ('buku_uang', 'jaga_uang'), ('buku_barang', 'jaga_buku'),
                 ('buku_poin', 'jaga_buku'), ('barang', 'jaga_status'), ('peristiwa', 'kekal'), ('buku_uang', 'kekal'),
                 ('buku_barang', 'kekal'), ('buku_poin', 'kekal'), ('audit', 'kekal'), ('perubahan_harga', 'kekal'),
                 ('peristiwa', 'kekal_semua'), ('buku_uang', 'kekal_semua'), ('buku_barang', 'kekal_semua'),
                 ('buku_poin', 'kekal_semua'), ('audit', 'kekal_semua'), ('perubahan_harga', 'kekal_semua')) w (tabel, pemicu)
   where not exists (select from pg_trigger t where t.tgrelid = to_regclass(w.tabel) and t.tgname = w.pemicu)
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', t.tgrelid::regclass::text, 'trigger', t.tgname, 'cara', t.tgenabled)
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace
    join pg_proc p on p.oid = t.tgfoid
   where not t.tgisinternal and t.tgenabled <> 'A' and p.proname ~ '^(jaga_|tolak_|naikkan_versi|catat_harga)'
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', c.relname, 'dinding', false)
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'kode_toko' and not a.attisdropped
   where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity)
     and c.relname not in ('toko', 'pengguna', 'barcode') -- Lists of the chain that name a store.
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', p.polrelid::regclass::text, 'kebijakan', p.polname)
    from pg_policy p where p.polname not in ('baca', 'tambah', 'ubah', 'hapus')
  union all
  select 'PENJAGA', '', jsonb_build_object('peran', r.rolname)
    from pg_roles r
   where r.rolname in ('mustika_app', 'mustika_report', 'mustika_buku')
     and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolcanlogin
          or exists (select from pg_auth_members m where m.member = r.oid))
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', k.conrelid::regclass::text, 'aturan', k.conname)
    from pg_constraint k
   where k.connamespace = 'public'::regnamespace and not (k.convalidated and k.conenforced)
$$;
revoke execute on function invarian_penjaga() from public;
