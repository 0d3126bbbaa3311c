-- The stores that a key of the API is good for at this moment: those it was given, as far as they are those of the owner who answers for it,
-- in its order. Null for a key that is good for nothing: revoked, over, or without an owner. docs/decisions/0157.
create or replace function kunci_api_toko(k kunci_api, saat timestamp with time zone) returns text[] language plpgsql stable as $$
begin
  if k.dicabut is not null or k.berakhir <= saat then
    return null;
  end if;
  return (
    select array(select s.kode from unnest(k.toko) with ordinality s (kode, n)
                  where s.kode = p.kode_toko or t.tipe = 'PUSAT' and (p.lingkup is null or s.kode = any (p.lingkup)) order by s.n)
      from pengguna p join toko t using (kode_toko)
     where p.user_id = k.penanggung and p.aktif and p.dikunci_pada is null and p.level = 'OWN' and t.aktif);
end $$;
