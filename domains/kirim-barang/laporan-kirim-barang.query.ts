/** Shipments by the events that booked them: the sender's lines and the receiver's, each in his own store. */
import type { Row } from '@mustika/kernel/field.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { laporanKirimBarang, laporanKirimBarangOnline } from './laporan-kirim-barang.report.ts';

/** What is settled here is told by the state of the line that the event of that name left. */
const PUTUSAN = sql`(values ('kembali', 'BALIK'), ('hilang', 'HILANG')) s (transisi, gerak)`;

type Saringan = Row<(typeof laporanKirimBarang)['filters']>;

const kiriman = (f: Saringan, kode_toko: string, toko: ReportSql): ReportSql => sql`
    with gerak as (
      select h.no_dokumen, g.tanggal, g.peristiwa, 'KELUAR' as gerak, h.no_dokumen as no_kirim, h.tujuan as lawan, i.urut, i.kode_barcode,
             i.nama_barang, i.kode_group, i.kode_dept, i.kadar, g.arah as jumlah_qty, g.arah * i.berat as berat, i.berat_terima,
             (g.arah * i.harga_modal)::bigint as harga_modal, i.keadaan, g.user_id
        from gerak_nota g
        join kirim_barang h on h.kode_toko = g.kode_toko and h.no_dokumen = g.no_dokumen
        join kirim_barang_isi i on i.kode_toko = h.kode_toko and i.no_dokumen = h.no_dokumen
       where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
      union all
      select h.no_dokumen, p.tanggal, p.urut, s.gerak, h.no_dokumen, h.tujuan, i.urut, i.kode_barcode, i.nama_barang, i.kode_group,
             i.kode_dept, i.kadar, 1, i.berat, i.berat_terima, i.harga_modal, i.keadaan, p.user_id
        from peristiwa p
        join ${PUTUSAN} on s.transisi = p.transisi
        join kirim_barang h on h.kode_toko = p.kode_toko and h.no_dokumen = p.no_dokumen
        join buku_barang b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
        join kirim_barang_isi i on i.kode_toko = h.kode_toko and i.no_dokumen = h.no_dokumen and i.kode_barcode = b.kode_barcode
       where p.kode_toko = ${kode_toko} and p.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
      union all
      select h.no_dokumen, g.tanggal, g.peristiwa, 'MASUK', h.no_kirim, h.dari_toko, i.urut, i.kode_barcode, i.nama_barang, i.kode_group,
             i.kode_dept, i.kadar, 1, i.berat, i.berat, i.harga_modal, i.hasil, g.user_id
        from gerak_nota g
        join terima_barang h on h.kode_toko = g.kode_toko and h.no_dokumen = g.no_dokumen
        join terima_barang_barang i on i.kode_toko = h.kode_toko and i.no_dokumen = h.no_dokumen and i.hasil in ('BAIK', 'KETEMU')
       where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir})
    select r.no_dokumen, r.tanggal, r.gerak, r.no_kirim, r.lawan, r.kode_barcode, r.nama_barang, r.kode_group, r.kode_dept, r.kadar,
           r.jumlah_qty, r.berat, r.berat_terima, r.harga_modal, r.keadaan, r.user_id
      from gerak r
     where ${unlessAll(f.gerak, 'r.gerak')} and ${unlessAll(f.lawan, 'r.lawan')}
       and ${unlessAll(f.kode_group, 'r.kode_group')} and ${unlessAll(f.keadaan, 'r.keadaan')} and ${toko}
     order by r.no_dokumen, r.peristiwa, r.urut`;

export const laporanKirimBarangSql = implementReport(laporanKirimBarang, (f, { kode_toko }) =>
  kiriman(f, kode_toko, sql`true`),
);

export const laporanKirimBarangOnlineSql = implementReport(
  laporanKirimBarangOnline,
  (f, { kode_toko, store }) => {
    const online = [...readSetting(store, 'TOKO_ONLINE')];
    return kiriman(
      f,
      kode_toko,
      sql`(r.lawan = any (${online}::text[]) or ${kode_toko} = any (${online}::text[]))`,
    );
  },
);
