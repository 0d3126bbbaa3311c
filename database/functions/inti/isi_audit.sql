-- The canonical text of an entry: every field with its length before it, so that no two entries read alike.
create or replace function isi_audit(toko text, seq bigint, waktu timestamp with time zone, pelaku text, aksi text, objek text, isi jsonb)
  returns text language sql stable as $$
  select string_agg(length(f) || ':' || f, '|' order by n)
    from unnest(array[toko, seq::text, to_char(waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), pelaku, aksi, objek, isi::text])
         with ordinality as t(f, n)
$$;
