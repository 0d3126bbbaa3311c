/** Contracts as the books lent them, with a minus on the day one was cancelled. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { arahnya } from './jejak-hutang.query.ts';
import { laporanTransaksiHutang } from './laporan-transaksi-hutang.report.ts';

export const laporanTransaksiHutangSql = implementReport(
  laporanTransaksiHutang,
  (f, { kode_toko }) => sql`
    select h.no_faktur_hutang, x.tanggal, h.nama_customer, h.no_hp_customer, h.kode_sales, h.kasir,
           x.arah * h.jumlah_barang as jumlah_barang, x.arah * h.berat as berat, x.pokok as jumlah_hutang, h.lama_pinjam,
           h.tgl_jatuh_tempo, h.bunga, x.arah * h.bunga_rp as bunga_rp, x.pokok + x.arah * h.bunga_rp as total,
           x.arah * h.biaya_adm as biaya_adm, h.no_faktur_lama, case x.arah when 1 then 'SAH' else 'BATAL' end as status
      from jejak_hutang x join hutang h using (kode_toko, no_faktur_hutang)
     where x.kode_toko = ${kode_toko} and x.jenis = 'CAIR'
       and ${sql.ref(f.type_tgl === 'TANGGAL' ? 'x.tanggal' : 'h.tgl_jatuh_tempo')} between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${arahnya(f.status)} and ${unlessAll(f.kode_sales, 'h.kode_sales')} and ${unlessAll(f.kasir, 'h.kasir')}
       and ${f.jenis === 'SEMUA' ? sql`true` : sql`(h.no_faktur_lama is not null) = ${f.jenis === 'PEREMAJAAN'}`}
     order by x.tanggal, h.no_faktur_hutang, x.peristiwa`,
);
