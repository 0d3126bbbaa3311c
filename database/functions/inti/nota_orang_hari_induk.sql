-- The same of whoever a deposit, order, plan or repair, of this store or another one, belongs to.
create or replace function nota_orang_hari_induk(toko text, nomor text[], toko_induk text, induk text)
  returns bigint language sql stable as $$
  select nota_orang_hari(toko, nomor || array(select distinct split_part(u.nik_sim_passport, '~', 1) from uang_orang u
           where coalesce(u.no_induk, u.no_dokumen) = induk and u.kode_toko = toko and u.nik_sim_passport is not null),
         o.kode_member, o.no_hp_customer)
    from (select t.kode_member, t.no_hp_customer from titipan t where t.kode_toko = toko_induk and t.no_titipan = induk
          union all
          select c.kode_member, c.no_hp_customer from cicilan c where c.kode_toko = toko_induk and c.no_cicilan = induk
          union all
          select v.kode_member, v.no_hp_customer from service v where v.kode_toko = toko_induk and v.no_dokumen = induk) o
$$;
