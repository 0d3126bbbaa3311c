/** Lines with wear and the living word about each. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { diposting } from './diposting.query.ts';
import { laporanValidasiSusut } from './laporan-validasi-susut.report.ts';

export const laporanValidasiSusutSql = implementReport(
  laporanValidasiSusut,
  (f, { kode_toko }) => sql`
    select l.tanggal, l.no_faktur, l.kode_barcode, l.nama_barang, l.kode_group, p.kasir, l.berat_nota, l.berat, l.susut,
           (l.harga_nota - l.harga_nota_efektif)::rupiah as nilai_susut, v.berat_disetujui,
           coalesce(v.keputusan, 'MENUNGGU') as status, s.user_id as divalidasi_oleh, v.tanggal as tgl_validasi, v.alasan
      from pembelian_barang l
      join pembelian p on p.kode_toko = l.kode_toko and p.no_faktur_group = l.no_faktur_group
      left join validasi_susut_barang v on v.kode_toko = l.kode_toko and v.no_faktur = l.no_faktur and not v.batal
      left join validasi_susut s on s.kode_toko = v.kode_toko and s.no_dokumen = v.no_dokumen
     where l.kode_toko = ${kode_toko} and l.susut > 0 and not l.batal and ${diposting}
       and l.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${f.status === 'SEMUA' ? sql`true` : sql`coalesce(v.keputusan, 'MENUNGGU') = ${f.status}`}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kasir, 'p.kasir')}
     order by l.tanggal, l.no_faktur`,
);
