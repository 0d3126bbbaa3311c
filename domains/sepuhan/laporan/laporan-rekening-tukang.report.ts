/** The account of each craftsman in gold and money: what he got, what he brought back and has or owes after it, what he earned and was paid. */
import { gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { SEPUHAN } from '../../lot/punya-lot.rule.ts';
import { tukangResource } from '../../master/tukang.resource.ts';

const TANDA = { min: -1_000_000_000, max: 1_000_000_000 } as const;

/**
 * Every event of a day that moved fine gold to a craftsman (DIBERIKAN) or away from him (KEMBALI: brought back, lost and judged, settled),
 * with what he still has of ours after it: SALDO MURNI, TAGIHAN what he owes of it, and SALDO MODAL what it cost. TERUTANG is what he earned
 * and nobody paid yet, DIBAYAR what was paid of it, SALDO ONGKOS what the shop owes him then. A cancelled event stands twice. The first line of each is what he had before the first day. Screen, path and columns are ours. Domain 8.
 */
export const laporanRekeningTukang = defineReport({
  name: 'laporan-rekening-tukang',
  title: 'Rekening Tukang',
  screen: '/laporan-rekening-tukang',
  api: 'sepuhan/report-rekening-tukang',
  gate: SEPUHAN,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    tukang: ref('Tukang', () => tukangResource, { all: true, alsoInactive: true }),
  },
  groupBy: { nama: teks('TUKANG') },
  columns: {
    tanggal: tanggal('TANGGAL', { opsional: true }),
    no_dokumen: kode('NO DOKUMEN', { opsional: true, width: 20 }),
    uraian: pilihan(
      'URAIAN',
      [
        ['SALDO_AWAL', 'Saldo Awal'],
        ['kirim_cuci', 'Kirim Barang Cuci'],
        ['terima_sepuhan', 'Terima Sepuhan'],
        ['wasting_sepuhan', 'Wasting Sepuhan'],
        ['lunas_tukang', 'Pelunasan Tukang'],
        ['bayar_tukang', 'Bayar Tukang'],
      ],
      { width: 18 },
    ),
    diberikan: gram('DIBERIKAN', { opsional: true, total: 'sum' }),
    kembali: gram('KEMBALI', { opsional: true, total: 'sum' }),
    saldo_murni: gram('SALDO MURNI', TANDA),
    tagihan: gram('TAGIHAN', TANDA),
    saldo_modal: uang('SALDO MODAL', { rahasia: 'modal' }),
    terutang: uang('TERUTANG', { opsional: true, total: 'sum' }),
    dibayar: uang('DIBAYAR', { opsional: true, total: 'sum' }),
    saldo_ongkos: uang('SALDO ONGKOS', { min: -1_000_000_000_000 }),
    user_id: kode('OLEH', { opsional: true }),
  },
  drill: { column: 'no_dokumen' },
});
