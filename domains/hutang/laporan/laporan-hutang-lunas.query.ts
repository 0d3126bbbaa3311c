/** Settled and renewed contracts, with a minus on the day it was taken back. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { arahnya, TEMPO_ASAL } from './jejak-hutang.query.ts';
import { laporanHutangLunas } from './laporan-hutang-lunas.report.ts';

const HARI = { LUNAS: 'tgl_lunas', HUTANG: 'tgl_hutang', JATUH_TEMPO: 'tgl_jatuh_tempo' } as const;

export const laporanHutangLunasSql = implementReport(
  laporanHutangLunas,
  (f, { kode_toko }) => sql`
    select r.* from (
      select h.no_faktur_hutang, h.nama_customer, h.kode_sales, h.tanggal as tgl_hutang, t.tempo as tgl_jatuh_tempo,
             x.tanggal as tgl_lunas, x.hari, greatest(0, x.tgl_asal - t.tempo) as lewat,
             x.arah * h.jumlah_barang as jumlah_barang, x.arah * h.berat as berat, -x.pokok as pokok, x.bunga, x.denda,
             x.potongan_bunga + x.potongan_denda as potongan, x.bunga + x.denda - x.pokok as total, x.jenis as sebab,
             case x.arah when 1 then 'SAH' else 'BATAL' end as status
        from jejak_hutang x
        join hutang h on h.kode_toko = x.kode_toko and h.no_faktur_hutang = x.no_faktur_hutang
       cross join lateral (select ${TEMPO_ASAL} as tempo) t
       where x.kode_toko = ${kode_toko} and x.jenis in ('LUNAS', 'PEREMAJAAN') and ${arahnya(f.status)}
         and ${f.sebab === 'SEMUA' ? sql`true` : sql`x.jenis = ${f.sebab}`} and ${unlessAll(f.kode_sales, 'h.kode_sales')}
         and ${f.berdasarkan === 'LUNAS' ? sql`x.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}` : sql`true`}) r
     where ${sql.ref(`r.${HARI[f.berdasarkan]}`)} between ${f.tgl_awal} and ${f.tgl_akhir}
     order by r.tgl_lunas, r.no_faktur_hutang, r.status desc`,
);
