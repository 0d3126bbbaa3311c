-- Numbers of identity are sealed before they get here: `<digest>~<sealed>`. What an older version stored in clear is sealed
-- when the server starts; until then the rule holds for every new row.
do $$
declare r record;
begin
  for r in select * from (values ('pembelian', 'nik_sim_passport'), ('penjualan', 'npwp_customer')) v (tabel, kolom) loop
    execute format('alter table %I add constraint %I check (%I is null or %I ~ ''^b1[.][^~]+~r1[.]'') not valid',
      r.tabel, r.tabel || '_identitas_tersegel', r.kolom, r.kolom);
  end loop;
end $$;
comment on constraint pembelian_identitas_tersegel on pembelian is 'Nomor Identitas Harus Tersegel';
comment on constraint penjualan_identitas_tersegel on penjualan is 'Nomor Identitas Harus Tersegel';
create index pembelian_identitas on pembelian (kode_toko, split_part(nik_sim_passport, '~', 1)) where nik_sim_passport is not null;
create index penjualan_identitas on penjualan (kode_toko, split_part(npwp_customer, '~', 1)) where npwp_customer is not null;

-- Puts the sealed number in the place of the one that was read; changes nothing else and nothing that moved meanwhile.
create function segel_identitas(tabel text, toko text, nomor text, lama text, baru text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if baru !~ '^b1[.][^~]+~r1[.]' then raise exception 'not sealed' using errcode = 'MU002'; end if;
  if tabel = 'pembelian' then
    update pembelian p set nik_sim_passport = baru
     where p.kode_toko = toko and p.no_faktur_group = nomor and p.nik_sim_passport = lama;
  elsif tabel = 'penjualan' then
    update penjualan p set npwp_customer = baru
     where p.kode_toko = toko and p.no_faktur_group = nomor and p.npwp_customer = lama;
  end if;
end $$;
revoke execute on function segel_identitas(text, text, text, text, text) from public;
grant execute on function segel_identitas(text, text, text, text, text) to mustika_app;

-- Once nothing lies open any more the rules hold for every row; asked after each sealing, and here for a new database.
create function sahkan_segel_identitas() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare r record;
begin
  for r in select c.conrelid::regclass as tabel, c.conname from pg_constraint c
            where c.conname in ('pembelian_identitas_tersegel', 'penjualan_identitas_tersegel') and not c.convalidated loop
    begin
      execute format('alter table %s validate constraint %I', r.tabel, r.conname);
    exception when check_violation then null; -- Something still lies open: the next start tries again.
    end;
  end loop;
end $$;
revoke execute on function sahkan_segel_identitas() from public;
grant execute on function sahkan_segel_identitas() to mustika_app;
select sahkan_segel_identitas();
