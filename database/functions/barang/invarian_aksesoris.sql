-- The stock is what its movements left, the account of it says the same article by article, and documents are their lines.
create or replace function invarian_aksesoris()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'STOK_AKSESORIS', coalesce(s.kode_toko, g.kode_toko), jsonb_build_object('kode_barcode', coalesce(s.kode_barcode, g.kode_barcode),
         'jumlah', s.jumlah, 'nilai', s.nilai, 'gerak_jumlah', g.jumlah, 'gerak_nilai', g.nilai)
    from stok_aksesoris s
    full join (select x.kode_toko, x.kode_barcode, sum(x.kali * x.jumlah) as jumlah, sum(x.kali * x.nilai) as nilai,
                      sum(x.jumlah) filter (where x.tahan) as tahan_jumlah, sum(x.nilai) filter (where x.tahan) as tahan_nilai
                 from (select m.kode_toko, m.kode_barcode, m.tahan, m.jumlah, m.nilai::bigint as nilai,
                              case when m.batal then 0 when m.arah = 'MASUK' then 1 else -1 end as kali from gerak_aksesoris m) x
                group by 1, 2) g on g.kode_toko = s.kode_toko and g.kode_barcode = s.kode_barcode
   where (s.jumlah, s.nilai::bigint, s.tahan_jumlah, s.tahan_nilai::bigint)
           is distinct from (g.jumlah, g.nilai, coalesce(g.tahan_jumlah, 0), coalesce(g.tahan_nilai, 0))
  union all
  select 'NILAI_AKSESORIS', coalesce(s.kode_toko, u.kode_toko), jsonb_build_object('kode_barcode', coalesce(s.kode_barcode, u.dimensi),
         'nilai', s.nilai, 'buku', u.jumlah)
    from (select a.kode_toko, a.kode_barcode, a.nilai::bigint + a.tahan_nilai as nilai from stok_aksesoris a) s
    full join (select x.kode_toko, x.dimensi, sum(x.jumlah) as jumlah
                 from (select b.kode_toko, b.ke_dimensi as dimensi, b.jumlah::bigint as jumlah from buku_uang b where b.ke_akun = 'PERSEDIAAN_AKSESORIS'
                       union all
                       select b.kode_toko, b.dari_dimensi, -b.jumlah::bigint from buku_uang b where b.dari_akun = 'PERSEDIAAN_AKSESORIS') x
                where x.dimensi <> '' group by 1, 2) u on u.kode_toko = s.kode_toko and u.dimensi = s.kode_barcode
   where coalesce(s.nilai, 0) <> coalesce(u.jumlah, 0)
  union all
  select 'AKSESORIS', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'jumlah_barang', h.jumlah_barang, 'baris', g.jumlah)
    from aksesoris h
    left join (select m.kode_toko, m.no_dokumen, sum(m.jumlah) as jumlah, sum(m.nilai) as nilai, bool_and(m.arah = 'KELUAR') as keluar
                 from gerak_aksesoris m group by 1, 2) g on g.kode_toko = h.kode_toko and g.no_dokumen = h.no_dokumen
   where (h.jumlah_barang::bigint, h.harga_modal::numeric, h.cara = 'AMBIL') is distinct from (g.jumlah, g.nilai::numeric, g.keluar)
  union all
  -- A line is taken back with its document, and held while that waits.
  select 'AKSESORIS', g.kode_toko, jsonb_build_object('no_dokumen', g.no_dokumen, 'kode_barcode', g.kode_barcode, 'status', d.status)
    from gerak_aksesoris g join dokumen d on d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen
   where g.batal <> (d.status = 'CANC') or g.tahan <> (d.status = 'OPEN')
  union all
  -- An article has a stock, and what has one is an article.
  select 'AKSESORIS', b.kode_toko, jsonb_build_object('kode_barcode', b.kode_barcode, 'status', b.status)
    from barang b left join stok_aksesoris s on s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode
   where (b.berat = 0) <> (s.kode_barcode is not null)
$$;
revoke execute on function invarian_aksesoris() from public;
