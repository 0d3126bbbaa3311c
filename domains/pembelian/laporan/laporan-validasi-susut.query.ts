/** Lines with wear and the living word about each; a cancelled purchase takes its wear back on the day of that. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dikali, GERAK_BARIS, padaHari } from '../gerak-pembelian.query.ts';
import { laporanValidasiSusut } from './laporan-validasi-susut.report.ts';

/** Nothing is to be decided about what was taken back. */
const KEPUTUSAN = sql`coalesce(v.keputusan, case when l.batal then 'BATAL' else 'MENUNGGU' end)`;

export const laporanValidasiSusutSql = implementReport(
  laporanValidasiSusut,
  (f, { kode_toko }) => sql`
    select g.tanggal, l.no_faktur, l.kode_barcode, l.nama_barang, l.kode_group, p.kasir, ${dikali('berat_nota')}, ${dikali('berat')},
           ${dikali('susut')},
           (g.arah * (l.harga_nota - l.harga_nota_efektif))::rupiah as nilai_susut, v.berat_disetujui, ${KEPUTUSAN} as status, s.user_id as divalidasi_oleh, v.tanggal as tgl_validasi, v.alasan
      from ${GERAK_BARIS}
      left join validasi_susut_barang v on v.kode_toko = l.kode_toko and v.no_faktur = l.no_faktur and not v.batal
      left join validasi_susut s on s.kode_toko = v.kode_toko and s.no_dokumen = v.no_dokumen
     where ${padaHari({ kode_toko, ...f })} and l.susut > 0
       and ${f.status === 'SEMUA' ? sql`true` : sql`${KEPUTUSAN} = ${f.status}`}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kasir, 'p.kasir')}
     order by g.tanggal, l.no_faktur, g.peristiwa`,
);
