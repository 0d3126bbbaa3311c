/** Counts as their day ended them: one that was taken back the same day was none. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanStockOpname, laporanStockOpnameRfid } from './laporan-stock-opname.report.ts';

type Saring = { tgl_awal: string; tgl_akhir: string; kode_gudang: string; kode_baki: string; isi: string };

/** What was wrong, in a few words: how many of each kind, the first few codes. */
const RINCIAN = sql`(select string_agg(x.keadaan || ' ' || x.banyak || ': ' || x.kode, '; ' order by x.keadaan) from (
    select r.keadaan, count(*) as banyak, array_to_string((array_agg(r.kode order by r.kode))[1:5], ', ') as kode
      from selisih_opname r where r.kode_toko = h.kode_toko and r.no_dokumen = h.no_dokumen and r.keadaan not in ('KELUAR', 'PINDAH')
     group by 1) x)`;

const isi =
  (cara: 'PINDAI' | 'RFID') =>
  (f: Saring, { kode_toko }: { kode_toko: string }) =>
    sql`
    select e.tanggal, h.no_dokumen, coalesce(nullif(concat_ws(' · ', h.kode_gudang, h.kode_baki, h.kode_group, h.kode_dept), ''), 'SEMUA') as lingkup,
           h.sistem_qty, h.sistem_berat, h.fisik_qty, h.fisik_berat, h.terjelaskan_qty, h.hilang_qty, h.hilang_berat, h.lain_qty,
           h.akurasi, ${RINCIAN} as rincian, e.user_id, h.keterangan,
           (select string_agg(distinct o.approver, ', ') from otorisasi o where o.kode_toko = e.kode_toko and o.id = any (e.otorisasi)) as disetujui
      from stock_opname h
      join peristiwa e on e.kode_toko = h.kode_toko and e.no_dokumen = h.no_dokumen and e.ke_status = 'DONE'
     where h.kode_toko = ${kode_toko} and h.cara = ${cara} and e.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and not exists (select from peristiwa c where c.kode_toko = h.kode_toko and c.no_dokumen = h.no_dokumen
                          and c.ke_status = 'CANC' and c.tanggal = e.tanggal)
       and ${unlessAll(f.kode_gudang, 'h.kode_gudang')} and ${unlessAll(f.kode_baki, 'h.kode_baki')}
       and ${f.isi === 'SEMUA' ? sql`true` : sql`(h.hilang_qty > 0 or h.lain_qty > 0 or h.akurasi < 100000)`}
     order by e.tanggal, e.waktu, h.no_dokumen`;

export const laporanOpname = [
  implementReport(laporanStockOpname, isi('PINDAI')),
  implementReport(laporanStockOpnameRfid, isi('RFID')),
];
