/** Stock counted by name and, if asked, by size. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { adaStok, DENGAN_STOK, PCS_STOK } from '../aksesoris/isi-stok.query.ts';
import { laporanKelompokBarang } from './laporan-kelompok-barang.report.ts';

export const laporanKelompokBarangSql = implementReport(laporanKelompokBarang, (f, { kode_toko }) => {
  const size = f.group_by === 'NAMA BARANG' ? sql`null::text` : sql`b.size`;
  return sql`
    select b.nama_barang, ${size} as size, sum(b.berat)::bigint as berat, sum(${PCS_STOK})::integer as jumlah
      from barang b ${DENGAN_STOK}
     where b.kode_toko = ${kode_toko} and ${adaStok('TERSEDIA', 'DITAHAN')} and ${unlessAll(f.kode_dept, 'b.kode_dept')}
     group by 1, 2
     order by 1, 2 nulls first`;
});
