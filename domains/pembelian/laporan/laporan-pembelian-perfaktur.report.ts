/** Laporan Pembelian Per Faktur, to the letter. */
import { gram, kode, persen, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';
import { kelompokHargaResource } from '../../master/harga/kelompok-harga.resource.ts';
import { kondisiPembelianResource } from '../../master/kondisi-pembelian.resource.ts';

/**
 * Bought pieces by condition, what a gram cost beside the gold price of that day. Filters, columns, call and answer
 * (`kondisi` with its `detail` rows) are prescribed: Spec 2 §2.1, §3, §7. (%) is (gold price - price per gram) / gold
 * price. The price groups come from the first and last character of the department code; "the exact rule is not shown",
 * so we take those two characters. A cancelled purchase stands once more, with a minus, on the day it was taken back.
 */
export const laporanPembelianPerfaktur = defineReport({
  name: 'laporan-pembelian-perfaktur',
  title: 'Laporan Pembelian Per Faktur',
  screen: '/laporan-pembelian-perfaktur',
  api: 'pembelian/hidup/report-limited',
  gate: flag('HIDUP_FEATURE_MODULE'),
  filters: {
    tgl_from: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_to: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Kode Group', () => groupResource, { all: true }),
    kelompok_harga: ref('Kelompok Harga', () => kelompokHargaResource, { all: true }),
    kondisi: ref('Kondisi Beli', () => kondisiPembelianResource, { all: true }),
  },
  groupBy: { kondisi: kode('KONDISI') },
  detail: 'detail',
  columns: {
    no_faktur_beli: kode('NO NOTA BELI', { width: 22 }),
    kode_sales: kode('SALES', { width: 8 }),
    nama_barang: teks('NAMA BARANG', { width: 22 }),
    kode_group: kode('KATEGORI', { width: 9 }),
    harga_emas: uang('HRG SKRG'),
    berat_nota: gram('BRT ASL', { total: 'sum' }),
    berat: gram('BERAT', { total: 'sum' }),
    harga_nota: uang('HRG NOTA', { total: 'sum' }),
    harga: uang('HRG BELI', { total: 'sum' }),
    rata_asal: uang('RATA ASL'),
    harga_rata: uang('RATA2'),
    persen: persen('(%)', { width: 7 }),
  },
  drill: { column: 'no_faktur_beli' },
  pdf: { paper: 'landscape', downloadOver: 500, prescribedFoot: true },
  searchLabel: 'Cari Data',
});
