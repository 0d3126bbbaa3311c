-- One person has one number: folded as nomorHp of the program does, also with 00 for the plus and with the nought behind 62.
create or replace function nomor_telp(teks text) returns text language sql immutable as $$
  select nullif(regexp_replace(regexp_replace(teks, '\D', '', 'g'), '^(00[1789]?(?=62)|00)?(620?|0)?', ''), '')
$$;
