-- Old notas and purchases say the same: a piece came back on one exactly where a purchase that stands has it.
create or replace function invarian_nota_lama()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'NOTA_LAMA', coalesce(l.kode_toko, n.toko_beli), jsonb_build_object('kode_nota_lama', kode_nota_lama, 'klaim', n.no_beli, 'dokumen', l.no_beli)
    from (select n.kode_nota_lama, n.toko_beli, n.no_beli from nota_lama n where n.no_beli is not null) n
    full join (select p.nota_lama as kode_nota_lama, p.kode_toko, p.no_faktur_group as no_beli
                 from pembelian_barang p where p.nota_lama is not null and not p.batal) l using (kode_nota_lama)
   where (n.toko_beli, n.no_beli) is distinct from (l.kode_toko, l.no_beli)
$$;
revoke execute on function invarian_nota_lama() from public;
