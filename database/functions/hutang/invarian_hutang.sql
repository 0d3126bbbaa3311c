-- Heads, rows and books of loans agree, and the pledge lies in the shop as long as the loan runs.
create or replace function invarian_hutang()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with h as (
    select x.*, d.status from hutang x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_faktur_hutang
  ), g as (
    select x.* from hutang_gerak x where not x.batal
  ), buku as (
    select u.kode_toko, u.no_dokumen, u.akun, sum(u.jumlah) as jumlah from (
      select b.kode_toko, b.no_dokumen, b.ke_akun as akun, b.jumlah::bigint as jumlah from buku_uang b
      union all
      select b.kode_toko, b.no_dokumen, b.dari_akun, -b.jumlah::bigint from buku_uang b) u
     where u.akun in ('PIUTANG_GADAI', 'PIUTANG_BUNGA', 'PENDAPATAN_BUNGA', 'UTANG_KELEBIHAN') group by 1, 2, 3
  )
  -- What is out is the principal of what runs, store by store.
  select 'POKOK_HUTANG', coalesce(a.kode_toko, b.kode_toko), jsonb_build_object('hutang', a.jumlah, 'buku', b.jumlah)
    from (select h.kode_toko, sum(h.jumlah_hutang::bigint) as jumlah from h where h.status = 'DONE' group by 1) a
    full join (select x.kode_toko, sum(x.jumlah) as jumlah from buku x where x.akun = 'PIUTANG_GADAI' group by 1) b using (kode_toko)
   where coalesce(a.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  -- So is every document, for principal, interest and what is owed of auctions.
  select 'GERAK_HUTANG', coalesce(a.kode_toko, b.kode_toko), jsonb_build_object('no_dokumen', coalesce(a.no_dokumen, b.no_dokumen),
         'akun', coalesce(a.akun, b.akun), 'gerak', a.jumlah, 'buku', b.jumlah)
    from (select g.kode_toko, g.no_dokumen, v.akun, sum(v.jumlah) as jumlah from g
           cross join lateral (values ('PIUTANG_GADAI', g.pokok::bigint), ('PENDAPATAN_BUNGA', g.akrual::bigint + g.akrual_hapus - g.bunga), ('PIUTANG_BUNGA', -g.akrual::bigint - g.akrual_hapus),
             ('UTANG_KELEBIHAN', -g.kelebihan::bigint)) v (akun, jumlah) group by 1, 2, 3) a
    full join (select x.* from buku x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_dokumen and d.jenis = 'hutang') b
      using (kode_toko, no_dokumen, akun)
   where coalesce(a.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  -- The head is what its rows say, and its state follows from them.
  select 'KEPALA_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'status', h.status, 'tutup', h.tutup)
    from h
    left join (select g.kode_toko, g.no_faktur_hutang, sum(g.bunga::bigint + g.potongan_bunga) as bunga, sum(g.pokok::bigint) as pokok,
                      sum(g.kelebihan::bigint) as kelebihan, sum(g.bulan) as bulan,
                      max(g.jenis) filter (where g.jenis in ('LUNAS', 'PEREMAJAAN', 'LELANG')) as tutup,
                      count(*) filter (where g.jenis in ('CAIR', 'AWAL')) as cair
                 from g group by 1, 2) r using (kode_toko, no_faktur_hutang)
   where h.bunga_dibayar <> coalesce(r.bunga, 0) or h.kelebihan <> coalesce(r.kelebihan, 0) or h.tutup is distinct from r.tutup
      or h.bulan_tempo <> h.lama_pinjam + coalesce(r.bulan, 0)
      or coalesce(r.pokok, 0) <> case h.status when 'DONE' then h.jumlah_hutang else 0 end
      or coalesce(r.cair, 0) <> case when h.status in ('OPEN', 'CANC') then 0 else 1 end
      or h.status is distinct from case h.tutup when 'LELANG' then 'LELANG' when 'LUNAS' then 'CLOS' when 'PEREMAJAAN' then 'CLOS'
                                   else case when h.status in ('OPEN', 'CANC') then h.status else 'DONE' end end
  union all
  select 'KEPALA_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'jatuh_tempo', h.tgl_jatuh_tempo,
         'denda_dibayar', h.denda_dibayar, 'denda_lunas', h.denda_lunas)
    from h
    left join lateral (select x.urut, x.tgl_jatuh_tempo, x.tanggal from g x
           where x.kode_toko = h.kode_toko and x.no_faktur_hutang = h.no_faktur_hutang and x.bulan > 0 order by x.urut desc limit 1) p on true
   where h.tgl_jatuh_tempo <> coalesce(p.tgl_jatuh_tempo, h.tempo_awal) or h.denda_lunas is distinct from p.tanggal
      or h.denda_dibayar <> (select coalesce(sum(x.denda::bigint + x.potongan_denda), 0) from g x
           where x.kode_toko = h.kode_toko and x.no_faktur_hutang = h.no_faktur_hutang and x.urut > coalesce(p.urut, 0))
  union all
  select 'SYARAT_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'bunga', h.bunga, 'bunga_rp', h.bunga_rp,
         'tempo_awal', h.tempo_awal)
    from h
   where h.bunga_rp <> ceil(h.jumlah_hutang::numeric * h.bunga / 100000 / h.pembulatan) * h.pembulatan
      -- What came over from another till keeps its day, which is months after the first give or take a few.
      or abs(h.tempo_awal - tempo_hutang(h.tanggal, h.lama_pinjam, h.basis_tempo)) >
           case when exists (select from g where g.kode_toko = h.kode_toko and g.no_faktur_hutang = h.no_faktur_hutang and g.jenis = 'AWAL') then 3 else 0 end
  union all
  -- What was agreed is what the entry of that day says, which nobody can change; one of before these were entered names the rate alone.
  select 'SYARAT_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'disepakati', s.syarat)
    from h
    join audit a on a.kode_toko = h.kode_toko and a.objek = h.no_faktur_hutang and a.aksi in ('hutang.simpan', 'hutang.perbarui', 'hutang.awal')
    cross join lateral (select coalesce(a.isi -> 'syarat', jsonb_build_object('bunga', coalesce(a.isi -> 'bunga_baru', a.isi -> 'bunga'))) as syarat) s
   where not to_jsonb(h) @> s.syarat
  union all
  -- An extension moves the due date by its months, from the old one or from the day of the deed.
  select 'SYARAT_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'jatuh_tempo', p.tgl_jatuh_tempo, 'bulan', p.bulan)
    from (select g.kode_toko, g.no_faktur_hutang, g.urut, g.bulan, g.tgl_jatuh_tempo, lag(g.tgl_jatuh_tempo) over riwayat as semula,
                 sum(g.bulan) over riwayat as sampai
            from g where g.bulan > 0 window riwayat as (partition by g.kode_toko, g.no_faktur_hutang order by g.urut)) p
    join h using (kode_toko, no_faktur_hutang)
   where p.tgl_jatuh_tempo is null or p.tgl_jatuh_tempo not in (
           tempo_hutang(coalesce(p.semula, h.tempo_awal), p.bulan, h.basis_tempo), tempo_hutang(h.tanggal, h.lama_pinjam + p.sampai::integer, h.basis_tempo))
  union all
  -- The pieces weigh what the deed says, and lie in the shop as long as the loan runs.
  select 'BARANG_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'status', h.status)
    from h
    left join (select l.kode_toko, l.no_faktur_hutang, sum(l.berat::bigint) as berat, sum(l.jumlah) as jumlah, sum(l.taksir::bigint) as taksir,
                      array_agg(distinct l.keadaan order by l.keadaan) as keadaan from hutang_barang l group by 1, 2) b using (kode_toko, no_faktur_hutang)
   where (b.berat, b.jumlah, b.taksir) is distinct from (h.berat::numeric, h.jumlah_barang::bigint, h.taksir::numeric)
      or not case when h.status in ('OPEN', 'DONE') then b.keadaan = '{GADAI}' when h.status = 'CANC' then b.keadaan = '{BATAL}'
               when h.status = 'LELANG' then b.keadaan = '{LELANG}' when h.tutup = 'LUNAS' then b.keadaan = '{DITEBUS}'
               else b.keadaan <@ '{DITEBUS,LANJUT}' and 'LANJUT' = any (b.keadaan) end
  union all
  -- Interest that was booked and not paid is what the contracts say, store by store, and nothing is left of one that ended.
  select 'AKRUAL_HUTANG', coalesce(a.kode_toko, b.kode_toko), jsonb_build_object('hutang', a.jumlah, 'buku', b.jumlah)
    from (select h.kode_toko, sum(h.bunga_akrual::bigint) as jumlah from h group by 1) a
    full join (select x.kode_toko, sum(x.jumlah) as jumlah from buku x where x.akun = 'PIUTANG_BUNGA' group by 1) b using (kode_toko)
   where coalesce(a.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  select 'AKRUAL_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'akrual', h.bunga_akrual)
    from h
    left join (select x.kode_toko, x.no_faktur_hutang, sum(x.jumlah::bigint) as jumlah from hutang_akrual x where not x.batal group by 1, 2) a
      using (kode_toko, no_faktur_hutang)
    left join (select g.kode_toko, g.no_faktur_hutang, sum(g.akrual::bigint + g.akrual_hapus) as jumlah from g group by 1, 2) p
      using (kode_toko, no_faktur_hutang)
   where h.bunga_akrual <> coalesce(a.jumlah, 0) - coalesce(p.jumlah, 0) or (h.tutup is not null and h.bunga_akrual > 0)
  union all
  -- So does every closing.
  select 'AKRUAL_HUTANG', coalesce(a.kode_toko, b.kode_toko), jsonb_build_object('no_dokumen', coalesce(a.no_dokumen, b.no_dokumen),
         'akrual', a.jumlah, 'buku', b.jumlah)
    from (select x.kode_toko, x.no_dokumen, sum(x.jumlah::bigint) as jumlah from hutang_akrual x where not x.batal group by 1, 2) a
    full join (select x.kode_toko, x.no_dokumen, x.jumlah from buku x join dokumen d on d.kode_toko = x.kode_toko
                  and d.no_dokumen = x.no_dokumen and d.jenis = 'tutup_toko' where x.akun = 'PIUTANG_BUNGA') b using (kode_toko, no_dokumen)
   where coalesce(a.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  -- Interest is never more than its days cost.
  select 'BUNGA_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'dibayar', h.bunga_dibayar)
    from h join (select g.kode_toko, g.no_faktur_hutang, max(g.bunga_hitung::bigint) as bunga from g group by 1, 2) r using (kode_toko, no_faktur_hutang)
   where h.bunga_dibayar > r.bunga
  union all
  -- What was paid in and out is what the event settled.
  select 'BAYAR_HUTANG', g.kode_toko, jsonb_build_object('no_dokumen', g.no_dokumen, 'peristiwa', g.peristiwa, 'gerak', g.jumlah, 'bayar', y.jumlah)
    from (select x.kode_toko, x.no_dokumen, x.peristiwa, sum(case x.jenis when 'LELANG' then case when x.diambil is null then x.hasil::bigint else 0 end when 'DALUWARSA' then 0
                   else x.bunga::bigint + x.denda - x.pokok + x.kelebihan end
                   + case when x.jenis = 'CAIR' then (select c.biaya_adm::bigint from hutang c where c.kode_toko = x.kode_toko and c.no_faktur_hutang = x.no_faktur_hutang) else 0 end) as jumlah
            from hutang_gerak x group by 1, 2, 3) g
    left join lateral (select sum(case b.arah when 'MASUK' then b.jumlah::bigint else -b.jumlah::bigint end) as jumlah from pembayaran b
                        where b.kode_toko = g.kode_toko and b.no_dokumen = g.no_dokumen and b.peristiwa = g.peristiwa) y on true
   where g.jumlah <> coalesce(y.jumlah, 0)
  union all
  -- What was kept is the pieces it became, each no heavier than its line of the deed, and known at that cost as long as it is ours.
  select 'AMBIL_HUTANG', coalesce(g.kode_toko, a.kode_toko), jsonb_build_object('no_faktur_hutang', coalesce(g.no_faktur_hutang, a.no_faktur_hutang),
         'hasil', g.hasil, 'nilai', a.nilai)
    from (select x.kode_toko, x.no_faktur_hutang, x.peristiwa, x.hasil::bigint as hasil, x.batal from hutang_gerak x where x.diambil is not null) g
    full join (select x.kode_toko, x.no_faktur_hutang, x.peristiwa, sum(x.nilai::bigint) as nilai, bool_or(x.batal) as batal, bool_and(x.batal) as semua
                 from hutang_ambil x group by 1, 2, 3) a using (kode_toko, no_faktur_hutang, peristiwa)
   where (g.hasil, g.batal, g.batal) is distinct from (a.nilai::bigint, a.batal, a.semua)
  union all
  select 'AMBIL_HUTANG', a.kode_toko, jsonb_build_object('no_faktur_hutang', a.no_faktur_hutang, 'jaminan', a.jaminan, 'berat', a.berat)
    from (select x.kode_toko, x.no_faktur_hutang, x.peristiwa, x.jaminan, sum(x.berat::bigint) as berat from hutang_ambil x group by 1, 2, 3, 4) a
    join hutang_barang l on l.kode_toko = a.kode_toko and l.no_faktur_hutang = a.no_faktur_hutang and l.urut = a.jaminan
   where a.berat > l.berat
  union all
  select 'AMBIL_HUTANG', a.kode_toko, jsonb_build_object('no_faktur_hutang', a.no_faktur_hutang, 'kode_barcode', a.kode_barcode)
    from hutang_ambil a join barang b on b.kode_toko = a.kode_toko and b.kode_barcode = a.kode_barcode
   where b.no_terakhir = a.no_faktur_hutang
     and ((a.berat, a.kadar, a.nilai) is distinct from (b.berat, b.kadar, b.harga_modal) or a.batal <> (b.status = 'BATAL'))
$$;
revoke execute on function invarian_hutang() from public;
