-- Functions and views are files of database/functions from here on (docs/decisions/0079): a patch of their words has nothing to patch.
drop function ubah_fungsi(regprocedure, text, text);

-- Which writers are made of their table, and the columns they leave out: null is one that is written by hand.
alter table penulis add column kecuali text[];
update penulis n
   set kecuali = coalesce(substring(p.prosrc from 'Made by pasang_penulis\(''\w+'', ''(\{[^'']*\})''\)'), '{}')::text[]
  from pg_proc p
 where p.pronamespace = 'public'::regnamespace and p.proname = 'catat_baris_' || n.nama and p.prosrc like '%Made by pasang_penulis(%';
