/** Events of purchases with their signed amounts. */
import { penyetuju } from '@mustika/server-kit/people/approvers.ts';
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { gerakPembelian } from '../gerak-pembelian.query.ts';
import { laporanTransaksiPembelianHistory } from './laporan-transaksi-pembelian-history.report.ts';

export const laporanTransaksiPembelianHistorySql = implementReport(
  laporanTransaksiPembelianHistory,
  (f, { kode_toko }) => sql`
    with ${gerakPembelian({ kode_toko, tgl_awal: f.tgl_awal, tgl_akhir: f.tgl_akhir })}
    select g.tanggal, g.waktu, g.no_faktur_group, case g.arah when 1 then 'PEMBELIAN' else 'BATAL' end as peristiwa, g.tgl_beli,
           g.nama_customer, g.user_id, g.arah * g.jumlah_barang as jumlah_barang, (g.arah * g.berat)::miligram as berat,
           (g.arah * g.harga_nota)::rupiah as harga_nota, (g.arah * g.total)::rupiah as total,
           (g.arah * g.biaya_admin)::rupiah as biaya_admin, (g.arah * g.tunai)::rupiah as tunai,
           (g.arah * g.transfer)::rupiah as transfer, (g.arah * g.tukar)::rupiah as tukar,
           ${sql.raw(penyetuju('g'))} as disetujui, g.alasan
      from gerak g
     where ${unlessAll(f.kasir, 'g.kasir')}
       and ${byDirection(f.peristiwa)}
     order by g.tanggal, g.waktu, g.no_faktur_group, g.peristiwa`,
);
