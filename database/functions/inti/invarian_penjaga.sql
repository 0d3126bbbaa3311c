-- The guards themselves: those without which the books are worth nothing must be there, every guard must hold whoever
-- writes, every table of a store is behind its wall, and the roles have no way around it.
create or replace function invarian_penjaga()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
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
     -- What is on its way is read at both ends.
     and not (p.polrelid::regclass::text in ('kirim_barang', 'kirim_cuci', 'kirim_pusat_lot') and p.polname = 'tujuan' and p.polcmd = 'r'
              and pg_get_expr(p.polqual, p.polrelid) = '(tujuan = current_setting(''app.kode_toko''::text, true))')
  union all
  select 'PENJAGA', '', jsonb_build_object('peran', r.rolname)
    from pg_roles r
   where r.rolname in ('mustika_app', 'mustika_report', 'mustika_buku')
     and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolcanlogin
          or exists (select from pg_auth_members m where m.member = r.oid))
  union all
  select 'PENJAGA', '', jsonb_build_object('peran', r.rolname)
    from pg_roles r
   where r.rolname like 'mustika\_masuk\_%'
     and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication
          or exists (select from pg_auth_members m where m.member = r.oid
                        and (m.admin_option or m.roleid::regrole::text not in ('mustika_app', 'mustika_report')))
          or exists (select from pg_shdepend d where d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid and d.deptype = 'o'))
  union all
  select 'PENJAGA', '', jsonb_build_object('hak', b.objek, 'seharusnya', b.seharusnya, 'kini', b.kini) from hak_beda() b
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', k.conrelid::regclass::text, 'aturan', k.conname)
    from pg_constraint k
   where k.connamespace = 'public'::regnamespace and not k.convalidated
$$;
revoke execute on function invarian_penjaga() from public;
