/** Principal and pledges by the date of their loan, before, in and after a period. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { diToko } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { laporanGlobalStockPinjam } from './laporan-global-stock-pinjam.report.ts';

const BAGIAN = { awal: 'g.awal', masuk: 'g.masuk', keluar: 'g.keluar' } as const;

/** What a part of the movements comes to, in pieces, grams and rupiah. */
const jumlah = (nama: keyof typeof BAGIAN, arah: 1 | -1 = 1) =>
  sql.raw(
    (['qty', 'berat', 'rp'] as const)
      .map(
        (apa) =>
          `(${arah} * coalesce(sum(g.${apa}) filter (where ${BAGIAN[nama]}), 0))::bigint as ${nama}_${apa}`,
      )
      .join(', '),
  );

export const laporanGlobalStockPinjamSql = implementReport(
  laporanGlobalStockPinjam,
  (f, { kode_toko }) => sql`
    with gerak as (
      select h.kode_toko as toko, h.tanggal as tgl_hutang, sign(x.pokok) * h.jumlah_barang as qty, sign(x.pokok) * h.berat as berat, x.pokok as rp,
             x.tanggal < ${f.tgl_awal} as awal, x.tanggal >= ${f.tgl_awal} and x.jenis in ('CAIR', 'AWAL') as masuk,
             x.tanggal >= ${f.tgl_awal} and x.jenis not in ('CAIR', 'AWAL') as keluar
        from jejak_hutang x join hutang h on h.kode_toko = x.kode_toko and h.no_faktur_hutang = x.no_faktur_hutang
       where x.pokok <> 0 and x.tanggal <= ${f.tgl_akhir} and ${diToko(f, kode_toko, 'x.kode_toko')}
    )
    select g.toko, g.tgl_hutang, ${jumlah('awal')}, ${jumlah('masuk')}, ${jumlah('keluar', -1)},
           sum(g.qty)::bigint as akhir_qty, sum(g.berat)::bigint as akhir_berat, sum(g.rp)::bigint as akhir_rp
      from gerak g group by 1, 2
    having sum(g.rp) filter (where g.awal) <> 0 or bool_or(not g.awal)
     order by 1, 2`,
);
