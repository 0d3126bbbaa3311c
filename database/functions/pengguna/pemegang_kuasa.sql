-- Everybody who may sit behind a login, hop by hop: each gift counts when it lies no further than the term before the
-- next one, and the last no further than the term before now.
create or replace function pemegang_kuasa(orang text, lamanya interval) returns table(user_id text) language sql stable as $$
  with recursive k(user_id, pada) as (
    select j.pemberi, j.pada from pemberi_kuasa j where j.user_id = orang and j.pada > clock_timestamp() - lamanya
    union
    select j.pemberi, j.pada from k join pemberi_kuasa j on j.user_id = k.user_id and j.pada > k.pada - lamanya)
  select distinct k.user_id from k where k.user_id <> orang
$$;
