-- The writer catat_baris_<table>, and its place on the closed list `penulis`, where a migration enters it. The second column of the
-- key takes the document's number, a column `peristiwa` the event; what a row leaves out takes the column's default. `kecuali`:
-- columns that only later events write. Every start that changed anything makes all of them anew (pasang_semua_penulis).
create or replace function pasang_penulis(tabel regclass, kecuali text[] default '{}'::text[]) returns void language plpgsql as $$
declare
  nama text := (select c.relname from pg_class c where c.oid = tabel);
  nomor text := (select a.attname from pg_index i join pg_attribute a on a.attrelid = tabel and a.attnum = i.indkey[1]
                  where i.indrelid = tabel and i.indisprimary);
  kolom text;
  nilai text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
         string_agg(case a.attname when 'kode_toko' then 'toko' when nomor then 'no_dok' when 'peristiwa' then 'ke'
                      else format(case when d.adbin is null then 'x.%I' else 'coalesce(x.%I, %s)' end, a.attname,
                                  pg_get_expr(d.adbin, tabel)) end, ', ' order by a.attnum)
    into kolom, nilai
    from pg_attribute a left join pg_attrdef d on d.adrelid = tabel and d.adnum = a.attnum
   where a.attrelid = tabel and a.attnum > 0 and not a.attisdropped and a.attname <> all (kecuali);
  execute format($f$create or replace function %I(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $t$
begin
  -- Made by pasang_penulis(%L%s).
  insert into %s (%s)
    select %s
      from jsonb_populate_recordset(null::%s, baris) x;
end $t$ $f$, 'catat_baris_' || nama, nama, case when kecuali = '{}' then '' else format(', %L', kecuali) end, tabel, kolom, nilai, tabel);
  execute format('grant select, insert on %s to mustika_buku', tabel);
  insert into penulis as n (nama, kecuali) values (nama, pasang_penulis.kecuali)
    on conflict on constraint penulis_pkey do update set kecuali = excluded.kecuali where n.kecuali is distinct from excluded.kecuali;
end $$;
revoke execute on function pasang_penulis(regclass,text[]) from public;
