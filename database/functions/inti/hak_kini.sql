-- Who owns what and who may do what with it, in this database as it is. Owners are told by kind, because whoever migrates has
-- another name in each installation: `pemilik` is whoever owns the list of migrations. What an owner may do with his own is not told
-- (PostgreSQL 17 knows a right more), nor who else only looks: a program of the shop's own that draws charts is the shop's business.
create or replace function hak_kini()
  returns table(objek text, sifat text) language sql stable set search_path to 'public', 'pg_temp' as $$
  with pemilik as (select c.relowner as siapa from pg_class c where c.oid = 'migrasi'::regclass),
  benda as (
    select c.tableoid as kelas, c.oid, c.relowner as milik, c.relacl as hak,
           case c.relkind when 'v' then 'view ' when 'm' then 'view ' when 'S' then 'urutan ' else 'tabel ' end || c.relname as objek,
           concat_ws('; ', case when c.relrowsecurity then 'dinding' end, case when c.relforcerowsecurity then 'juga bagi pemilik' end,
                     array_to_string(c.reloptions, ', ')) as cara
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select p.tableoid, p.oid, p.proowner, coalesce(p.proacl, acldefault('f', p.proowner)),
           'fungsi ' || p.oid::regprocedure::text,
           concat_ws('; ', case when p.prosecdef then 'definer' end, array_to_string(p.proconfig, ', '))
      from pg_proc p where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.classid = p.tableoid and d.objid = p.oid and d.deptype = 'e')
    union all
    -- Who owns the schema is PostgreSQL's own affair.
    select n.tableoid, n.oid, s.siapa, n.nspacl, 'skema ' || n.nspname, ''
      from pg_namespace n, pemilik s where n.nspname = 'public'),
  izin as (
    select b.kelas, b.oid, x.grantee, lower(x.privilege_type) as boleh
      from benda b cross join aclexplode(b.hak) x where x.grantee <> b.milik
    union all
    select b.kelas, b.oid, x.grantee, format('%s (%s)', lower(x.privilege_type), string_agg(a.attname, ', ' order by a.attnum))
      from benda b join pg_attribute a on b.kelas = 'pg_class'::regclass and a.attrelid = b.oid and a.attacl is not null and a.attnum > 0
     cross join aclexplode(a.attacl) x where x.grantee <> b.milik group by b.kelas, b.oid, x.grantee, x.privilege_type),
  peran as (
    select i.kelas, i.oid, string_agg(i.boleh, ', ' order by i.boleh collate "C") as boleh,
           case when i.grantee = 0 then 'semua' else pg_get_userbyid(i.grantee) end as nama
      from izin i group by i.kelas, i.oid, i.grantee)
  select b.objek, concat_ws('; ', case when b.milik = s.siapa then 'pemilik' else pg_get_userbyid(b.milik) end, nullif(b.cara, ''),
           (select string_agg(r.nama || ': ' || r.boleh, '; ' order by r.nama collate "C") from peran r
             where r.kelas = b.kelas and r.oid = b.oid
               and (r.nama like 'mustika\_%'
                    or case when b.objek ~ '^skema' then r.nama = 'semua' and r.boleh <> 'usage' else r.nama = 'semua' or r.boleh <> 'select' end)))
    from benda b, pemilik s
$$;
revoke execute on function hak_kini() from public;
