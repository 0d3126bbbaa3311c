create or replace function kas_boleh(nomor text, arah text) returns boolean language sql stable as $$
  select exists (select from akun a join golongan_akun g on g.golongan = a.golongan
                  where a.nomor_akun = nomor and a.aktif and g.kas in ('KEDUANYA', arah))
$$;
