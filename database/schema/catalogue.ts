/** What PostgreSQL's own catalogue says of today's database, in an order that no history of migrations changes. */
import type pg from 'pg';

export type Column = {
  name: string;
  type: string;
  required: boolean;
  computed: boolean;
  value: string | null;
};
export type Rule = { name: string; kind: string; text: string; comment: string | null };
export type Trigger = { name: string; text: string; always: boolean };
export type Policy = { name: string; text: string };
/** `columns` is empty where the whole table is meant. */
export type Grant = { who: string; what: string; columns: string[] };

export type Table = {
  name: string;
  columns: Column[];
  rules: Rule[];
  indexes: Rule[];
  triggers: Trigger[];
  policies: Policy[];
  walled: boolean;
  grants: Grant[];
};
export type View = { name: string; text: string; options: string[]; grants: Grant[] };
export type Routine = {
  /** Name and types: what tells two functions of one name apart. */
  name: string;
  text: string;
  owner: string | null;
  closed: boolean;
  grants: Grant[];
};
export type Domain = { name: string; base: string; rules: Rule[] };
/** `from` cannot be made before `to`. */
export type Need = { from: string; to: string };
export type Catalogue = {
  domains: Domain[];
  tables: Table[];
  views: View[];
  routines: Routine[];
  needs: Need[];
};

/** The names of what is made here, as needs use them: a function with its types, a table or view by its name. */
const OBJECTS = `
  benda as (
    select 'pg_class'::regclass as classid, oid, oid::regclass::text as nama from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname <> 'migrasi'
    union all
    select 'pg_proc'::regclass, p.oid, p.oid::regprocedure::text from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'))`;

/** What hangs on a table or view and may name functions and tables: rules, defaults, indexes, triggers, policies, queries. */
const NEEDS = `with ${OBJECTS}, bagian as (
    select 'pg_constraint'::regclass as classid, oid, conrelid as milik from pg_constraint
    union all select 'pg_attrdef'::regclass, oid, adrelid from pg_attrdef
    union all select 'pg_class'::regclass, indexrelid, indrelid from pg_index
    union all select 'pg_trigger'::regclass, oid, tgrelid from pg_trigger where not tgisinternal
    union all select 'pg_policy'::regclass, oid, polrelid from pg_policy
    union all select 'pg_rewrite'::regclass, oid, ev_class from pg_rewrite)
  select dari.nama as "from", ke.nama as "to"
    from bagian b join pg_depend d on d.classid = b.classid and d.objid = b.oid
    join benda dari on dari.classid = 'pg_class'::regclass and dari.oid = b.milik
    join benda ke on ke.classid = d.refclassid and ke.oid = d.refobjid
  union
  select dari.nama, ke.nama
    from benda dari join pg_proc p on dari.classid = 'pg_proc'::regclass and p.oid = dari.oid
    join pg_type t on t.oid = p.prorettype or t.oid = any (p.proargtypes)
    join benda ke on ke.classid = 'pg_class'::regclass and ke.oid = t.typrelid
  order by 1, 2`;

const DOMAINS = `
  select t.typname as name, format_type(t.typbasetype, t.typtypmod) as base,
         coalesce((select jsonb_agg(jsonb_build_object('name', k.conname, 'kind', k.contype, 'text', pg_get_constraintdef(k.oid, true),
                           'comment', obj_description(k.oid, 'pg_constraint')) order by k.conname)
                     from pg_constraint k where k.contypid = t.oid and k.contype = 'c'), '[]') as rules
    from pg_type t where t.typtype = 'd' and t.typnamespace = 'public'::regnamespace order by 1`;

