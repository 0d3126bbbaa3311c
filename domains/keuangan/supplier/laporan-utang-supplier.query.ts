/**
 * Debts by document from the book, less what was paid until that day, taken off the oldest. What was paid beyond every debt (of
 * a time before that was refused) stands as a line below nothing, so that the sum is the ledger's.
 */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanUtangSupplier } from './laporan-utang-supplier.report.ts';

const umur = (dari: number, sampai: number | null) =>
  sampai === null
    ? sql`case when r.umur >= ${dari} then r.sisa end::rupiah`
    : sql`case when r.umur between ${dari} and ${sampai} then r.sisa end::rupiah`;

export const laporanUtangSupplierSql = implementReport(
  laporanUtangSupplier,
  (f, { kode_toko }) => sql`
    with gerak as (
      select u.no_dokumen, s.supplier, sum(s.jumlah)::bigint as jumlah, min(u.tanggal) as tanggal
        from buku_uang u
       cross join lateral (
         select u.dari_dimensi as supplier, u.jumlah::bigint as jumlah where u.dari_akun = 'UTANG_SUPPLIER'
         union all
         select u.ke_dimensi, -u.jumlah::bigint where u.ke_akun = 'UTANG_SUPPLIER') s
       where u.kode_toko = ${kode_toko} and u.tanggal <= ${f.tgl_akhir}
         and (u.dari_akun = 'UTANG_SUPPLIER' or u.ke_akun = 'UTANG_SUPPLIER') and ${unlessAll(f.supplier, 's.supplier')}
       group by 1, 2),
    bayar as (select g.supplier, -sum(g.jumlah)::bigint as jumlah from gerak g where g.jumlah < 0 group by 1),
    utang as (
      select g.*, sum(g.jumlah) over (partition by g.supplier order by g.tanggal, g.no_dokumen)::bigint as sampai
        from gerak g where g.jumlah > 0),
    sisa as (
      select u.supplier, u.no_dokumen, u.tanggal, u.jumlah, p.no_faktur_supplier, p.jatuh_tempo,
             ${f.tgl_akhir}::date - coalesce(p.tgl_faktur, u.tanggal) as umur, least(u.jumlah, u.sampai - coalesce(b.jumlah, 0)) as sisa
        from utang u
        left join bayar b using (supplier)
        left join penerimaan_barang p on p.kode_toko = ${kode_toko} and p.no_dokumen = u.no_dokumen
       where u.sampai > coalesce(b.jumlah, 0)
      union all
      select b.supplier, null, ${f.tgl_akhir}::date, 0, null, null, 0, coalesce(max(u.sampai), 0) - b.jumlah
        from bayar b left join utang u using (supplier) group by b.supplier, b.jumlah
      having coalesce(max(u.sampai), 0) < b.jumlah)
    select case when n.nama_supplier is distinct from r.supplier and n.nama_supplier is not null
                then r.supplier || ' - ' || n.nama_supplier else r.supplier end as nama,
           r.no_dokumen, r.tanggal, r.no_faktur_supplier, r.jatuh_tempo, r.umur, r.jumlah::rupiah as utang, ${umur(0, 30)} as sampai_30, ${umur(31, 60)} as sampai_60,
           ${umur(61, 90)} as sampai_90, ${umur(91, null)} as lewat_90, r.sisa::rupiah as sisa
      from sisa r
      left join supplier_barang n on n.kode_toko = ${kode_toko} and n.kode_supplier = r.supplier
     order by r.supplier, r.tanggal, r.no_dokumen`,
);
