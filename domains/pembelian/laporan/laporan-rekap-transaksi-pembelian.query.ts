/** Events of purchases summed by day and drawer. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { gerakPembelian } from '../gerak-pembelian.query.ts';
import { laporanRekapTransaksiPembelian } from './laporan-rekap-transaksi-pembelian.report.ts';

/** A sum over the purchases of the day only, 0 when there were none. */
const dibeli = (column: string) => sql`coalesce(sum(${sql.ref(column)}) filter (where g.arah = 1), 0)`;

export const laporanRekapTransaksiPembelianSql = implementReport(
  laporanRekapTransaksiPembelian,
  (f, { kode_toko }) => sql`
    with ${gerakPembelian({ kode_toko, tgl_awal: f.tgl_awal, tgl_akhir: f.tgl_akhir })}
    select g.tanggal, g.kasir, count(*) filter (where g.arah = 1) as nota, ${dibeli('g.jumlah_barang')} as jumlah_barang,
           ${dibeli('g.berat')}::miligram as berat, ${dibeli('g.harga_nota')}::rupiah as harga_nota, ${dibeli('g.total')}::rupiah as total,
           count(*) filter (where g.arah = -1) as nota_batal,
           coalesce(sum(g.total) filter (where g.arah = -1), 0)::rupiah as total_batal,
           sum(g.arah * g.total)::rupiah as bersih, sum(g.arah * g.biaya_admin)::rupiah as biaya_admin,
           sum(g.arah * g.tunai)::rupiah as tunai, sum(g.arah * g.transfer)::rupiah as transfer, sum(g.arah * g.tukar)::rupiah as tukar
      from gerak g
     where ${unlessAll(f.kasir, 'g.kasir')}
     group by g.tanggal, g.kasir
     order by g.tanggal, g.kasir`,
);
