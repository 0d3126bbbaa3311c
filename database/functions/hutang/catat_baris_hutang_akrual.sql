-- The closing books sums that it read before; a payment in between makes it ask again.
create or replace function catat_baris_hutang_akrual(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  hari date := (select p.tanggal from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke);
begin
  insert into hutang_akrual (kode_toko, no_dokumen, no_faktur_hutang, tanggal, jumlah)
    select toko, no_dok, a.no_faktur_hutang, hari, a.jumlah from akrual_hutang(toko, hari, (baris -> 0 ->> 'akrual')::boolean) a;
  if (select row(coalesce(sum(a.jumlah::bigint) filter (where a.jumlah > 0), 0), coalesce(sum(-a.jumlah::bigint) filter (where a.jumlah < 0), 0))
        from hutang_akrual a where a.kode_toko = toko and a.no_dokumen = no_dok)
     is distinct from row((baris -> 0 ->> 'tumbuh')::numeric, (baris -> 0 ->> 'balik')::numeric) then
    perform tolak('BUNGA_BERJALAN_BERUBAH', '{}');
  end if;
  update hutang h set bunga_akrual = h.bunga_akrual + a.jumlah from hutang_akrual a
   where a.kode_toko = toko and a.no_dokumen = no_dok and h.kode_toko = toko and h.no_faktur_hutang = a.no_faktur_hutang;
end $$;
