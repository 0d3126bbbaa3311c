/** Deposits of a period with their movements; used and paid back are net of pick-ups that were cancelled. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanTitipUang } from './laporan-titip-uang.report.ts';

export const laporanTitipUangSql = implementReport(
  laporanTitipUang,
  (f, { kode_toko }) => sql`
    with gerak as (
      select g.no_titipan, coalesce(sum(g.jumlah) filter (where g.tanggal < ${f.tgl_awal}), 0)::bigint as awal,
             coalesce(sum(g.jumlah) filter (where g.tanggal >= ${f.tgl_awal} and g.jenis in ('MASUK', 'TAMBAH', 'AWAL', 'BATAL_AWAL')), 0)::bigint as masuk,
             coalesce(-sum(g.jumlah) filter (where g.tanggal >= ${f.tgl_awal} and g.jenis in ('AMBIL', 'BATAL_AMBIL', 'CICILAN', 'BATAL_CICILAN')), 0)::bigint as dipakai,
             coalesce(-sum(g.jumlah) filter (where g.tanggal >= ${f.tgl_awal} and g.jenis in ('KELEBIHAN', 'BATAL_KELEBIHAN', 'BATAL')), 0)::bigint as dikembalikan,
             sum(g.jumlah)::bigint as saldo, sum(g.ppn)::bigint as ppn, bool_or(g.tanggal >= ${f.tgl_awal}) as bergerak
        from titipan_gerak g where g.kode_toko = ${kode_toko} and g.tanggal <= ${f.tgl_akhir}
       group by g.no_titipan)
    select t.no_titipan, t.tanggal, t.nama_customer, t.no_hp_customer, d.status, t.jumlah_barang as jumlah, t.total,
           g.awal::rupiah as awal, g.masuk::rupiah as masuk, g.dipakai::rupiah as dipakai, g.dikembalikan::rupiah as dikembalikan,
           g.saldo::rupiah as saldo, g.ppn::rupiah as ppn
      from gerak g
      join titipan t on t.kode_toko = ${kode_toko} and t.no_titipan = g.no_titipan
      join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan
     where t.jenis = 'TITIPAN' and case ${f.berdasarkan}::text when 'SALDO' then g.saldo <> 0
                when 'MASUK' then t.tanggal >= ${f.tgl_awal}
                else g.saldo <> 0 or g.bergerak end
       and ${unlessAll(f.jenis_harga, 't.jenis_harga')}
     order by t.tanggal, t.no_titipan`,
);
