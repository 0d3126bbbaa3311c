-- The core of the books: places, states and values of pieces, numbers of documents, reversals, days, points and the drawers.
create or replace function invarian_inti()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with uang as (
    select b.kode_toko, b.ke_akun as akun, b.ke_dimensi as dimensi, b.jumlah::bigint as jumlah from buku_uang b
    union all
    select b.kode_toko, b.dari_akun, b.dari_dimensi, -b.jumlah::bigint from buku_uang b
  ), posisi as (
    select g.kode_toko, g.kode_barcode, g.tempat, sum(g.qty) as qty, sum(g.berat) as berat from (
      select b.kode_toko, b.kode_barcode, b.ke_tempat as tempat, b.qty, b.berat::bigint as berat from buku_barang b
      union all
      select b.kode_toko, b.kode_barcode, b.dari_tempat, -b.qty, -b.berat::bigint from buku_barang b) g
     where left(g.tempat, 1) <> '@'
     group by 1, 2, 3 having sum(g.qty) <> 0 or sum(g.berat) <> 0
  ), di_toko as (
    select b.kode_toko, b.kode_barcode, b.kode_gudang || '/' || b.kode_baki as tempat, 1 as qty, b.berat::bigint as berat
      from barang b join status_stok s on s.status = b.status
    union all
    select b.kode_toko, b.kode_barcode, b.kode_gudang || '/' || b.kode_baki, s.jumlah + s.tahan_jumlah, 0
      from stok_aksesoris s join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
     where s.jumlah + s.tahan_jumlah > 0
    union all
    select l.kode_toko, l.kode_lot, l.tempat, l.qty + l.tahan_qty, l.berat + l.tahan_berat
      from lot l where l.berat + l.tahan_berat > 0 and left(l.tempat, 1) <> '@'
  ), titik_poin as (
    select p.kode_toko, p.ke as kode_member, p.jumlah::bigint as jumlah from buku_poin p where left(p.ke, 1) <> '@'
    union all
    select p.kode_toko, p.dari, -p.jumlah::bigint from buku_poin p where left(p.dari, 1) <> '@'
  )
  select 'SALDO_UANG', coalesce(s.kode_toko, u.kode_toko), jsonb_build_object('akun', coalesce(s.akun, u.akun),
         'dimensi', coalesce(s.dimensi, u.dimensi), 'saldo', s.saldo, 'buku', u.jumlah)
    from saldo_uang s
    full join (select kode_toko, akun, dimensi, sum(jumlah) as jumlah from uang
                where akun in (select akun from peran_akun where bersaldo) group by 1, 2, 3) u using (kode_toko, akun, dimensi)
   where s.saldo is distinct from u.jumlah
  union all
  select 'TEMPAT_BARANG', coalesce(t.kode_toko, p.kode_toko), jsonb_build_object('kode_barcode', coalesce(t.kode_barcode, p.kode_barcode),
         'kartu', t.tempat, 'buku', p.tempat, 'qty', p.qty, 'berat', p.berat)
    from di_toko t full join posisi p using (kode_toko, kode_barcode, tempat)
   where t.kode_barcode is null or p.kode_barcode is null or p.qty <> t.qty or p.berat <> t.berat
  union all
  select 'NILAI_PERSEDIAAN', coalesce(n.kode_toko, u.kode_toko),
         jsonb_build_object('akun', coalesce(n.akun, u.akun), 'barang', n.nilai, 'buku', u.jumlah)
    from (select b.kode_toko, b.akun, sum(b.nilai) as nilai
            from (select x.kode_toko, akun_modal(s.akun, x.golongan_modal) as akun, x.harga_modal::bigint as nilai
                    from barang x join status_stok s on s.status = x.status
                  union all
                  select a.kode_toko, 'PERSEDIAAN_AKSESORIS', a.nilai::bigint + a.tahan_nilai from stok_aksesoris a
                  union all
                  select l.kode_toko, j.akun, l.nilai::bigint + l.tahan_nilai from lot l
                    join jenis_lot j on j.jenis_lot = l.jenis_lot and j.jenis_lot <> 'KIRIM') b
           group by 1, 2) n
    full join (select kode_toko, akun, sum(jumlah) as jumlah from uang where akun in (select s.akun from status_stok s union select j.akun from jenis_lot j where j.jenis_lot <> 'KIRIM' union select 'PERSEDIAAN_AKSESORIS') group by 1, 2) u
      using (kode_toko, akun)
   where coalesce(n.nilai, 0) <> coalesce(u.jumlah, 0)
  union all
  select 'POIN_MEMBER', coalesce(m.kode_toko, p.kode_toko), jsonb_build_object('kode_member', coalesce(m.kode_member, p.kode_member),
         'kartu', m.poin, 'buku', p.jumlah)
    from member_poin m
    full join (select kode_toko, kode_member, sum(jumlah) as jumlah from titik_poin group by 1, 2) p using (kode_toko, kode_member)
   where coalesce(m.poin, 0) <> coalesce(p.jumlah, 0)
  union all
  select 'KLIRING', u.kode_toko, jsonb_build_object('no_dokumen', u.no_dokumen, 'akun', u.akun, 'sisa', sum(u.jumlah))
    from (select b.kode_toko, b.no_dokumen, b.peristiwa, b.ke_akun as akun, b.jumlah::bigint as jumlah from buku_uang b
          union all
          select b.kode_toko, b.no_dokumen, b.peristiwa, b.dari_akun, -b.jumlah::bigint from buku_uang b) u
    join peran_akun p on p.akun = u.akun and p.kliring
   group by u.kode_toko, u.no_dokumen, u.peristiwa, u.akun having sum(u.jumlah) <> 0
  union all
  select 'NOMOR_BOLONG', n.kode_toko, jsonb_build_object('seri', n.seri, 'tanggal', n.tanggal, 'terakhir', n.terakhir, 'dokumen', d.banyak)
    from nomor n
    left join (select d.kode_toko, split_part(d.no_dokumen, '-', 2) as seri, d.tanggal, count(*) as banyak
                 from dokumen d group by 1, 2, 3) d using (kode_toko, seri, tanggal)
   where n.terakhir <> coalesce(d.banyak, 0)
  union all
  select 'STATUS_DOKUMEN', d.kode_toko, jsonb_build_object('no_dokumen', d.no_dokumen, 'status', d.status, 'peristiwa', p.ke_status)
    from dokumen d left join peristiwa p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen and p.urut = d.peristiwa
   where d.status is distinct from p.ke_status
  union all
  select 'PEMBALIKAN', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen, 'peristiwa', b.urut)
    from peristiwa b
   where b.membalik is not null
     and (exists (select ujung_sama(m.dari_akun, m.dari_dimensi), ujung_sama(m.ke_akun, m.ke_dimensi), m.jumlah from buku_uang m
                   where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik
                  except all
                  select ujung_sama(m.ke_akun, m.ke_dimensi), ujung_sama(m.dari_akun, m.dari_dimensi), m.jumlah from buku_uang m
                   where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut)
       or (select count(*) from buku_barang m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik)
          <> (select count(*) from buku_barang m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut))
  union all
  select 'JUMLAH_PENJUALAN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_faktur_group)
    from penjualan p
    join (select l.kode_toko, l.no_faktur_group, sum(l.total) as total, sum(l.jumlah) as banyak from penjualan_barang l group by 1, 2) l
      using (kode_toko, no_faktur_group)
    join lateral (select sum(x.diterima) as jumlah from pembayaran x
                   where x.kode_toko = p.kode_toko and x.no_dokumen = p.no_faktur_group and x.arah = 'MASUK') y on true
   where l.total <> p.total or y.jumlah <> p.bayar or l.banyak <> p.jumlah_barang
  union all
  select 'AUDIT', t.kode_toko, to_jsonb(a) from toko t cross join lateral periksa_audit(t.kode_toko) a
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', t.tgrelid::regclass::text, 'trigger', t.tgname)
    from pg_trigger t where not t.tgisinternal and t.tgname in ('kekal', 'kekal_semua', 'jaga_hari', 'jaga_buku', 'jaga_uang', 'jaga_status')
     and t.tgenabled <> 'A'
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', c.relname, 'rls', c.relforcerowsecurity)
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     and c.relname in ('barang', 'dokumen', 'peristiwa', 'buku_uang', 'buku_barang', 'buku_poin', 'penjualan', 'penjualan_barang',
                       'pembayaran', 'otorisasi', 'audit', 'para_system')
     and not (c.relrowsecurity and c.relforcerowsecurity)
$$;
revoke execute on function invarian_inti() from public;
grant execute on function invarian_inti() to mustika_app, mustika_report;
