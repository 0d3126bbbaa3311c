-- A destruction is the sum of its pieces and of what the book moved out of gudang BELI.
create or replace function invarian_hancur_pembelian()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'HANCUR_PEMBELIAN', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'nilai', h.nilai)
    from hancur_pembelian h
    left join (select l.kode_toko, l.no_dokumen, count(*) as banyak, sum(l.berat) as berat, sum(l.harga_modal) as nilai
                 from hancur_pembelian_barang l group by 1, 2) l using (kode_toko, no_dokumen)
    left join (select b.kode_toko, b.no_dokumen, sum(b.jumlah) as nilai from buku_uang b
                where b.dari_akun = 'PERSEDIAAN_BELI' and b.peristiwa = 1 group by 1, 2) u using (kode_toko, no_dokumen)
   where (l.banyak, l.berat, l.nilai, u.nilai) is distinct from (h.jumlah_barang::bigint, h.berat::numeric, h.nilai::numeric, h.nilai::numeric)
  union all
  select 'HANCUR_PEMBELIAN', l.kode_toko, jsonb_build_object('no_dokumen', l.no_dokumen, 'batal', l.batal, 'status', d.status)
    from hancur_pembelian_barang l join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_dokumen
   where l.batal <> (d.status = 'CANC')
$$;
revoke execute on function invarian_hancur_pembelian() from public;
