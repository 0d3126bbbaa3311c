/** Lines of pre-orders as the books have them; money stands with the first line of each. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanTransaksiPo } from './laporan-transaksi-po.report.ts';

export const laporanTransaksiPoSql = implementReport(
  laporanTransaksiPo,
  (f, { kode_toko }) => sql`
    select b.kode_dept, p.no_po, g.tanggal, p.nama_customer, p.no_hp_customer, b.nama_barang, b.kode_group, g.arah * b.qty as qty,
           (g.arah * b.berat::bigint * b.qty)::miligram as berat, b.harga_satuan, (g.arah * b.total)::rupiah as total,
           case when b.urut > 1 then 0 when g.arah = 1 then p.uang_muka::bigint else -coalesce((select -sum(x.jumlah::bigint) from titipan_gerak x
             where x.kode_toko = p.kode_toko and x.no_titipan = p.no_po and x.no_dokumen = p.no_po and x.peristiwa = g.peristiwa and x.jenis = 'BATAL'), 0)
             end::bigint::rupiah as uang_muka,
           case when b.urut > 1 or g.arah = 1 then 0 else coalesce((select -sum(x.jumlah::bigint) from titipan_gerak x
             where x.kode_toko = p.kode_toko and x.no_titipan = p.no_po and x.no_dokumen = p.no_po and x.peristiwa = g.peristiwa and x.jenis = 'POTONGAN'), 0)
             end::bigint::rupiah as potongan,
           p.tgl_janji, case g.arah when 1 then 'SAH' else 'BATAL' end as status, g.user_id
      from jejak_pre_order g
      join pre_order_dibaca p on p.kode_toko = g.kode_toko and p.no_po = g.no_dokumen
      join pre_order_barang b on b.kode_toko = p.kode_toko and b.no_po = p.no_po
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${byDirection(f.status)} and ${unlessAll(f.kode_dept, 'b.kode_dept')}
     order by b.kode_dept, g.tanggal, p.no_po, g.peristiwa, b.urut`,
);
