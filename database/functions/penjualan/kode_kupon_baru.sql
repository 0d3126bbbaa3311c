-- Sixty random bits as twelve letters nobody mistakes for another: no O beside 0, no I beside 1.
create or replace function kode_kupon_baru() returns text language plpgsql set search_path to 'pg_catalog', 'pg_temp' as $$
declare
  acak bytea := uuid_send(gen_random_uuid());
  kode text := '';
  ke integer;
begin
  -- Bytes 6 to 8 of a UUID say what kind it is; the others are nothing but random.
  foreach ke in array array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14] loop
    kode := kode || substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + (get_byte(acak, ke) & 31), 1);
  end loop;
  return kode;
end $$;
