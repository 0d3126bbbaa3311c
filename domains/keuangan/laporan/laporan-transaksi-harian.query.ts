/** All money of a store by day, kategori and place, from the money book; each day begins where the last one ended. */
import { LACI } from '@mustika/kernel/transfer.ts';
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { gerakDanAwal } from '../gerak-akun.query.ts';
import { laporanTransaksiHarian } from './laporan-transaksi-harian.report.ts';

const TEMPAT = sql`case g.akun when 'KAS' then 'CASH' when 'KAS_GADAI' then 'CASH' when 'BANK' then 'BANK' else 'KARTU / EDC' end`;

export const laporanTransaksiHarianSql = implementReport(
  laporanTransaksiHarian,
  (f, { kode_toko }) => sql`
    with ${gerakDanAwal([...LACI, 'BANK', 'PIUTANG_EDC'], { kode_toko, ...f })},
    mula as (select coalesce(sum(a.saldo), 0) as saldo from awal a),
    kelompok as (
      select g.tanggal, g.kategori, ${TEMPAT} as tempat, count(distinct g.no_dokumen) as dokumen,
             sum(g.masuk) as masuk, sum(g.keluar) as keluar
        from gerak g group by 1, 2, 3),
    jalan as (
      select k.*, m.saldo + sum(k.masuk - k.keluar) over (order by k.tanggal, k.kategori, k.tempat) as saldo,
             row_number() over (order by k.tanggal, k.kategori, k.tempat) as urut
        from kelompok k cross join mula m),
    baris as (
      select j.tanggal, j.kategori, j.tempat, j.dokumen, j.masuk::bigint, j.keluar::bigint, j.saldo::bigint, j.urut, 1 as ke from jalan j
      union all
      select distinct on (j.tanggal) j.tanggal, 'SALDO AWAL', null, null, null, null, (j.saldo - j.masuk + j.keluar)::bigint, j.urut, 0
        from (select * from jalan order by tanggal, urut) j)
    select tanggal, kategori, tempat, dokumen, masuk::rupiah, keluar::rupiah, saldo::rupiah
      from baris order by tanggal, ke, urut`,
);
