/** Pledged pieces by contract, with a minus on the day a contract was cancelled. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { arahnya } from './jejak-hutang.query.ts';
import { laporanPinjamanDetail } from './laporan-pinjaman-detail.report.ts';

export const laporanPinjamanDetailSql = implementReport(
  laporanPinjamanDetail,
  (f, { kode_toko }) => sql`
    select h.no_faktur_hutang, x.tanggal, h.nama_customer, h.kode_sales, l.nama_barang, l.kondisi_pinjaman, x.arah * l.jumlah as jumlah,
           x.arah * l.berat as berat, l.kadar, l.harga_per_gram, x.arah * l.taksir as taksir, case l.urut when 1 then x.pokok end as pokok,
           h.tgl_jatuh_tempo, case l.keadaan when 'GADAI' then 'DISIMPAN' when 'DITEBUS' then 'DIAMBIL' when 'LANJUT' then 'DILANJUTKAN'
             when 'LELANG' then 'DILELANG' else 'DIKEMBALIKAN' end as keadaan, case x.arah when 1 then 'SAH' else 'BATAL' end as status
      from jejak_hutang x
      join hutang h using (kode_toko, no_faktur_hutang)
      join hutang_barang l using (kode_toko, no_faktur_hutang)
     where x.kode_toko = ${kode_toko} and x.jenis = 'CAIR' and x.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${arahnya(f.status)} and ${unlessAll(f.kode_sales, 'h.kode_sales')}
     order by h.no_faktur_hutang, x.peristiwa, l.urut`,
);
