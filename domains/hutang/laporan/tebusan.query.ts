/** Redemptions, for the two reports about them. Spec 2 §2.2. */
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { BUNGA_SAMPAI } from './jejak-hutang.query.ts';

/**
 * Redeemed contracts by the day in the books, with a minus where one was taken back. `lama_pinjam` are its days, one at least;
 * `bunga_pinjam` is the interest of a day by its rate, `bunga_rp` all that was really paid, `total_bayar` what came in that day.
 */
export const TEBUSAN = (kode_toko: string, dari: string, sampai: string): ReportSql => sql`
  select h.kode_toko, h.no_faktur_hutang, h.no_faktur_manual, h.nama_customer, h.alamat_customer, h.kode_sales, h.tanggal as tgl_hutang,
         x.tanggal as tgl_lunas, x.peristiwa, x.arah, greatest(1, x.hari) as lama_pinjam, h.bunga, x.arah * h.jumlah_barang as jumlah_barang,
         x.arah * h.berat as berat, -x.pokok as jumlah_hutang, x.arah * round(h.jumlah_hutang::numeric * h.bunga / 3000000)::bigint as bunga_pinjam,
         x.arah * ${BUNGA_SAMPAI} as bunga_rp, x.denda, x.potongan_bunga + x.potongan_denda as potongan,
         x.bunga + x.denda - x.pokok as total_bayar
    from jejak_hutang x join hutang h using (kode_toko, no_faktur_hutang)
   where x.kode_toko = ${kode_toko} and x.jenis = 'LUNAS' and x.tanggal between ${dari} and ${sampai}`;

/** 100 x interest x 30 / days / principal, in thousandths of a percent and rounded to the two decimals that are shown. */
export const R_RIIL = (bunga: ReportSql, pokokHari: ReportSql): ReportSql =>
  sql`(round(300000 * ${bunga}::numeric / ${pokokHari}) * 10)::integer`;
