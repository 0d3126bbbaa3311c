-- The same proof, asked of sums per day: years of closings against millions of transfers stay seconds. A closing that has no row of a
-- place and karat says that nothing is other than before; one that stands on no other says that nothing is there.
create or replace function invarian_tutup()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with tutup as (
    select t.kode_toko, t.no_dokumen, t.tanggal, t.dasar,
           lag(t.no_dokumen) over w as no_lalu,
           lag(coalesce(t.dasar, t.tanggal)) over w as dasar_lalu,
           min(t.tanggal) filter (where t.dasar is null) over (r rows between unbounded preceding and 1 preceding) as semua_berikut
      from tutup_toko t where not t.dibuka_kembali
    window w as (partition by t.kode_toko order by t.tanggal), r as (partition by t.kode_toko order by t.tanggal desc)
  ), uang_hari as materialized (
    select g.kode_toko, g.tanggal, g.akun, g.dimensi, sum(g.masuk) as masuk, sum(g.keluar) as keluar
      from gerak_uang g join peran_akun p on p.akun = g.akun and p.uang group by 1, 2, 3, 4
  ), barang_hari as materialized (
    select g.kode_toko, g.tanggal, g.tempat, g.kadar, sum(g.masuk_berat) as masuk, sum(g.keluar_berat) as keluar,
           sum(g.masuk_qty) as masuk_qty, sum(g.keluar_qty) as keluar_qty
      from gerak_barang g where left(g.tempat, 1) <> '@' group by 1, 2, 3, 4
  ), hari as materialized (
    -- Each day of the books with the closing it is in: the first one from then on. Years of both must not be held against each other.
    select distinct h.kode_toko, h.tanggal, min(h.tutup) over (partition by h.kode_toko order by h.tanggal desc) as tutup
      from (select u.kode_toko, u.tanggal, null::date as tutup from uang_hari u
            union select b.kode_toko, b.tanggal, null from barang_hari b
            union all select t.kode_toko, t.tanggal, t.tanggal from tutup t) h
  ), uang_buku as (
    select t.kode_toko, t.no_dokumen, g.akun, g.dimensi, coalesce(sum(g.masuk - g.keluar) filter (where g.tanggal < t.tanggal), 0) as sebelum,
           coalesce(sum(g.masuk) filter (where g.tanggal = t.tanggal), 0) as masuk,
           coalesce(sum(g.keluar) filter (where g.tanggal = t.tanggal), 0) as keluar
      from uang_hari g join hari h using (kode_toko, tanggal) join tutup t on t.kode_toko = h.kode_toko and t.tanggal = h.tutup
     group by 1, 2, 3, 4
  ), barang_buku as (
    select t.kode_toko, t.no_dokumen, g.tempat, g.kadar, coalesce(sum(g.masuk - g.keluar) filter (where g.tanggal < t.tanggal), 0) as sebelum,
           coalesce(sum(g.masuk_qty - g.keluar_qty) filter (where g.tanggal < t.tanggal), 0) as sebelum_qty,
           coalesce(sum(g.masuk) filter (where g.tanggal = t.tanggal), 0) as masuk,
           coalesce(sum(g.keluar) filter (where g.tanggal = t.tanggal), 0) as keluar,
           coalesce(sum(g.masuk_qty) filter (where g.tanggal = t.tanggal), 0) as masuk_qty,
           coalesce(sum(g.keluar_qty) filter (where g.tanggal = t.tanggal), 0) as keluar_qty
      from barang_hari g join hari h using (kode_toko, tanggal) join tutup t on t.kode_toko = h.kode_toko and t.tanggal = h.tutup
     group by 1, 2, 3, 4
  ), uang as (
    select u.* from tutup_uang u join tutup t using (kode_toko, no_dokumen)
  ), barang as (
    select b.*, t.tanggal, t.dasar_lalu, t.semua_berikut, lag(t.tanggal) over k as tgl_lalu, lead(t.tanggal) over k as tgl_berikut,
           lag(b.akhir_qty) over k as qty_lalu, lag(b.akhir_berat) over k as berat_lalu
      from tutup_barang_ubah b join tutup t using (kode_toko, no_dokumen)
    window k as (partition by b.kode_toko, b.tempat, b.kadar order by t.tanggal)
  ), uang_lalu as (
    select t.kode_toko, t.no_dokumen, u.akun, u.dimensi, u.akhir from tutup t
      join tutup_uang u on u.kode_toko = t.kode_toko and u.no_dokumen = t.no_lalu
  ), emas as (
    -- Rows, what was there and has no row in the next closing that says all, and books: added up, because joins of them guess wrongly.
    select x.kode_toko, x.no_dokumen, x.tempat, x.kadar, sum(x.awal) as awal, sum(x.kemarin) as kemarin, sum(x.sejak) as sejak,
           sum(x.awal_qty - x.kemarin_qty - x.sejak_qty) as lompat_qty, sum(x.masuk) as masuk, sum(x.buku_masuk) as buku_masuk,
           sum(x.keluar) as keluar, sum(x.buku_keluar) as buku_keluar, sum(x.beda_masuk_qty) as beda_masuk_qty, sum(x.beda_keluar_qty) as beda_keluar_qty
      from (select b.kode_toko, b.no_dokumen, b.tempat, b.kadar::integer as kadar, b.awal_berat::bigint as awal,
                   case when b.tgl_lalu >= b.dasar_lalu then b.berat_lalu::bigint else 0 end as kemarin, 0 as sejak, b.awal_qty,
                   case when b.tgl_lalu >= b.dasar_lalu then b.qty_lalu else 0 end as kemarin_qty, 0 as sejak_qty,
                   b.masuk_berat::bigint as masuk, 0 as buku_masuk, b.keluar_berat::bigint as keluar, 0 as buku_keluar,
                   b.masuk_qty as beda_masuk_qty, b.keluar_qty as beda_keluar_qty from barang b
            union all
            select b.kode_toko, t.no_dokumen, b.tempat, b.kadar, 0, b.akhir_berat, 0, 0, b.akhir_qty, 0, 0, 0, 0, 0, 0, 0
              from barang b join tutup t on t.kode_toko = b.kode_toko and t.tanggal = b.semua_berikut
             where b.tgl_berikut is null or b.tgl_berikut > b.semua_berikut
            union all
            select g.kode_toko, g.no_dokumen, g.tempat, g.kadar, 0, 0, g.sebelum, 0, 0, g.sebelum_qty, 0, g.masuk, 0, g.keluar, -g.masuk_qty, -g.keluar_qty
              from barang_buku g) x
     group by 1, 2, 3, 4
  )
  select 'TUTUP_UANG', kode_toko, jsonb_build_object('no_dokumen', no_dokumen, 'akun', akun, 'dimensi', dimensi,
         'masuk', u.masuk, 'buku_masuk', b.masuk, 'keluar', u.keluar, 'buku_keluar', b.keluar)
    from uang u full join uang_buku b using (kode_toko, no_dokumen, akun, dimensi)
   where coalesce(u.masuk, 0) <> coalesce(b.masuk, 0) or coalesce(u.keluar, 0) <> coalesce(b.keluar, 0)
  union all
  select 'TUTUP_SAMBUNG', kode_toko, jsonb_build_object('no_dokumen', no_dokumen, 'akun', akun, 'dimensi', dimensi,
         'awal', u.awal, 'kemarin', l.akhir, 'sejak', b.sebelum)
    from uang u full join uang_lalu l using (kode_toko, no_dokumen, akun, dimensi)
    full join uang_buku b using (kode_toko, no_dokumen, akun, dimensi)
   where coalesce(u.awal, 0) <> coalesce(l.akhir, 0) + coalesce(b.sebelum, 0)
  union all
  select 'TUTUP_BARANG', kode_toko, jsonb_build_object('no_dokumen', no_dokumen, 'tempat', tempat, 'kadar', kadar,
         'masuk', masuk, 'buku_masuk', buku_masuk, 'keluar', keluar, 'buku_keluar', buku_keluar)
    from emas where masuk <> buku_masuk or keluar <> buku_keluar or beda_masuk_qty <> 0 or beda_keluar_qty <> 0
  union all
  select 'TUTUP_SAMBUNG', kode_toko, jsonb_build_object('no_dokumen', no_dokumen, 'tempat', tempat, 'kadar', kadar,
         'awal', awal, 'kemarin', kemarin, 'sejak', sejak)
    from emas where awal <> kemarin + sejak or lompat_qty <> 0
  union all
  select 'TUTUP_SAMBUNG', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'dasar', t.dasar, 'kemarin', t.dasar_lalu)
    from tutup t where t.dasar is distinct from t.dasar_lalu and t.dasar is not null
  union all
  select 'TUTUP_HARI', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'tanggal', t.tanggal, 'status', h.status, 'dokumen', d.status)
    from tutup_toko t
    left join hari_toko h on h.kode_toko = t.kode_toko and h.tanggal = t.tanggal
    left join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
   where (not t.dibuka_kembali and h.status is distinct from 'CLOSED') or d.status is distinct from (case when t.dibuka_kembali then 'CANC' else 'DONE' end)
  union all
  select 'TUTUP_SELISIH', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'selisih', t.selisih, 'laci', u.selisih, 'buku', b.selisih)
    from tutup_toko t
    left join (select x.kode_toko, x.no_dokumen, sum(x.selisih) as selisih from tutup_uang x group by 1, 2) u using (kode_toko, no_dokumen)
    left join (select x.kode_toko, x.no_dokumen, sum(case when x.dari_akun = 'SELISIH_KAS' then x.jumlah else -x.jumlah end) as selisih
                 from buku_uang x where x.kategori = 'SELISIH_KAS' and x.peristiwa = 1 group by 1, 2) b using (kode_toko, no_dokumen)
   where t.selisih <> coalesce(u.selisih, 0) or t.selisih <> coalesce(b.selisih, 0)
  union all
  select 'TUTUP_SEGEL', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'seq', t.audit_seq)
    from tutup_toko t left join audit a on a.kode_toko = t.kode_toko and a.seq = t.audit_seq
   where t.audit_seq > 0 and a.hash is distinct from t.audit_hash
  union all
  select 'HITUNG_LACI', h.kode_toko, jsonb_build_object('tanggal', h.tanggal, 'dimensi', h.dimensi, 'urut', h.urut, 'jumlah', h.jumlah, 'pecahan', p.jumlah)
    from hitung_laci h
    left join (select x.kode_toko, x.tanggal, x.akun, x.dimensi, x.urut, sum(x.nominal::bigint * x.lembar) as jumlah
                 from hitung_pecahan x group by 1, 2, 3, 4, 5) p using (kode_toko, tanggal, akun, dimensi, urut)
   where h.jumlah <> coalesce(p.jumlah, 0)
$$;
revoke execute on function invarian_tutup() from public;
