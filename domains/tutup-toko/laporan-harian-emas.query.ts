/** The gold book by group, cancellations netted into what they cancel. */

import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanHarianEmas } from './laporan-harian-emas.report.ts';

/** Weight of some of the movements of those days; a reversal counts against its original. */
const jumlah = (kolom: 'm' | 'k' | 'm - g.k' | 'k - g.m', where: string) =>
  sql.raw(`coalesce(sum(g.${kolom}) filter (where g.periode and (${where})), 0)::bigint`);
const dari = (...luar: readonly string[]): string => `g.lawan in (${luar.map((l) => `'@${l}'`).join(', ')})`;
const karena = (...sebab: readonly string[]): string =>
  `g.sebab in (${sebab.map((s) => `'${s}'`).join(', ')})`;

/** When the last business day up to this date was closed; a day still open has no end, however late it is. */
const akhirHari = (kode_toko: string, tanggal: string) => sql`coalesce((select h.ditutup_pada from hari_toko h
  where h.kode_toko = ${kode_toko} and h.tanggal <= ${tanggal} order by h.tanggal desc limit 1), 'infinity'::timestamptz)`;

/** Fine gold that is left of a piece, beside one of its rows: rounded per piece, as everywhere. A lot says its own. */
const MURNI_SISA = sql`case when r.murni is not null then r.murni when row_number() over (partition by r.kode_barcode) = 1
  then murni((sum(r.berat) over (partition by r.kode_barcode))::bigint, r.kadar) else 0 end`;

export const laporanHarianEmasSql = implementReport(
  laporanHarianEmas,
  (f, { kode_toko }) => sql`
    with g as (
      select r.kode_group, r.lawan, r.periode, r.qty, r.berat, r.m, r.k, r.mq, r.kq, r.sebab, ${MURNI_SISA} as murni
        from gerak_barang_antara(${kode_toko}, ${f.tgl_awal}, ${f.tgl_akhir}) r where left(r.lawan, 1) = '@')
    select g.kode_group, coalesce(n.nama_group, j.nama) as nama_group,
           coalesce((select p.harga_baru from perubahan_harga p where p.kode_toko = ${kode_toko} and p.tabel = 'grup' and p.kolom = 'harga'
                        and p.kode = g.kode_group and p.waktu <= ${akhirHari(kode_toko, f.tgl_akhir)}
                      order by p.waktu desc limit 1), n.harga) as harga,
           coalesce(sum(g.qty) filter (where not g.periode), 0)::bigint as awal_qty,
           coalesce(sum(g.berat) filter (where not g.periode), 0)::bigint as awal,
           ${jumlah('m', dari('AWAL', 'SUPPLIER'))} as tambah, ${jumlah('m', dari('PELANGGAN'))} as beli,
           ${jumlah('m', `${dari('KIRIM', 'PELEBUR')} or ${karena('TUKANG', 'PUSAT')}`)} as terima,
           ${jumlah('k', dari('PELANGGAN'))} as jual, ${jumlah('k - g.m', dari('HANCUR', 'SUSUT'))} as hancur,
           ${jumlah('k', `${dari('KIRIM')} or ${karena('PUSAT')}`)} as kirim,
           ${jumlah('k', `${dari('PELEBUR', 'SUPPLIER', 'AWAL')} or ${karena('CUCI')}`)} as cuci,
           ${jumlah('k', karena('LEBUR'))} as lebur, ${jumlah('m - g.k', karena('SORTIR'))} as sortir,
           coalesce(sum(g.mq) filter (where g.periode), 0)::bigint as masuk_qty,
           coalesce(sum(g.kq) filter (where g.periode), 0)::bigint as keluar_qty,
           sum(g.qty)::bigint as akhir_qty, sum(g.berat)::bigint as akhir,
           sum(g.murni)::bigint as akhir_murni
      from g left join grup n on n.kode_toko = ${kode_toko} and n.kode_group = g.kode_group
      left join jenis_lot j on j.jenis_lot = g.kode_group
     group by g.kode_group, n.nama_group, j.nama, n.harga
     order by g.kode_group`,
);
