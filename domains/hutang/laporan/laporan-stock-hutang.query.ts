/** Contracts whose principal was out on an evening, by the books of that day, piece by piece. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { stokHutang } from './jejak-hutang.query.ts';
import { laporanStockHutang } from './laporan-stock-hutang.report.ts';

export const laporanStockHutangSql = implementReport(
  laporanStockHutang,
  (f, { kode_toko }) => sql`
    with ${stokHutang(kode_toko, f.tanggal)}
    select h.no_faktur_hutang, h.tanggal as tgl_hutang, h.nama_customer, l.nama_barang, l.jumlah, l.berat, l.kadar,
           case l.urut when 1 then h.berat_plastik end as berat_plastik, l.taksir, case l.urut when 1 then h.pokok end as pokok,
           h.bunga as persen, case l.urut when 1 then greatest(0, bunga_hutang(h.jumlah_hutang, h.bunga, h.mode_bunga, h.hari_minimal,
             h.pembulatan, ${f.tanggal}::date - h.tanggal) - h.dibayar) end as bunga,
           h.lama_pinjam, h.tempo as tgl_jatuh_tempo, greatest(0, ${f.tanggal}::date - h.tempo) as lewat, h.no_paket, h.tempat_simpan
      from stok h join hutang_barang l using (kode_toko, no_faktur_hutang)
     where ${f.tempo === 'SEMUA' ? sql`true` : sql`(h.tempo < ${f.tanggal}) = ${f.tempo === 'LEWAT'}`}
       and ${f.tgl_hutang === null ? sql`true` : sql`h.tanggal = ${f.tgl_hutang}`} and ${unlessAll(f.kode_sales, 'h.kode_sales')}
     order by h.tanggal, h.no_faktur_hutang, l.urut`,
);
