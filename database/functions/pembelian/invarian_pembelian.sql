-- Money is asked of every purchase that was posted, whatever event posted it; one that waits, or was cancelled while it
-- waited, has none.
create or replace function invarian_pembelian()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'JUMLAH_PEMBELIAN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_faktur_group)
    from pembelian p
    left join (select l.kode_toko, l.no_faktur_group, sum(l.harga) as harga, sum(l.berat) as berat, sum(l.harga_nota) as nota,
                      sum(l.jumlah) as banyak from pembelian_barang l group by 1, 2) l using (kode_toko, no_faktur_group)
    left join lateral (select sum(x.jumlah) as jumlah from pembayaran x
                        where x.kode_toko = p.kode_toko and x.no_dokumen = p.no_faktur_group and x.arah = 'KELUAR') y on true
   where (l.harga, l.berat, l.nota, l.banyak, y.jumlah)
      is distinct from (p.total::numeric, p.berat::numeric, p.harga_nota::numeric, p.jumlah_barang::bigint, p.bayar::numeric)
  union all
  select 'UANG_PEMBELIAN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_faktur_group, 'dibayar', p.bayar, 'buku', u.jumlah)
    from pembelian p
    left join (select b.kode_toko, b.no_dokumen, sum(b.jumlah) as jumlah from buku_uang b
                 join peristiwa e on e.kode_toko = b.kode_toko and e.no_dokumen = b.no_dokumen and e.urut = b.peristiwa and e.membalik is null
                where b.ke_akun = 'KLIRING_PEMBELIAN' and b.dari_akun in ('KAS', 'BANK') group by 1, 2) u
      on u.kode_toko = p.kode_toko and u.no_dokumen = p.no_faktur_group
   where not p.tukar and coalesce(u.jumlah, 0) <> case
           when exists (select from peristiwa e where e.kode_toko = p.kode_toko and e.no_dokumen = p.no_faktur_group and e.ke_status = 'DONE')
           then p.bayar::numeric else 0 end
  union all
  select 'BARANG_DIBELI', b.kode_toko, jsonb_build_object('kode_barcode', b.kode_barcode, 'no_terakhir', b.no_terakhir)
    from barang b
   where b.status = 'DIBELI'
     and not exists (select from asal_beli l where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and not l.batal
                        and l.berat = b.berat and l.harga = b.harga_modal)
  union all
  select 'BELI_KEMBALI', l.kode_toko, jsonb_build_object('no_faktur', l.no_faktur, 'kode_barcode', l.kode_barcode)
    from penjualan_barang l
   where l.beli_kembali <> exists (select from pembelian_barang p where p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur
                                      and p.kode_barcode = l.kode_barcode and not p.batal)
  union all
  select 'BELI_KEMBALI', p.kode_toko, jsonb_build_object('no_faktur', p.no_faktur, 'batal', p.batal, 'status', d.status)
    from pembelian_barang p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
   where p.batal <> (d.status = 'CANC')
$$;
revoke execute on function invarian_pembelian() from public;