/** Not null stands at the column; PostgreSQL 18 lists it among the rules as well, older ones do not. */
const TABLES = `
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as walled,
         (select jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod),
                   'required', a.attnotnull, 'computed', a.attgenerated = 's', 'value', pg_get_expr(d.adbin, d.adrelid, true)) order by a.attnum)
            from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
         coalesce((select jsonb_agg(jsonb_build_object('name', quote_ident(k.conname), 'kind', k.contype, 'text', pg_get_constraintdef(k.oid, true),
                   'comment', obj_description(k.oid, 'pg_constraint')) order by array_position('{p,u,x,c,f}'::"char"[], k.contype), k.conname)
            from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'x', 'c', 'f')), '[]') as rules,
         coalesce((select jsonb_agg(jsonb_build_object('name', x.indexrelid::regclass::text, 'kind', 'i', 'text', pg_get_indexdef(x.indexrelid, 0, true),
                   'comment', obj_description(x.indexrelid, 'pg_class')) order by x.indexrelid::regclass::text)
            from pg_index x where x.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u', 'x'))), '[]') as indexes,
         coalesce((select jsonb_agg(jsonb_build_object('name', quote_ident(t.tgname), 'text', pg_get_triggerdef(t.oid, true), 'always', t.tgenabled = 'A') order by t.tgname)
            from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal), '[]') as triggers,
         coalesce((select jsonb_agg(jsonb_build_object('name', quote_ident(p.polname), 'text', concat_ws(' ', 'for',
                   case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
                   'using (' || pg_get_expr(p.polqual, p.polrelid) || ')', 'with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')')) order by p.polname)
            from pg_policy p where p.polrelid = c.oid), '[]') as policies
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrasi' order by 1`;

const VIEWS = `
  select c.relname as name, pg_get_viewdef(c.oid, true) as text, coalesce(to_jsonb(c.reloptions), '[]') as options
    from pg_class c where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace order by 1`;

/** The owner of the database is not named: it may be anybody. */
const ROUTINES = `with ${OBJECTS}
  select b.nama as name, pg_get_functiondef(b.oid) as text,
         case when p.proowner <> r.relowner then pg_get_userbyid(p.proowner) end as owner,
         not exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0) as closed
    from benda b join pg_proc p on b.classid = 'pg_proc'::regclass and p.oid = b.oid
    join pg_class r on r.oid = 'toko'::regclass order by 1`;

const GRANTS = `with ${OBJECTS}, hak as (
    select b.nama, c.relowner as pemilik, '' as kolom, 0 as urut, x.grantee, x.privilege_type
      from benda b join pg_class c on b.classid = 'pg_class'::regclass and c.oid = b.oid cross join aclexplode(c.relacl) x
    union all
    select b.nama, c.relowner, a.attname, a.attnum, x.grantee, x.privilege_type
      from benda b join pg_class c on b.classid = 'pg_class'::regclass and c.oid = b.oid
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 cross join aclexplode(a.attacl) x
    union all
    select b.nama, p.proowner, '', 0, x.grantee, x.privilege_type
      from benda b join pg_proc p on b.classid = 'pg_proc'::regclass and p.oid = b.oid cross join aclexplode(p.proacl) x)
  select h.nama as "of", pg_get_userbyid(h.grantee) as who, lower(h.privilege_type) as what,
         array_remove(array_agg(quote_ident(h.kolom) order by h.urut), '""') as columns
    from hak h where h.grantee not in (0, h.pemilik)
   group by h.nama, h.grantee, h.privilege_type, h.kolom = '' order by 1, 2, h.kolom = '' desc, 3`;

/** Reads the catalogue of a migrated database; `owner` is who migrated it. */
export async function readCatalogue(owner: pg.Client): Promise<Catalogue> {
  const all = async <T>(text: string): Promise<T[]> => (await owner.query(text)).rows as T[];
  const given = new Map<string, Grant[]>();
  for (const { of, ...grant } of await all<Grant & { of: string }>(GRANTS))
    given.set(of, [...(given.get(of) ?? []), grant]);
  const withGrants = async <T extends { name: string }>(text: string): Promise<(T & { grants: Grant[] })[]> =>
    (await all<T>(text)).map((one) => ({ ...one, grants: given.get(one.name) ?? [] }));
  return {
    domains: await all<Domain>(DOMAINS),
    tables: await withGrants<Omit<Table, 'grants'>>(TABLES),
    views: await withGrants<Omit<View, 'grants'>>(VIEWS),
    routines: await withGrants<Omit<Routine, 'grants'>>(ROUTINES),
    needs: await all<Need>(NEEDS),
  };
}
