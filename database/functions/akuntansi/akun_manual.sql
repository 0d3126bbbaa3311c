-- Whether a journal by hand may be booked on this account.
create or replace function akun_manual(toko text, nomor text) returns boolean language sql stable as $$
  select exists (select from akun a join golongan_akun g on g.golongan = a.golongan and g.jurnal
                  where a.nomor_akun = nomor and a.aktif and a.manual)
$$;
