-- What is kept of a key for ever: 64 bits of it and of whose it is. With a million keys in a store a new one meets the number of another
-- once in eighteen trillion times.
create or replace function nomor_kunci(orang text, kunci text) returns bigint language sql immutable as $$
  select ('x' || left(encode(sha256(convert_to(orang || ' ' || kunci, 'UTF8')), 'hex'), 16))::bit(64)::bigint
$$;
