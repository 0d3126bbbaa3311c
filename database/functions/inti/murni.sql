-- One place rounds fine gold: per piece, half up to the milligram, and sums add what was rounded. The same stock had
-- another fine weight in every report, because each rounded at a level of its own. Domain R3.10.
create or replace function murni(berat bigint, kadar bigint) returns bigint language sql immutable parallel safe as $$
  -- No piece is finer than fine gold, whatever its selling karat.
  select (berat * least(kadar, 100000) + 50000) / 100000
$$;
