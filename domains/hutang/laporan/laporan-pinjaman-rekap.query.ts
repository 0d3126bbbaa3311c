/** Contracts by day and sales person, cancellations on their own day. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanPinjamanRekap } from './laporan-pinjaman-rekap.report.ts';

export const laporanPinjamanRekapSql = implementReport(
  laporanPinjamanRekap,
  (f, { kode_toko }) => sql`
    select x.tanggal, h.kode_sales, sum(x.arah)::integer as nota, sum(x.arah * h.jumlah_barang)::integer as jumlah_barang,
           sum(x.arah * h.berat)::bigint as berat,
           coalesce(sum(x.pokok) filter (where x.arah = 1 and h.no_faktur_lama is null), 0)::bigint as baru,
           coalesce(sum(x.pokok) filter (where x.arah = 1 and h.no_faktur_lama is not null), 0)::bigint as peremajaan,
           coalesce(-sum(x.pokok) filter (where x.arah = -1), 0)::bigint as batal, sum(x.pokok)::bigint as total,
           sum(x.arah * h.biaya_adm)::bigint as biaya_adm,
           sum(x.arah * greatest(0, h.jumlah_hutang - h.biaya_adm - coalesce(a.jumlah_hutang, 0)))::bigint as keluar
      from jejak_hutang x
      join hutang h on h.kode_toko = x.kode_toko and h.no_faktur_hutang = x.no_faktur_hutang
      left join hutang a on a.kode_toko = h.kode_toko and a.no_faktur_hutang = h.no_faktur_lama
     where x.kode_toko = ${kode_toko} and x.jenis = 'CAIR' and x.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kode_sales, 'h.kode_sales')}
     group by 1, 2 order by 1, 2`,
);
