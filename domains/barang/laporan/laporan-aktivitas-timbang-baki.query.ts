/** The book of pieces beside the weighings of its day. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanAktivitasTimbangBaki } from './laporan-aktivitas-timbang-baki.report.ts';

export const laporanAktivitasTimbangBakiSql = implementReport(
  laporanAktivitasTimbangBaki,
  (f, { kode_toko }) => sql`
    select a.kode_baki, a.no_dokumen, a.ditimbang, a.waktu, a.user_id, replace(upper(a.jenis), '_', ' ') as kegiatan, a.no_gerak,
           a.kode_barcode, b.nama_barang, a.qty as jumlah_qty, a.berat
      from aktivitas_timbang_baki a
      join barang b on b.kode_toko = a.kode_toko and b.kode_barcode = a.kode_barcode
     where a.kode_toko = ${kode_toko} and a.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kode_gudang, 'a.kode_gudang')} and ${unlessAll(f.kode_baki, 'a.kode_baki')}
     order by a.kode_baki, a.no_dokumen, a.waktu, a.no_gerak, a.urut`,
);
