create or replace function catat_baris(nama_penulis text, toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  if not exists (select from penulis p where p.nama = nama_penulis) then
    raise exception 'no writer %', nama_penulis using errcode = 'MU002';
  end if;
  execute format('select catat_baris_%s($1, $2, $3, $4)', nama_penulis) using toko, no_dok, ke, baris;
end $$;
