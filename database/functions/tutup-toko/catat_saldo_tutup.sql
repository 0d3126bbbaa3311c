-- Opening, in, out and closing of money and gold: what the closing before it left, and what the books say since. Of gold only what is
-- not as that closing left it, unless this one says all of it; `tutup_barang` says the rest.
create or replace function catat_saldo_tutup(toko text, no_dok text, hari date, laci jsonb) returns void language plpgsql as $$
declare
  lalu record;
  semua boolean;
begin
  select t.dasar is null into semua from tutup_toko t where t.kode_toko = toko and t.no_dokumen = no_dok;
  select t.no_dokumen, t.tanggal into lalu from tutup_toko t
   where t.kode_toko = toko and not t.dibuka_kembali and t.tanggal < hari order by t.tanggal desc limit 1;
  insert into tutup_uang (kode_toko, no_dokumen, akun, dimensi, awal, masuk, keluar, akhir, hitung, selisih)
    select toko, no_dok, s.akun, s.dimensi, s.awal, s.masuk, s.keluar, s.awal + s.masuk - s.keluar, l.jumlah, l.jumlah - l.saldo
      from (select coalesce(a.akun, g.akun) as akun, coalesce(a.dimensi, g.dimensi) as dimensi,
                   coalesce(a.akhir, 0) + coalesce(g.sebelum, 0) as awal, coalesce(g.masuk, 0) as masuk, coalesce(g.keluar, 0) as keluar
              from (select u.akun, u.dimensi, u.akhir::bigint as akhir from tutup_uang u
                     where u.kode_toko = toko and u.no_dokumen = lalu.no_dokumen) a
              full join (select m.akun, m.dimensi, sum(m.masuk - m.keluar) filter (where m.tanggal < hari) as sebelum,
                                sum(m.masuk) filter (where m.tanggal = hari) as masuk, sum(m.keluar) filter (where m.tanggal = hari) as keluar
                           from gerak_uang m join peran_akun p on p.akun = m.akun and p.uang
                          where m.kode_toko = toko and m.tanggal <= hari and m.tanggal > coalesce(lalu.tanggal, '-infinity')
                          group by m.akun, m.dimensi) g on g.akun = a.akun and g.dimensi = a.dimensi) s
      left join jsonb_to_recordset(laci) as l(akun text, dimensi text, saldo bigint, jumlah bigint) on l.akun = s.akun and l.dimensi = s.dimensi
     where s.awal <> 0 or s.masuk <> 0 or s.keluar <> 0;
  insert into tutup_barang_ubah (kode_toko, no_dokumen, tempat, kadar, awal_qty, awal_berat, masuk_qty, masuk_berat, keluar_qty, keluar_berat,
      akhir_qty, akhir_berat, akhir_murni)
    select toko, no_dok, s.tempat, s.kadar, s.aq, s.ab, s.mq, s.mb, s.kq, s.kb, s.aq + s.mq - s.kq, s.ab + s.mb - s.kb, coalesce(f.murni, 0)
      from (select coalesce(a.tempat, g.tempat) as tempat, coalesce(a.kadar, g.kadar) as kadar, coalesce(a.murni, 0) as murni_lalu,
                   coalesce(g.sq, 0) <> 0 or coalesce(g.sb, 0) <> 0 as sejak,
                   coalesce(a.q, 0) + coalesce(g.sq, 0) as aq, coalesce(a.b, 0) + coalesce(g.sb, 0) as ab,
                   coalesce(g.mq, 0) as mq, coalesce(g.mb, 0) as mb, coalesce(g.kq, 0) as kq, coalesce(g.kb, 0) as kb
              from (select b.tempat, b.kadar::integer as kadar, b.akhir_qty as q, b.akhir_berat::bigint as b, b.akhir_murni as murni
                      from tutup_barang b
                     where b.kode_toko = toko and b.no_dokumen = lalu.no_dokumen) a
              full join (select m.tempat, m.kadar, sum(m.masuk_qty - m.keluar_qty) filter (where m.tanggal < hari) as sq,
                                sum(m.masuk_berat - m.keluar_berat) filter (where m.tanggal < hari) as sb,
                                sum(m.masuk_qty) filter (where m.tanggal = hari) as mq, sum(m.masuk_berat) filter (where m.tanggal = hari) as mb,
                                sum(m.keluar_qty) filter (where m.tanggal = hari) as kq, sum(m.keluar_berat) filter (where m.tanggal = hari) as kb
                           from gerak_barang m
                          where m.kode_toko = toko and left(m.tempat, 1) <> '@' and m.tanggal <= hari
                            and m.tanggal > coalesce(lalu.tanggal, '-infinity')
                          group by m.tempat, m.kadar) g on g.tempat = a.tempat and g.kadar = a.kadar) s
      left join (select m.tempat, m.kadar, sum(m.murni) as murni
                   from (select b.kode_gudang || '/' || b.kode_baki as tempat, b.kadar::integer as kadar, murni(b.berat::bigint, b.kadar::bigint) as murni
                           from barang b join status_stok t on t.status = b.status where b.kode_toko = toko
                         union all
                         select l.tempat, l.kadar, l.murni + l.tahan_murni from lot l where l.kode_toko = toko) m group by 1, 2) f
        on f.tempat = s.tempat and f.kadar = s.kadar
     -- Gold that nobody counts has grams and no pieces.
     where s.mq <> 0 or s.mb <> 0 or s.kq <> 0 or s.kb <> 0
        or case when semua then s.aq <> 0 or s.ab <> 0 else s.sejak or coalesce(f.murni, 0) <> s.murni_lalu end;
end $$;
