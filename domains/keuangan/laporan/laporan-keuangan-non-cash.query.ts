/** Banks and card machines from the money book alone. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { gerakDanAwal } from '../gerak-akun.query.ts';
import { laporanKeuanganNonCash } from './laporan-keuangan-non-cash.report.ts';

export const laporanKeuanganNonCashSql = implementReport(laporanKeuanganNonCash, (f, { kode_toko }) => {
  const rinci = f.type === 'DETAIL';
  return sql`
    with ${gerakDanAwal(['BANK', 'PIUTANG_EDC'], { kode_toko, ...f })}
    select g.dimensi as no_rekening, g.tanggal, case g.akun when 'BANK' then 'BANK' else 'KARTU / EDC' end as tempat,
           ${rinci ? sql`g.no_dokumen` : sql`null::text as no_dokumen`}, g.kategori,
           ${rinci ? sql`max(g.keterangan) as keterangan` : sql`null::text as keterangan`},
           coalesce(sum(g.masuk) filter (where g.jenis <> 'FEE_KARTU'), 0)::rupiah as masuk,
           sum(g.masuk)::rupiah as masuk_fee,
           sum(g.keluar)::rupiah as keluar,
           coalesce(sum(g.masuk) filter (where g.jenis = 'FEE_KARTU'), 0)::rupiah as fee
      from gerak g
     where ${unlessAll(f.no_rekening, 'g.dimensi')} and ${unlessAll(f.jenis, 'g.akun')}
     group by g.dimensi, g.tanggal, g.akun, g.kategori${rinci ? sql`, g.no_dokumen, g.peristiwa` : sql``}
     order by g.dimensi, g.tanggal, ${rinci ? sql`g.no_dokumen, g.peristiwa` : sql`g.kategori`}`;
});
