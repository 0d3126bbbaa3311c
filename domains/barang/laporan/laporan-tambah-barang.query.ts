/** Intakes from the gold book: the piece as it came, not as it is now, with a minus on the day an intake was cancelled. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanTambahBarang } from './laporan-tambah-barang.report.ts';

/** Fine weight of a row of the book, half-up to the milligram (Domain R3.10). */
const murni = sql.raw('murni(r.berat, r.kadar)');
/** What it cost when it came: a piece that was bought back since has another cost now. */
const modal = sql`coalesce((select l.harga_modal_lama from pembelian_barang l
  where l.kode_toko = r.kode_toko and l.kode_barcode = r.kode_barcode and not l.batal and l.no_faktur_jual is not null
  order by l.tanggal, l.no_faktur limit 1), b.harga_modal)`;

export const laporanTambahBarangSql = implementReport(
  laporanTambahBarang,
  (f, { kode_toko }) => sql`
    select g.tanggal, r.no_dokumen as no_masuk, d.user_id, r.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept,
           r.ke_tempat as tempat, r.kadar,
           g.arah as jumlah_qty, g.arah * r.berat as berat, g.arah * (${murni}) as berat_murni, g.arah * ${modal} as harga_modal, b.supplier,
           case g.arah when -1 then r.berat end as berat_batal, case g.arah when 1 then 'SAH' else 'BATAL' end as status
      from gerak_nota g
      join dokumen d on d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen and d.jenis = 'tambah_barang'
      join buku_barang r on r.kode_toko = g.kode_toko and r.no_dokumen = g.no_dokumen and r.peristiwa = g.asal
      join barang b on b.kode_toko = r.kode_toko and b.kode_barcode = r.kode_barcode
     cross join lateral (select substr(r.dari_tempat, 2) as asal) s
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${byDirection(f.status)}
       and ${unlessAll(f.asal, 's.asal')} and ${unlessAll(f.kode_group, 'b.kode_group')}
       and ${unlessAll(f.kode_dept, 'b.kode_dept')}
     order by g.tanggal, r.no_dokumen, g.peristiwa, r.urut`,
);
