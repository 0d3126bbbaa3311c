-- Claims and documents say the same: every piece that came back and every sale that was taken back has its claim, and
-- every claim has its document.
create or replace function invarian_nota_kembali()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with kata as (
    select coalesce(p.toko_asal, p.kode_toko) as toko_jual, coalesce(p.no_faktur_asal, p.no_faktur_jual) as no_faktur_jual,
           'BELI' as cara, p.kode_toko as toko, p.no_faktur_group as no_dokumen
      from pembelian_barang p where not p.batal and coalesce(p.no_faktur_asal, p.no_faktur_jual) is not null
    union all
    select l.kode_toko, l.no_faktur, 'BATAL', l.kode_toko, l.no_faktur_group from penjualan_barang l where l.batal
  )
  select 'NOTA_KEMBALI', coalesce(k.toko, n.toko), jsonb_build_object('no_faktur', no_faktur_jual, 'klaim', k.cara, 'dokumen', n.cara)
    from nota_kembali k full join kata n using (toko_jual, no_faktur_jual)
   where (k.cara, k.toko, k.no_dokumen) is distinct from (n.cara, n.toko, n.no_dokumen)
$$;
revoke execute on function invarian_nota_kembali() from public;
