/** Drawers from the money book alone, so that every kind of document is in it. */
import { LACI } from '@mustika/kernel/transfer.ts';
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { gerakDanAwal } from '../gerak-akun.query.ts';
import { laporanTransaksiKeuanganCash } from './laporan-transaksi-keuangan-cash.report.ts';

export const laporanTransaksiKeuanganCashSql = implementReport(
  laporanTransaksiKeuanganCash,
  (f, { kode_toko }) => sql`
    with ${gerakDanAwal(LACI, { kode_toko, ...f })},
    baris as (
      select a.dimensi as kasir, null::timestamptz as waktu, null::text as no_dokumen, 'SALDO AWAL' as kategori,
             null::text as keterangan, null::bigint as masuk, null::bigint as keluar, a.saldo, 0::bigint as urut
        from awal a
       where a.saldo <> 0 or exists (select from gerak g where g.dimensi = a.dimensi)
      union all
      select g.dimensi, p.waktu, g.no_dokumen, g.kategori, g.keterangan, nullif(g.masuk, 0), nullif(g.keluar, 0),
             (a.saldo + sum(g.masuk - g.keluar) over w)::bigint, row_number() over w
        from gerak g
        join awal a on a.dimensi = g.dimensi
        join peristiwa p on p.kode_toko = ${kode_toko} and p.no_dokumen = g.no_dokumen and p.urut = g.peristiwa
      window w as (partition by g.dimensi order by g.tanggal, p.waktu, g.no_dokumen, g.peristiwa, g.urut, g.keluar))
    select kasir, waktu, no_dokumen, kategori, keterangan, masuk::rupiah, keluar::rupiah, saldo::rupiah
      from baris
     where ${unlessAll(f.user_id, 'kasir')}
     order by kasir, urut`,
);
