-- The pools log in as a role of their own (mustika_masuk_<owner>, made at the start of the server): it owns nothing, may do
-- nothing, and may become the application or the reports, nobody else.
select ubah_fungsi('invarian_penjaga()', $a$  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', k.conrelid$a$, $b$  union all
  select 'PENJAGA', '', jsonb_build_object('peran', r.rolname)
    from pg_roles r
   where r.rolname like 'mustika\_masuk\_%'
     and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication
          or exists (select from pg_auth_members m where m.member = r.oid
                        and (m.admin_option or m.roleid::regrole::text not in ('mustika_app', 'mustika_report')))
          or exists (select from pg_shdepend d where d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid and d.deptype = 'o'))
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', k.conrelid$b$);
