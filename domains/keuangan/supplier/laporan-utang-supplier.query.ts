/** Who is owed what since when, by delivery and age. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanUtangSupplier } from './laporan-utang-supplier.report.ts';

const umur = (dari: number, sampai: number | null) =>
  sampai === null
    ? sql`case when r.umur >= ${dari} then r.sisa end::rupiah`
    : sql`case when r.umur between ${dari} and ${sampai} then r.sisa end::rupiah`;

export const laporanUtangSupplierSql = implementReport(
  laporanUtangSupplier,
  (f, { kode_toko }) => sql`
    select case when n.nama_supplier is distinct from r.supplier and n.nama_supplier is not null
                then r.supplier || ' - ' || n.nama_supplier else r.supplier end as nama,
           r.no_dokumen, r.tanggal, r.no_faktur_supplier, r.jatuh_tempo, r.umur, r.jumlah::rupiah as utang, ${umur(0, 30)} as sampai_30, ${umur(31, 60)} as sampai_60,
           ${umur(61, 90)} as sampai_90, ${umur(91, null)} as lewat_90, r.sisa::rupiah as sisa
      from sisa_utang_supplier(${kode_toko}, ${f.tgl_akhir}::date, nullif(${f.supplier}, 'ALL')) r
      left join supplier_barang n on n.kode_toko = ${kode_toko} and n.kode_supplier = r.supplier
     order by r.supplier, r.tanggal, r.no_dokumen, r.umur desc, r.urut_utang`,
);
