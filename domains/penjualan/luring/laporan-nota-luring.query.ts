/** Notas that were sold without the network, by the day of the books. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanNotaLuring } from './laporan-nota-luring.report.ts';

export const laporanNotaLuringSql = implementReport(
  laporanNotaLuring,
  (f, { kode_toko }) => sql`
    select p.tanggal, u.no_faktur_group, u.no_luring, p.kasir, u.waktu, u.masuk,
           (u.waktu at time zone zona_toko(u.kode_toko))::date <> p.tanggal as hari_lain,
           u.total, (u.harga_kini - u.total)::rupiah as selisih, d.status
      from nota_luring u
      join penjualan p on p.kode_toko = u.kode_toko and p.no_faktur_group = u.no_faktur_group
      join dokumen d on d.kode_toko = u.kode_toko and d.no_dokumen = u.no_faktur_group
     where u.kode_toko = ${kode_toko} and p.tanggal between ${f.tgl_from} and ${f.tgl_to}
     order by u.waktu, u.no_luring`,
);
