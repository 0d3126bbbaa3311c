/** The events of purchases that moved money and gold, each on its own day: what came in, and what was taken back. */
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { type RawBuilder, sql } from 'kysely';

type Periode = { kode_toko: string; tgl_awal: unknown; tgl_akhir: unknown };

/**
 * Common table `gerak`: one row per event of a period, `arah` 1 when a purchase was posted and -1 when it was cancelled.
 * Amounts times `arah` are exactly what stands in the books of those days.
 */
export const gerakPembelian = ({ kode_toko, tgl_awal, tgl_akhir }: Periode): RawBuilder<unknown> => sql`
  gerak as (
    select e.kode_toko, e.tanggal, e.waktu, e.peristiwa, e.user_id, e.alasan, e.otorisasi, p.no_faktur_group, p.tanggal as tgl_beli,
           p.kasir, p.nama_customer, e.arah, p.jumlah_barang, p.berat::bigint as berat,
           p.harga_nota::bigint as harga_nota, p.total::bigint as total, p.biaya_admin::bigint as biaya_admin, y.tunai, y.transfer, y.tukar
      from gerak_nota e
      join pembelian p on p.kode_toko = e.kode_toko and p.no_faktur_group = e.no_dokumen
      cross join lateral (
        select coalesce(sum(b.jumlah) filter (where b.jenis = 'CASH'), 0)::bigint as tunai,
               coalesce(sum(b.jumlah) filter (where b.jenis = 'TRANSFER'), 0)::bigint as transfer,
               coalesce(sum(b.jumlah) filter (where b.jenis = 'TUKAR'), 0)::bigint as tukar
          from pembayaran b where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_faktur_group and b.arah = 'KELUAR') y
     where e.kode_toko = ${kode_toko} and e.tanggal between ${tgl_awal} and ${tgl_akhir})`;

/**
 * `g` the event with its `arah` 1 or -1, `p` the purchase, `l` every piece of it. A purchase that waits for validation touched
 * no book and has none. What is summed is always times `g.arah`.
 */
export const GERAK_BARIS: ReportSql = sql`gerak_nota g
  join pembelian p on p.kode_toko = g.kode_toko and p.no_faktur_group = g.no_dokumen
  join pembelian_barang l on l.kode_toko = g.kode_toko and l.no_faktur_group = g.no_dokumen`;

/** The pieces of the days asked for. */
export const padaHari = ({ kode_toko, tgl_awal, tgl_akhir }: Periode): ReportSql =>
  sql`g.kode_toko = ${kode_toko} and g.tanggal between ${tgl_awal} and ${tgl_akhir}`;

/** A column of a piece, with a minus where it was taken back. */
export const dikali = (name: string, text = `l.${name}`): ReportSql =>
  sql`(g.arah * (${sql.raw(text)}))::bigint as ${sql.ref(name)}`;

/** Sum of an expression over pieces. */
export const jumlah = (text: string): ReportSql => sql`sum(g.arah * (${sql.raw(text)}))`;

export const STATUS: ReportSql = sql`case g.arah when 1 then 'SAH' else 'BATAL' end as status`;
