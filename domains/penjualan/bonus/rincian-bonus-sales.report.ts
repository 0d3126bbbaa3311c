import { gram, kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { BONUS_SALES } from '../../jual/bonus.rule.ts';
import { salesResource } from '../../master/sales.resource.ts';

const TANDA = { min: -1_000_000_000_000 } as const;

/**
 * What each line that was sold earned whoever sold it, what was taken back below zero on the day of that, each payment, and what is owed
 * after it: so that a salesperson sees what his bonus is made of. The first line of each is what was owed before the first day. Ours;
 * docs/decisions/0163.
 */
export const rincianBonusSales = defineReport({
  name: 'rincian-bonus-sales',
  title: 'Rincian Bonus Sales',
  screen: '/rincian-bonus-sales',
  api: 'penjualan/report-rincian-bonus-sales',
  gate: BONUS_SALES,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_sales: ref('Sales', () => salesResource, { all: true, alsoInactive: true }),
  },
  groupBy: { nama: teks('SALES') },
  columns: {
    tanggal: tanggal('TANGGAL', { opsional: true }),
    no_dokumen: kode('NO DOKUMEN', { opsional: true, width: 20 }),
    kode_barcode: kode('BARCODE', { opsional: true, width: 9 }),
    uraian: teks('URAIAN', { width: 20 }),
    berat: gram('BERAT', { opsional: true, total: 'sum', width: 9, ...TANDA }),
    total: uang('TOTAL', { opsional: true, total: 'sum', width: 11, ...TANDA }),
    bonus: uang('BONUS', { opsional: true, total: 'sum', width: 9, ...TANDA }),
    dibayar: uang('DIBAYAR', { opsional: true, total: 'sum', width: 9, ...TANDA }),
    saldo: uang('TERUTANG', { width: 10, ...TANDA }),
  },
  drill: { column: 'no_dokumen' },
});
