-- A column without a name is told otherwise by whoever reads the view back, and then two ways to the same schema differ.
do $do$ begin
  execute 'create or replace view nota_orang with (security_invoker = true) as '
    || replace(pg_get_viewdef('nota_orang'::regclass), $l$'LELANG'::text,$l$, $b$'LELANG'::text as jenis,$b$);
end $do$;
