-- What a document did to gold that became something else, or left for a craftsman or head office; null for every other movement.
create or replace function sebab_olah(toko text, no_dok text, lawan text) returns text language sql stable as $$
  select case when lawan = '@OLAH' or left(lawan, 8) = '@TUKANG/' or left(lawan, 7) = '@PUSAT/' then
    (select case d.jenis when 'terima_sepuhan' then 'TUKANG'
                         when 'kirim_cuci' then case k.pekerjaan when 'LEBUR' then 'LEBUR' when 'PUSAT' then 'PUSAT' else 'CUCI' end
                         else 'SORTIR' end
       from dokumen d
       left join kirim_cuci k on k.kode_toko = d.kode_toko and k.no_dokumen = d.no_dokumen
      where d.kode_toko = toko and d.no_dokumen = no_dok) end
$$;
