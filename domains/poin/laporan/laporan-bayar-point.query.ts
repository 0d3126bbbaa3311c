/** Points that left a member for a nota, and came back with it, as the book of points has them. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanBayarPoint } from './laporan-bayar-point.report.ts';

export const laporanBayarPointSql = implementReport(
  laporanBayarPoint,
  (f, { kode_toko }) => sql`
    select b.tanggal, p.no_faktur_group, y.kode_member, m.nama_member, p.kasir, (b.arah * p.total::bigint)::rupiah as total,
           (b.arah * b.poin)::integer as poin, (b.arah * y.nilai::bigint)::rupiah as jumlah
      from (select x.kode_toko, x.no_dokumen, x.peristiwa, x.tanggal, x.jumlah::bigint as poin, case when x.ke = '@DITUKAR' then 1 else -1 end as arah
              from buku_poin x
             where x.kode_toko = ${kode_toko} and x.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and '@DITUKAR' in (x.dari, x.ke)) b
      join bayar_poin y on y.kode_toko = b.kode_toko and y.no_dokumen = b.no_dokumen
      join penjualan p on p.kode_toko = b.kode_toko and p.no_faktur_group = b.no_dokumen
      join member m on m.kode_member = y.kode_member
     where ${unlessAll(f.kasir, 'p.kasir')}
     order by b.tanggal, p.no_faktur_group, b.peristiwa`,
);
