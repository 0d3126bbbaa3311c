/** Sold pieces of notas that name a marketplace; `penjualan_marketplace` finds them without the others. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dikali, GERAK_BARIS } from '../gerak-penjualan.query.ts';
import { laporanPenjualanMarketplace } from './laporan-penjualan-marketplace.report.ts';

/** An exclusive PPN is no part of the price. */
const HARGA_JUAL = sql`(l.total::bigint - case l.ppn_cara when 'EKSKLUSIF' then l.ppn_transaksi_rp::bigint else 0 end)`;

export const laporanPenjualanMarketplaceSql = implementReport(
  laporanPenjualanMarketplace,
  (f, { kode_toko }) => sql`
    select m.nama_marketplace, g.tanggal, l.no_faktur_group as no_fj, p.kode_member, l.kode_dept, l.nama_barang,
           ${dikali('berat')}, ${dikali('ongkos')}, ${dikali('harga_jual', HARGA_JUAL)}, ${dikali('total')}
      from ${GERAK_BARIS}
      join marketplace m on m.kode_marketplace = p.kode_marketplace
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_from} and ${f.tgl_to} and ${byDirection(f.status)}
       -- A nota is taken back on its day or after it.
       and p.kode_toko = ${kode_toko} and p.kode_marketplace is not null and p.tanggal <= ${f.tgl_to}
       and ${unlessAll(f.kode_marketplace, 'p.kode_marketplace')}
     order by 1, 2, 3, g.peristiwa, l.urut`,
);
