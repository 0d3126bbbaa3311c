-- The store is what an engine that spreads stores over machines sends a call by, so it is an argument of its own: catat(toko, w)
-- and what stands around it. The write set names it no longer, so that nobody can mean two stores with one call.
do $$
declare
  f record;
  isi text;
  pemilik text;
  kepala text;
  tanda text;
begin
  for f in select p.oid, p.oid::regprocedure as lama, p.proname as nama, p.proowner::regrole as pemilik, p.prosecdef as penulis
             from pg_proc p where p.pronamespace = 'public'::regnamespace
              and p.proname in ('catat', 'tutup_hari', 'buka_hari', 'catat_dokumen', 'pakai_otorisasi', 'catat_buku') loop
    isi := pg_get_functiondef(f.oid);
    execute format('drop function %s', f.lama);
    isi := regexp_replace(isi, '^(CREATE OR REPLACE FUNCTION public\.\w+\()w jsonb', '\1toko text, w jsonb');
    isi := replace(isi, E'  toko text := w ->> ''toko'';\n', '');
    isi := replace(isi, 'w ->> ''toko''', 'toko');
    isi := regexp_replace(isi, '\m(catat|catat_dokumen|pakai_otorisasi|catat_buku)\(w\M', '\1(toko, w', 'g');
    execute isi;
    tanda := (select p.oid::regprocedure::text from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = f.nama);
    execute format('alter function %s owner to %s', tanda, f.pemilik);
    if f.penulis then
      execute format('revoke execute on function %s from public', tanda);
      execute format('grant execute on function %s to mustika_app', tanda);
    end if;
  end loop;
end $$;

-- Documents of two stores that must agree: the write set of each beside its store, in the order in which they are posted.
drop function catat_bersama(jsonb);
create function catat_bersama(toko text[], w jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hasil jsonb := '[]';
begin
  for ke in 1 .. cardinality(toko) loop
    hasil := hasil || catat(toko[ke], w -> (ke - 1));
  end loop;
  return hasil;
end $$;
alter function catat_bersama(text[], jsonb) owner to mustika_buku;
revoke execute on function catat_bersama(text[], jsonb) from public;
grant execute on function catat_bersama(text[], jsonb) to mustika_app;

select ubah_fungsi('pakai_otorisasi_master(jsonb, text, timestamptz, text)',
  'pakai_otorisasi(jsonb_build_object(''toko'', app_toko(), ', 'pakai_otorisasi(app_toko(), jsonb_build_object(');
