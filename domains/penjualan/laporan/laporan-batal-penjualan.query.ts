/** Cancelled notas from the event that cancelled them. */
import { penyetuju } from '@mustika/server-kit/people/approvers.ts';
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { laporanBatalPenjualan } from './laporan-batal-penjualan.report.ts';

type Saringan = { tgl_awal: unknown; tgl_akhir: unknown; kasir: unknown };

/** Of the notas `p` that fulfil `hanya`. */
export const batalPenjualan = (f: Saringan, kode_toko: string, hanya: ReportSql): ReportSql => sql`
    select r.tanggal, p.no_faktur_group, p.tanggal as tgl_jual, r.waktu, p.nama_customer, p.kasir, p.jumlah_barang as jumlah_qty,
           p.berat, case when r.membalik is not null then p.ppn_transaksi_rp end as ppn,
           case when r.membalik is not null then p.total end as total,
           case when r.membalik is null then p.total end as belum_validasi, r.user_id as dibatalkan_oleh,
           ${sql.raw(penyetuju('r'))} as disetujui, r.alasan
      from peristiwa r
      join penjualan p on p.kode_toko = r.kode_toko and p.no_faktur_group = r.no_dokumen and ${hanya}
     where r.kode_toko = ${kode_toko} and r.transisi = 'batal'
       and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kasir, 'p.kasir')}
     order by r.tanggal, r.waktu, p.no_faktur_group`;

export const laporanBatalPenjualanSql = implementReport(laporanBatalPenjualan, (f, { kode_toko }) =>
  batalPenjualan(f, kode_toko, sql`true`),
);
