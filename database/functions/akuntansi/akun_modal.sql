-- The account of stock by kind: accessories stand on their own.
create or replace function akun_modal(akun text, golongan text) returns text language sql immutable parallel safe as $$
  select case when akun = 'PERSEDIAAN_TOKO' and golongan = 'AKSESORIS' then 'PERSEDIAAN_AKSESORIS' else akun end
$$;
