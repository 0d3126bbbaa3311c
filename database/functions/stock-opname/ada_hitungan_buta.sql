-- Whether pieces, or packets of pledges, are being counted blind: what is told of the stock meanwhile is told to whoever counts it.
-- With a tray it is asked about that one.
create or replace function ada_hitungan_buta(toko text, jaminan boolean, baki text default null)
  returns boolean language sql stable as $$
  select exists (select from stock_opname o
                  where o.kode_toko = toko and o.aktif and o.buta and o.dibuka is null and (o.cara = 'JAMINAN') = jaminan
                    and (baki is null or exists (select from stock_opname_barang l
                          where l.kode_toko = o.kode_toko and l.no_dokumen = o.no_dokumen and l.kode_baki = baki)))
$$;
