-- Is this announcement for a user of this level in this store? Named people come on top of levels and stores; people
-- alone, without level and store, are all there are.
create or replace function berita_untuk(b berita, p_user_id text, p_level text, p_toko text)
  returns boolean language sql immutable as $$
  select p_user_id = any (b.orang)
      or (cardinality(b.orang) = 0 or cardinality(b.level) > 0 or cardinality(b.toko) > 0)
         and (cardinality(b.level) = 0 or p_level = any (b.level))
         and (cardinality(b.toko) = 0 or p_toko = any (b.toko))
$$;
