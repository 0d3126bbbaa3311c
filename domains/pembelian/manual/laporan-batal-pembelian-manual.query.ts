/** Cancelled purchases of goods without a barcode from the event that cancelled them. */
import { penyetuju } from '@mustika/server-kit/people/approvers.ts';
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanBatalPembelianManual } from './laporan-batal-pembelian-manual.report.ts';

export const laporanBatalPembelianManualSql = implementReport(
  laporanBatalPembelianManual,
  (f, { kode_toko }) => sql`
    select r.tanggal, p.no_faktur_group, case when p.tukar then 'TUKAR' else 'BELI' end as jenis, p.tanggal as tgl_beli, r.waktu,
           p.nama_customer, p.kasir, p.jumlah_barang as jumlah_qty, p.berat, case when r.membalik is not null then p.total end as total,
           case when r.membalik is null then p.total end as belum_validasi, r.user_id as dibatalkan_oleh,
           ${sql.raw(penyetuju('r'))} as disetujui, r.alasan
      from peristiwa r
      join pembelian p on p.kode_toko = r.kode_toko and p.no_faktur_group = r.no_dokumen and p.manual
     where r.kode_toko = ${kode_toko} and r.transisi = 'batal'
       and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kasir, 'p.kasir')}
     order by r.tanggal, r.waktu, p.no_faktur_group`,
);
