/** Lots that left for head office, by the days on which the books moved. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dariGerak } from '../../lot/gerak-lot.query.ts';
import { laporanKirimBarangKepusat } from './laporan-kirim-barang-kepusat.report.ts';

/** What became of it is said where it was sent, not again where that was taken back. */
const jadi = (kolom: string) => sql.raw(`case x.arah when 1 then p.${kolom} else 0 end`);

export const laporanKirimBarangKepusatSql = implementReport(
  laporanKirimBarangKepusat,
  (f, { kode_toko }) => sql`
    select x.*, p.jenis_lot, ${jadi('terima_berat')} as berat_terima, ${jadi('kembali_berat')} as berat_kembali,
           ${jadi('hilang_berat')} as berat_hilang, ${jadi('sisa_berat')} as sisa
      from (select h.no_dokumen, h.tujuan, r.tanggal, r.kode_lot, l.nama_lot, l.kadar, g.arah, g.arah * r.qty as jumlah_qty,
                   g.arah * r.berat as berat, g.arah * r.murni as berat_murni, g.arah * r.nilai as harga_modal, e.user_id,
                   case g.arah when 1 then 'SAH' else 'BATAL' end as status, r.peristiwa, r.urut
              ${dariGerak({ kepala: 'kirim_cuci', arah: 'MASUK' }, kode_toko, f)} and h.pekerjaan = 'PUSAT' and l.jenis_lot = 'KIRIM') x
      join kirim_pusat_lot p on p.kode_toko = ${kode_toko} and p.no_dokumen = x.no_dokumen and p.kode_lot = x.kode_lot
     where ${unlessAll(f.jenis_lot, 'p.jenis_lot')}
     order by x.no_dokumen, x.peristiwa, x.urut`,
);
