-- A trade-in pays what its goods are worth, and no more money leaves than what it exceeds the nota by.
create or replace function invarian_tukar()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with bayar as (
    select y.kode_toko, y.no_dokumen as no_faktur_group, sum(y.jumlah) as nilai from pembayaran y
     where y.jenis = 'TUKAR' and y.arah = 'MASUK' group by 1, 2
  ), beli as (
    select p.kode_toko, p.no_faktur_group, p.total as nilai from pembelian p where p.tukar
  ), kliring as (
    select b.kode_toko, b.no_dokumen as no_faktur_group, sum(b.jumlah) filter (where b.ke_akun = 'PERSEDIAAN_BELI') as barang,
           sum(b.jumlah) filter (where b.dari_akun = 'KAS') as keluar
      from buku_uang b
      join peristiwa e on e.kode_toko = b.kode_toko and e.no_dokumen = b.no_dokumen and e.urut = b.peristiwa and e.membalik is null
     where 'KLIRING_TUKAR' in (b.dari_akun, b.ke_akun) group by 1, 2
  )
  select 'TUKAR_NILAI', kode_toko, jsonb_build_object('no_faktur_group', no_faktur_group, 'dibayar', y.nilai, 'barang', p.nilai)
    from bayar y full join beli p using (kode_toko, no_faktur_group) where y.nilai is distinct from p.nilai::numeric
  union all
  select 'TUKAR_BUKU', coalesce(p.kode_toko, k.kode_toko), jsonb_build_object('no_faktur_group', coalesce(p.no_faktur_group, k.no_faktur_group), 'barang', p.nilai, 'buku', k.barang)
    from beli p full join kliring k using (kode_toko, no_faktur_group)
    left join dokumen d on d.kode_toko = coalesce(p.kode_toko, k.kode_toko) and d.no_dokumen = coalesce(p.no_faktur_group, k.no_faktur_group)
   where k.barang is distinct from p.nilai::numeric
     -- Nothing is booked for a nota that still waits, nor for one that was cancelled while it waited.
     and not (k.barang is null and (d.status = 'OPEN' or (d.status = 'CANC' and not exists (
       select from peristiwa e where e.kode_toko = d.kode_toko and e.no_dokumen = d.no_dokumen and e.ke_status = 'DONE'))))
  union all
  select 'TUKAR_KELUAR', kode_toko, jsonb_build_object('no_faktur_group', no_faktur_group, 'total', j.total, 'tukar', p.nilai, 'keluar', k.keluar)
    from beli p join penjualan j using (kode_toko, no_faktur_group) join kliring k using (kode_toko, no_faktur_group)
   where coalesce(k.keluar, 0) <> greatest(0, p.nilai - j.total) or (p.nilai > j.total and j.kembali < p.nilai - j.total)
  union all
  select 'TUNGGU_BELI', b.kode_toko, jsonb_build_object('kode_barcode', b.kode_barcode, 'no_terakhir', b.no_terakhir)
    from barang b
   where b.status = 'TUNGGU_BELI'
     and not exists (select from pembelian_barang l join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_group
                      where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and not l.batal
                        and d.status = 'OPEN' and d.no_dokumen = b.no_terakhir)
$$;
revoke execute on function invarian_tukar() from public;
