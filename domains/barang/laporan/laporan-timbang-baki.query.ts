/** Weighings that the scale has said its figure of. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanTimbangBaki } from './laporan-timbang-baki.report.ts';

export const laporanTimbangBakiSql = implementReport(
  laporanTimbangBaki,
  (f, { kode_toko }) => sql`
    select t.tanggal, t.no_dokumen, t.waktu, t.kode_gudang, t.kode_baki, t.jumlah_barang as jumlah_qty, t.berat, t.berat_baki,
           t.berat_plastik, t.berat_atribut, t.berat_bandrol, t.total, t.timbangan, t.selisih,
           case when abs(t.selisih) <= t.toleransi then 'SESUAI' else 'SELISIH' end as hasil, t.cara, t.user_id, t.keterangan
      from timbang_baki_sah t
     where t.kode_toko = ${kode_toko} and t.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kode_gudang, 't.kode_gudang')} and ${unlessAll(f.kode_baki, 't.kode_baki')}
       and ${f.hasil === 'SEMUA' ? sql`true` : sql`(abs(t.selisih) <= t.toleransi) = ${f.hasil === 'SESUAI'}`}
     order by t.tanggal, t.waktu, t.no_dokumen`,
);
