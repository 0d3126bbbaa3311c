-- A pre-order is what its lines say; how many of a line have come is what batches brought and is held, was fetched or came back; its state
-- follows from what is held and what has not come; what was kept of its money is what the books say.
create or replace function invarian_pre_order()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with p as (
    select x.kode_toko, x.no_po, x.jumlah_barang, x.berat, x.total, x.uang_muka, x.potongan, d.status from pre_order_dibaca x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_po
  ), ditahan as (
    select t.kode_toko, t.no_titipan as no_po, t.baris, count(*) as semua, count(*) filter (where t.keadaan = 'DITITIP') as menunggu
      from titipan_barang t where t.baris is not null and t.keadaan in ('DITITIP', 'DIAMBIL') group by 1, 2, 3
  )
  select 'KEPALA_PRE_ORDER', p.kode_toko, jsonb_build_object('no_po', p.no_po, 'total', p.total, 'barang', l.total, 'dibayar', y.jumlah)
    from p
    left join (select b.kode_toko, b.no_po, sum(b.qty) as banyak, sum(b.berat::bigint * b.qty) as berat, sum(b.total::bigint) as total
                 from pre_order_barang b group by 1, 2) l using (kode_toko, no_po)
    left join lateral (select coalesce(sum(x.jumlah::bigint), 0) as jumlah from pembayaran x
                        where x.kode_toko = p.kode_toko and x.no_dokumen = p.no_po and x.peristiwa = 1 and x.arah = 'MASUK') y on true
   where (p.jumlah_barang::bigint, p.berat::numeric, p.total::numeric, p.uang_muka::numeric) is distinct from (l.banyak, l.berat, l.total, y.jumlah)
  union all
  select 'KEPALA_PRE_ORDER', t.kode_toko, jsonb_build_object('no_titipan', t.no_titipan, 'jenis', t.jenis, 'pre_order', p.no_po)
    from titipan t left join pre_order p on p.kode_toko = t.kode_toko and p.no_po = t.no_titipan
   where (t.jenis = 'PRE_ORDER') <> (p.no_po is not null)
  union all
  select 'DATANG_PRE_ORDER', p.kode_toko, jsonb_build_object('no_po', p.no_po, 'urut', b.urut, 'datang', b.datang, 'ditahan', x.semua, 'batch', c.banyak)
    from p join pre_order_barang b on b.kode_toko = p.kode_toko and b.no_po = p.no_po
    left join ditahan x on x.kode_toko = b.kode_toko and x.no_po = b.no_po and x.baris = b.urut
    left join lateral (select count(*) as banyak from closing_po_barang c
                         join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_dokumen and d.status = 'DONE'
                        where c.kode_toko = b.kode_toko and c.no_po = b.no_po and c.baris = b.urut) c on true
   -- What was given up lies on a tray again: batches brought more than is held.
   where c.banyak <> b.datang or coalesce(x.semua, 0) > b.datang
      or (coalesce(x.semua, 0) < b.datang and not exists (select from peristiwa e
           where e.kode_toko = p.kode_toko and e.no_dokumen = p.no_po and e.transisi = 'batal'))
  union all
  select 'STATUS_PRE_ORDER', p.kode_toko, jsonb_build_object('no_po', p.no_po, 'status', p.status, 'menunggu', x.menunggu, 'belum', b.belum)
    from p
    join (select l.kode_toko, l.no_po, sum(l.qty - l.datang - l.batal) as belum, sum(l.batal) as batal from pre_order_barang l group by 1, 2) b using (kode_toko, no_po)
    left join (select l.kode_toko, l.no_po, sum(l.menunggu) as menunggu from ditahan l group by 1, 2) x using (kode_toko, no_po)
   where p.status is distinct from case when p.status = 'OPEN' and coalesce(x.menunggu, 0) = 0 and b.batal = 0 then 'OPEN'
                                        when coalesce(x.menunggu, 0) > 0 then 'DONE'
                                        when b.belum > 0 then 'PESAN'
                                        when p.status = 'CANC' then 'CANC' else 'CLOSE' end
  union all
  select 'BATCH_PRE_ORDER', c.kode_toko, jsonb_build_object('no_dokumen', c.no_dokumen, 'kepala', c.total, 'barang', l.total)
    from closing_po c
    left join (select b.kode_toko, b.no_dokumen, count(*) as banyak, sum(b.berat::bigint) as berat, sum(b.total::bigint) as total
                 from closing_po_barang b group by 1, 2) l using (kode_toko, no_dokumen)
   where (c.jumlah_barang::bigint, c.berat::numeric, c.total::numeric) is distinct from (l.banyak, l.berat, l.total)
  union all
  select 'POTONGAN_PRE_ORDER', p.kode_toko, jsonb_build_object('no_po', p.no_po, 'potongan', p.potongan, 'gerak', g.jumlah, 'buku', u.jumlah)
    from p
    left join lateral (select coalesce(-sum(x.jumlah::bigint), 0) as jumlah from titipan_gerak x
                        where x.kode_toko = p.kode_toko and x.no_titipan = p.no_po and x.jenis = 'POTONGAN') g on true
    left join lateral (select coalesce(sum(x.jumlah::bigint), 0) as jumlah from buku_uang x
                        where x.kode_toko = p.kode_toko and x.no_dokumen = p.no_po and x.kategori = 'BATAL PRE ORDER' and x.jenis = 'POTONGAN') u on true
   where p.potongan::numeric <> g.jumlah or p.potongan::numeric <> u.jumlah
$$;
revoke execute on function invarian_pre_order() from public;
