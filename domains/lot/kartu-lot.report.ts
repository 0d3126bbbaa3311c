/** The card of a lot: its whole life. */
import { angka, gram, kode, ref, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { lotResource } from './lot.resource.ts';
import { PUNYA_LOT } from './punya-lot.rule.ts';

/**
 * Every movement of a lot, in the order of its days, with what there was after each: pieces, grams, fine gold and worth. DARI / KE is the place
 * at the other end, LOT LAIN what it came from or became in one step; KODE leads to all of them (asal-usul-lot). What waits for validation has no balance yet. The screen is ours.
 */
export const kartuLot = defineReport({
  name: 'kartu-lot',
  title: 'Kartu Lot',
  screen: '/kartu-lot',
  api: 'lot/kartu',
  gate: PUNYA_LOT,
  filters: {
    kode_lot: ref('Lot', () => lotResource, { all: true }),
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
  },
  groupBy: { nama: teks('LOT') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    waktu: waktu('WAKTU', { width: 16 }),
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    kode_lot: kode('KODE', { width: 10 }),
    lawan: kode('DARI / KE', { width: 14 }),
    lot_lain: kode('LOT LAIN', { opsional: true, width: 18 }),
    qty: angka('PCS', { width: 6 }),
    berat: gram('BERAT'),
    berat_murni: gram('BRT MURNI'),
    harga_modal: uang('MODAL', { rahasia: 'modal' }),
    saldo_qty: angka('SISA PCS', { opsional: true, width: 8 }),
    saldo_berat: gram('SISA BERAT', { opsional: true }),
    saldo_murni: gram('SISA MURNI', { opsional: true }),
    sisa_modal: uang('SISA MODAL', { opsional: true, rahasia: 'modal' }),
    user_id: kode('OLEH'),
    status: teks('STATUS', { kata: true, width: 8 }),
  },
  drill: [{ column: 'no_dokumen' }, { column: 'kode_lot', to: '/asal-usul-lot', param: 'kode' }],
});
