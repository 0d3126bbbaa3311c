/** Cash documents by kategori, from the money book. */
import { LACI } from '@mustika/kernel/transfer.ts';
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { gerakDanAwal } from '../gerak-akun.query.ts';
import { laporanTransaksiCash } from './laporan-transaksi-cash.report.ts';

export const laporanTransaksiCashSql = implementReport(
  laporanTransaksiCash,
  (f, { kode_toko }) => sql`
    with ${gerakDanAwal(LACI, { kode_toko, ...f })}
    select g.kategori, p.waktu, g.no_dokumen, g.dimensi as kasir, max(g.keterangan) as keterangan,
           sum(g.masuk)::rupiah as masuk, sum(g.keluar)::rupiah as keluar
      from gerak g
      join peristiwa p on p.kode_toko = ${kode_toko} and p.no_dokumen = g.no_dokumen and p.urut = g.peristiwa
     where ${unlessAll(f.user_id, 'g.dimensi')}
     group by g.kategori, p.waktu, g.no_dokumen, g.peristiwa, g.dimensi
     order by g.kategori, p.waktu, g.no_dokumen, g.dimensi`,
);
