-- An order is what its lines say; its made pieces are those that are held for it, all of them and no others; what was kept of its money is
-- what the books say.
create or replace function invarian_pesanan()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with p as (
    select x.*, d.status from pesanan_dibaca x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_pesanan
  )
  select 'KEPALA_PESANAN', p.kode_toko, jsonb_build_object('no_pesanan', p.no_pesanan, 'total', p.total, 'barang', l.total, 'dibayar', y.jumlah)
    from p
    left join (select b.kode_toko, b.no_pesanan, count(*) as banyak, sum(b.berat::bigint) as berat, sum(b.total::bigint) as total
                 from pesanan_barang b group by 1, 2) l using (kode_toko, no_pesanan)
    left join lateral (select coalesce(sum(x.jumlah::bigint), 0) as jumlah from pembayaran x
                        where x.kode_toko = p.kode_toko and x.no_dokumen = p.no_pesanan and x.peristiwa = 1 and x.arah = 'MASUK') y on true
   where (p.jumlah_barang::bigint, p.berat::numeric, p.total::numeric, p.uang_muka::numeric) is distinct from (l.banyak, l.berat, l.total, y.jumlah)
  union all
  select 'KEPALA_PESANAN', t.kode_toko, jsonb_build_object('no_titipan', t.no_titipan, 'jenis', t.jenis, 'pesanan', p.no_pesanan)
    from titipan t left join pesanan p on p.kode_toko = t.kode_toko and p.no_pesanan = t.no_titipan
   where (t.jenis = 'PESANAN') <> (p.no_pesanan is not null)
  union all
  -- Made is made whole: each line has the piece that is held, was fetched, or came back.
  select 'JADI_PESANAN', p.kode_toko, jsonb_build_object('no_pesanan', p.no_pesanan, 'status', p.status, 'jadi', b.jadi, 'ditahan', b.ditahan)
    from p
    left join lateral (select count(*) as banyak, count(l.kode_barcode) as jadi, count(t.kode_barcode) as ditahan
                         from pesanan_barang l
                         left join titipan_barang t on t.kode_toko = l.kode_toko and t.no_titipan = l.no_pesanan and t.kode_barcode = l.kode_barcode
                          and t.keadaan in ('DITITIP', 'DIAMBIL')
                        where l.kode_toko = p.kode_toko and l.no_pesanan = p.no_pesanan) b on true
    left join lateral (select count(*) as semua from titipan_barang t
                        where t.kode_toko = p.kode_toko and t.no_titipan = p.no_pesanan and t.keadaan in ('DITITIP', 'DIAMBIL')) t on true
   where (p.status <> 'CANC' and (b.ditahan, t.semua) is distinct from (case when p.status in ('DONE', 'CLOSE') then b.banyak else 0 end,
                                                case when p.status in ('DONE', 'CLOSE') then b.banyak else 0 end))
      or (p.status in ('DONE', 'CLOSE') and p.tgl_jadi is null) or (p.status in ('OPEN', 'PESAN', 'KERJA') and p.tgl_jadi is not null)
  union all
  select 'POTONGAN_PESANAN', p.kode_toko, jsonb_build_object('no_pesanan', p.no_pesanan, 'potongan', p.potongan, 'gerak', g.jumlah, 'buku', u.jumlah)
    from p
    left join lateral (select coalesce(-sum(x.jumlah::bigint), 0) as jumlah from titipan_gerak x
                        where x.kode_toko = p.kode_toko and x.no_titipan = p.no_pesanan and x.jenis = 'POTONGAN') g on true
    left join lateral (select coalesce(sum(x.jumlah::bigint), 0) as jumlah from buku_uang x
                        where x.kode_toko = p.kode_toko and x.no_dokumen = p.no_pesanan and x.kategori = 'BATAL PESANAN' and x.jenis = 'POTONGAN') u on true
   where p.potongan::numeric <> g.jumlah or p.potongan::numeric <> u.jumlah or (p.potongan > 0 and p.status <> 'CANC')
$$;
revoke execute on function invarian_pesanan() from public;
