-- What craftsmen did with gold adds up. Of a shipment: fine gold that is still out and what its receptions accounted for is what was sent;
-- what is missing lies with the craftsman until the shipment is closed, and nothing lies there afterwards. Of a reception: fine gold and
-- worth of what came, lots and pieces, of what is missing and of what the work cost are what went into it. What is owed for such work is what
-- receptions left unpaid and payments did not pay.
create or replace function invarian_sepuhan()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'KIRIMAN_CUCI', k.kode_toko, jsonb_build_object('no_kirim', k.no_dokumen, 'murni', k.murni, 'sisa', l.murni, 'kembali', t.murni_bahan,
         'ditutup', k.ditutup, 'susut', t.susut, 'tanggungan', l.susut)
    from kirim_cuci k
    join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen
    cross join lateral (
      select coalesce(sum(x.murni) filter (where x.jenis_lot <> 'SUSUT'), 0)::bigint as murni,
             coalesce(sum(x.murni) filter (where x.jenis_lot = 'SUSUT'), 0)::bigint as susut
        from lot x where x.kode_toko = k.kode_toko and x.batch = k.no_dokumen) l
    cross join lateral (
      select coalesce(sum(x.murni_bahan), 0)::bigint as murni_bahan, coalesce(sum(x.susut), 0)::bigint as susut
        from terima_sepuhan x join dokumen e on e.kode_toko = x.kode_toko and e.no_dokumen = x.no_dokumen and e.status = 'DONE'
       where x.kode_toko = k.kode_toko and x.no_kirim = k.no_dokumen) t
    cross join lateral (
      select coalesce(sum(x.murni_sisa), 0)::bigint as murni_sisa
        from wasting_sepuhan x join dokumen e on e.kode_toko = x.kode_toko and e.no_dokumen = x.no_dokumen and e.status = 'DONE'
       where x.kode_toko = k.kode_toko and x.no_kirim = k.no_dokumen) w
   where k.pekerjaan <> 'PUSAT' and (l.murni + t.murni_bahan + w.murni_sisa <> case d.status when 'CANC' then 0 else k.murni end
      -- More than was sent may have come: then nothing is owed.
      or l.susut < case when k.ditutup is null then greatest(t.susut, 0) else 0 end
      or (k.ditutup is not null and (l.murni, l.susut) is distinct from (0, 0))
      or (k.ditutup is not null) <> exists (
           select from wasting_sepuhan w join dokumen e on e.kode_toko = w.kode_toko and e.no_dokumen = w.no_dokumen and e.status = 'DONE'
            where w.kode_toko = k.kode_toko and w.no_kirim = k.no_dokumen and w.no_dokumen = k.ditutup))
  union all
  select 'TERIMA_SEPUHAN', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'murni_bahan', t.murni_bahan, 'murni', t.murni,
         'gerak_masuk', g.masuk, 'gerak_keluar', g.keluar, 'nilai_masuk', g.nilai_masuk, 'nilai_keluar', g.nilai_keluar, 'ongkos', t.ongkos)
    from terima_sepuhan t
    cross join lateral (
      select coalesce(sum(x.murni) filter (where x.arah = 'MASUK' and l.jenis_lot <> 'SUSUT'), 0)::bigint as masuk,
             coalesce(sum(x.murni) filter (where x.arah = 'KELUAR' and l.jenis_lot <> 'SUSUT'), 0)::bigint as keluar,
             coalesce(sum(x.nilai) filter (where x.arah = 'MASUK'), 0)::bigint as nilai_masuk,
             coalesce(sum(x.nilai) filter (where x.arah = 'KELUAR'), 0)::bigint as nilai_keluar,
             coalesce(sum(case x.arah when 'MASUK' then x.nilai else -x.nilai end) filter (where l.jenis_lot = 'SUSUT'), 0)::bigint as nilai_susut
        from gerak_lot x join lot l on l.kode_toko = x.kode_toko and l.kode_lot = x.kode_lot
       where x.kode_toko = t.kode_toko and x.no_dokumen = t.no_dokumen and x.membalik is null) g
    cross join lateral (
      select coalesce(sum(x.murni), 0)::bigint as murni, coalesce(sum(x.susut), 0)::bigint as susut, coalesce(sum(x.berat), 0)::bigint as berat
        from terima_sepuhan_bahan x where x.kode_toko = t.kode_toko and x.no_dokumen = t.no_dokumen) b
    cross join lateral (
      select coalesce(sum(x.murni), 0)::bigint as murni, coalesce(sum(x.harga_modal::bigint), 0)::bigint as nilai,
             coalesce(sum(x.ongkos::bigint), 0)::bigint as ongkos, count(*) as jumlah, coalesce(bool_or(x.batal), false) as batal
        from terima_sepuhan_barang x where x.kode_toko = t.kode_toko and x.no_dokumen = t.no_dokumen) p
    join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
   where (g.masuk + p.murni, g.keluar, g.nilai_masuk + p.nilai, g.nilai_susut, b.murni, b.susut, b.berat)
           is distinct from (t.murni::bigint, t.murni_bahan::bigint, g.nilai_keluar + t.ongkos, t.nilai_susut, t.murni_bahan::bigint, t.susut, t.berat_bahan::bigint)
      or (p.jumlah > 0) <> (t.pekerjaan = 'BUAT') or (p.jumlah > 0 and p.ongkos <> t.ongkos) or p.batal <> (p.jumlah > 0 and d.status = 'CANC')
  union all
  select 'UTANG_TUKANG', x.kode_toko, jsonb_build_object('tukang', x.tukang, 'dokumen', x.utang, 'buku', x.buku)
    from (select y.kode_toko, y.tukang, sum(y.utang)::bigint as utang, sum(y.buku)::bigint as buku
            from (select t.kode_toko, t.tukang, t.ongkos::bigint as utang, 0::bigint as buku
                    from terima_sepuhan t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen and d.status = 'DONE'
                   where t.ongkos_dibayar = 'HUTANG'
                  union all
                  select b.kode_toko, b.tukang, -b.jumlah::bigint, 0
                    from bayar_tukang b join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen and d.status = 'DONE'
                  union all
                  select s.kode_toko, s.dimensi, 0, -s.saldo::bigint from saldo_uang s where s.akun = 'UTANG_ONGKOS_TUKANG') y
           group by 1, 2) x
   where x.utang <> x.buku or x.utang < 0
  union all
  -- A payment is what its legs on the debt to its craftsman come to.
  select 'BAYAR_TUKANG', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen, 'dokumen', b.jumlah, 'buku', u.jumlah)
    from bayar_tukang b
    left join (select x.kode_toko, x.no_dokumen, x.ke_dimensi, sum(x.jumlah::bigint)::bigint as jumlah from buku_uang x
                where x.ke_akun = 'UTANG_ONGKOS_TUKANG' and x.peristiwa = 1 group by 1, 2, 3) u
      on u.kode_toko = b.kode_toko and u.no_dokumen = b.no_dokumen and u.ke_dimensi = b.tukang
   where u.jumlah is distinct from b.jumlah::bigint
  union all
  select 'WASTING_SEPUHAN', w.kode_toko, jsonb_build_object('no_dokumen', w.no_dokumen, 'susut', w.susut, 'per_kadar', k.susut, 'nilai', w.nilai_susut,
         'buku', g.nilai)
    from wasting_sepuhan w
    cross join lateral (
      select coalesce(sum(x.susut), 0)::bigint as susut, coalesce(sum(x.murni), 0)::bigint as murni, coalesce(sum(x.nilai_susut), 0)::bigint as nilai,
             coalesce(sum(x.murni_sisa), 0)::bigint as murni_sisa, coalesce(sum(x.nilai_hilang), 0)::bigint as hilang
        from wasting_sepuhan_kadar x where x.kode_toko = w.kode_toko and x.no_dokumen = w.no_dokumen) k
    cross join lateral (
      select coalesce(sum(x.nilai) filter (where x.arah = 'KELUAR'), 0)::bigint as nilai,
             coalesce(sum(x.nilai) filter (where x.arah = 'MASUK'), 0)::bigint as tagih,
             coalesce(sum(x.murni) filter (where x.arah = 'MASUK'), 0)::bigint as murni from gerak_lot x
       where x.kode_toko = w.kode_toko and x.no_dokumen = w.no_dokumen and x.membalik is null) g
   where (k.susut, k.murni, k.nilai, k.murni_sisa, k.hilang)
           is distinct from (w.susut, w.murni_bahan::bigint, w.nilai_susut::bigint, w.murni_sisa::bigint, w.nilai_hilang::bigint)
      or (g.nilai, g.tagih, g.murni) is distinct from (w.nilai_susut::bigint + w.nilai_hilang::bigint + w.nilai_tagih::bigint, w.nilai_tagih::bigint, w.murni_tagih::bigint)
  union all
  -- Of a claim that was settled: fine gold and cost left his lot, money came for them or lots did, and the difference is a gain or a loss.
  select 'LUNAS_TUKANG', p.kode_toko, jsonb_build_object('no_dokumen', p.no_dokumen, 'murni', p.murni, 'lot', to_jsonb(g), 'kurs', u.kurs)
    from lunas_tukang p
    cross join lateral (
      select coalesce(sum(x.murni) filter (where x.arah = 'KELUAR'), 0)::bigint as murni, coalesce(sum(x.nilai) filter (where x.arah = 'KELUAR'), 0)::bigint as nilai,
             coalesce(sum(x.murni) filter (where x.arah = 'MASUK'), 0)::bigint as masuk, coalesce(sum(x.nilai) filter (where x.arah = 'MASUK'), 0)::bigint as nilai_masuk
        from gerak_lot x where x.kode_toko = p.kode_toko and x.no_dokumen = p.no_dokumen and x.membalik is null) g
    cross join lateral (
      select coalesce(sum(case 'KURS_EMAS' when x.dari_akun then x.jumlah::bigint when x.ke_akun then -x.jumlah::bigint else 0 end), 0)::bigint as kurs
        from buku_uang x where x.kode_toko = p.kode_toko and x.no_dokumen = p.no_dokumen and x.peristiwa = 1) u
   where (g.murni, g.nilai, u.kurs) is distinct from (p.murni::bigint, p.harga_modal::bigint, p.selisih_kurs)
      or (g.masuk, g.nilai_masuk) is distinct from case p.cara when 'EMAS' then (p.murni::bigint, p.harga_modal::bigint) else (0::bigint, 0::bigint) end
  union all
  -- Of a lot that left for head office: what nobody has answered for lies in it; what the books moved on arrived there at that cost.
  select 'KIRIM_PUSAT', p.kode_toko, jsonb_build_object('no_dokumen', p.no_dokumen, 'kode_lot', p.kode_lot, 'sisa', p.sisa_berat, 'lot', l.berat,
         'terima', p.terima_berat, 'di_pusat', t.berat, 'modal', t.modal, 'buku', g.nilai)
    from kirim_pusat_lot p
    join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen
    join lot l on l.kode_toko = p.kode_toko and l.kode_lot = p.kode_lot
    cross join lateral (
      select coalesce(sum(x.berat), 0)::bigint as berat, coalesce(sum(x.nilai), 0)::bigint as nilai from gerak_lot x
       where x.kode_toko = p.kode_toko and x.kode_lot = p.kode_lot and x.arah = 'KELUAR' and x.lawan = '@KIRIM') g
    cross join lateral (
      select coalesce(sum(x.berat), 0)::bigint as berat, coalesce(sum(x.harga_modal), 0)::bigint as modal
        from terima_pusat h join terima_pusat_lot x on x.kode_toko = h.kode_toko and x.no_dokumen = h.no_dokumen
       where h.kode_toko = p.tujuan and h.no_kirim = p.no_dokumen and x.dari_lot = p.kode_lot) t
   where (l.berat, l.qty, l.murni, l.nilai) is distinct from (p.sisa_berat, p.sisa_qty, p.sisa_murni, p.sisa_modal)
      or (t.berat, t.modal) is distinct from (p.terima_berat::bigint, g.nilai)
      or p.sisa_berat + g.berat + p.kembali_berat + p.hilang_berat <> case d.status when 'CANC' then 0 else p.berat end
  union all
  select 'TERIMA_PUSAT', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'berat', h.berat, 'lot', x.berat, 'buku', g.berat)
    from terima_pusat h
    cross join lateral (
      select sum(l.berat)::bigint as berat, sum(l.berat_kirim)::bigint as berat_kirim, sum(l.murni)::bigint as murni, sum(l.harga_modal)::bigint as modal,
             sum(l.qty)::integer as qty
        from terima_pusat_lot l where l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen) x
    cross join lateral (
      select sum(m.berat)::bigint as berat, sum(m.nilai)::bigint as nilai, sum(m.murni)::bigint as murni from gerak_lot m
       where m.kode_toko = h.kode_toko and m.no_dokumen = h.no_dokumen) g
   where (x.berat, x.berat_kirim, x.murni, x.modal, x.qty) is distinct from (h.berat::bigint, h.berat_kirim::bigint, h.murni::bigint, h.harga_modal::bigint, h.jumlah_barang)
      or (g.berat, g.murni, g.nilai) is distinct from (h.berat::bigint, h.murni::bigint, h.harga_modal::bigint)
  union all
  select 'STOCK_CUCI', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'berat', h.berat, 'buku', g.berat, 'modal', h.harga_modal, 'nilai', g.nilai)
    from stock_cuci h
    cross join lateral (
      select coalesce(sum(k.kali * x.berat), 0)::bigint as berat, coalesce(sum(k.kali * x.nilai), 0)::bigint as nilai, coalesce(sum(x.qty), 0)::integer as qty
        from gerak_lot x cross join lateral (select case x.arah when 'MASUK' then 1 else -1 end as kali) k
       where x.kode_toko = h.kode_toko and x.no_dokumen = h.no_dokumen and x.membalik is null) g
   where (g.berat, g.nilai, g.qty) is distinct from (h.berat::bigint, h.harga_modal::bigint, h.jumlah_barang)
  union all
  -- Of gold that was sold: its lines, what left its lots, and what the ledger took for it, are one figure.
  select 'JUAL_EMAS', j.kode_toko, jsonb_build_object('no_dokumen', j.no_dokumen, 'jumlah', j.jumlah, 'baris', to_jsonb(l), 'lot', to_jsonb(g), 'buku', to_jsonb(u))
    from jual_emas j
    cross join lateral (
      select sum(x.total::bigint)::bigint as total, sum(x.ppn_transaksi_rp::bigint)::bigint as ppn, sum(x.pph22::bigint)::bigint as pph22,
             sum(x.berat::bigint)::bigint as berat, sum(x.murni::bigint)::bigint as murni, sum(x.murni_jual::bigint)::bigint as murni_jual,
             sum(x.harga_modal::bigint)::bigint as modal, sum(x.qty)::integer as qty
        from jual_emas_lot x where x.kode_toko = j.kode_toko and x.no_dokumen = j.no_dokumen) l
    cross join lateral (
      select sum(x.berat)::bigint as berat, sum(x.murni)::bigint as murni, sum(x.nilai)::bigint as nilai from gerak_lot x
       where x.kode_toko = j.kode_toko and x.no_dokumen = j.no_dokumen and x.membalik is null) g
    cross join lateral (
      select coalesce(sum(x.jumlah) filter (where x.dari_akun = 'PENJUALAN_ROSOK'), 0)::bigint as jual,
             coalesce(sum(x.jumlah) filter (where x.dari_akun = 'PPN_KELUARAN'), 0)::bigint as ppn,
             coalesce(sum(x.jumlah) filter (where x.dari_akun = 'UTANG_PPH'), 0)::bigint as pph22
        from buku_uang x where x.kode_toko = j.kode_toko and x.no_dokumen = j.no_dokumen and x.peristiwa = 1) u
   where (l.total, l.ppn, l.pph22, l.berat, l.murni, l.murni_jual, l.modal, l.qty)
           is distinct from (j.total::bigint, j.ppn::bigint, j.pph22::bigint, j.berat::bigint, j.murni::bigint, j.murni_jual::bigint, j.harga_modal::bigint, j.jumlah_barang)
      or (g.berat, g.murni, g.nilai) is distinct from (j.berat::bigint, j.murni::bigint, j.harga_modal::bigint)
      or (u.jual, u.ppn, u.pph22) is distinct from (j.total::bigint - j.ppn::bigint, j.ppn::bigint, j.pph22::bigint)
$$;
revoke execute on function invarian_sepuhan() from public;
