/** Redeemed contracts piece by piece; what is said once of a contract stands on its first piece. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanPenebusanDetail } from './laporan-penebusan-detail.report.ts';
import { R_RIIL, TEBUSAN } from './tebusan.query.ts';

const sekali = (name: string, text = `t.${name}`) =>
  sql`case l.urut when 1 then ${sql.raw(text)} end as ${sql.ref(name)}`;

export const laporanPenebusanDetailSql = implementReport(
  laporanPenebusanDetail,
  (f, { kode_toko }) => sql`
    with tebus as (
      select t.*, row_number() over (order by ${sql.ref(`t.${f.sort_by}`)}, t.tgl_lunas, t.no_faktur_hutang, t.peristiwa) as no
        from (${TEBUSAN(kode_toko, f.tgl_from, f.tgl_to)}) t
       where ${f.no_pinjam}::text is null or ${f.no_pinjam} in (t.no_faktur_hutang, t.no_faktur_manual)
    )
    select t.no::integer as no, t.no_faktur_hutang, t.nama_customer, t.alamat_customer, l.nama_barang, t.arah * l.berat as berat, t.tgl_hutang,
           t.lama_pinjam, t.tgl_lunas, t.kode_sales, ${sekali('jumlah_hutang')}, t.bunga, ${sekali('calc', 't.bunga_pinjam * t.lama_pinjam')},
           case l.urut when 1 then ${R_RIIL(sql`t.bunga_rp`, sql`(t.jumlah_hutang * t.lama_pinjam)`)} end as r_riil,
           ${sekali('bunga_rp')}, ${sekali('total', 't.jumlah_hutang + t.bunga_rp')}, ${sekali('total_bayar')}, ${sekali('bunga_pinjam')}
      from tebus t join hutang_barang l on l.kode_toko = t.kode_toko and l.no_faktur_hutang = t.no_faktur_hutang
     order by t.no, l.urut`,
);
