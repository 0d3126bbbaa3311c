-- Nothing is half there: a nota without lines or payments, a document without a counter, a reversal of the right length and the
-- wrong content, points that were not reversed. Points that follow somebody who was merged are no part of the event.
create or replace function invarian_lengkap()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'JUMLAH_PENJUALAN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_faktur_group)
    from penjualan p
   where not exists (select from penjualan_barang l where l.kode_toko = p.kode_toko and l.no_faktur_group = p.no_faktur_group)
      or not exists (select from pembayaran y where y.kode_toko = p.kode_toko and y.no_dokumen = p.no_faktur_group and y.arah = 'MASUK')
  union all
  select 'NOMOR_BOLONG', d.kode_toko, jsonb_build_object('seri', d.seri, 'tanggal', d.tanggal, 'dokumen', d.banyak)
    from (select k.kode_toko, split_part(k.no_dokumen, '-', 2) as seri, k.tanggal, count(*) as banyak from dokumen k group by 1, 2, 3) d
   where not exists (select from nomor n where n.kode_toko = d.kode_toko and n.seri = d.seri and n.tanggal = d.tanggal)
  union all
  select 'PEMBALIKAN', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen, 'peristiwa', b.urut)
    from peristiwa b
   where b.membalik is not null and (
         exists (select m.kode_barcode, m.dari_tempat, m.ke_tempat, m.qty, m.berat::bigint from buku_barang m
                  where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik
                 except all
                 select m.kode_barcode, m.ke_tempat, m.dari_tempat, m.qty, m.berat::bigint from buku_barang m
                  where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut)
      or exists (select m.dari, m.ke, m.jumlah::bigint from buku_poin m
                  where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik and '@' in (left(m.dari, 1), left(m.ke, 1))
                 except all
                 select m.ke, m.dari, m.jumlah::bigint from buku_poin m
                  where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut and '@' in (left(m.dari, 1), left(m.ke, 1)))
      or (select count(*) from buku_uang m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik)
         <> (select count(*) from buku_uang m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut)
      or (select count(*) from buku_poin m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik and '@' in (left(m.dari, 1), left(m.ke, 1)))
         <> (select count(*) from buku_poin m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut and '@' in (left(m.dari, 1), left(m.ke, 1))))
$$;
revoke execute on function invarian_lengkap() from public;
