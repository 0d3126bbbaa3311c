/**
 * Bayar bonus sales: what salespeople earned is paid out of the drawer or by a bank, all of it or a part, never more than is owed. The
 * specification shows no such screen; series BN is ours. Life: DONE -> CANC, same day. Domain 12.4 (BONUS_SALES); docs/decisions/0163.
 */
import { BATAS_PER_BARANG } from '@mustika/kernel/amount.ts';
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { kode, ref, teks, uang } from '@mustika/kernel/field.ts';
import { BONUS_SALES, TRX_BAYAR_BONUS } from '../../jual/bonus.rule.ts';
import { rekeningResource } from '../../master/rekening.resource.ts';
import { salesResource } from '../../master/sales.resource.ts';
import { barisSekali, jurnalKeluar } from '../../pembayaran/dibayar.rule.ts';
import { KATEGORI_CASH } from '../mutasi/mutasi-uang.document.ts';
import { bonusErrors } from './bonus.errors.ts';
import { kolomUtangBonus, utangBonusSales } from './utang-bonus.command.ts';

const jumlah = uang('Jumlah', { min: 1, max: 100 * BATAS_PER_BARANG, total: 'sum', width: 13 });
const kolom = columnsOf({
  // Who is owed is paid, whether he still works for the shop or not.
  kode_sales: asked(
    ref('Sales', () => salesResource, { alsoInactive: true, width: 12 }),
    { list: 12, search: true },
  ),
  jumlah: asked(jumlah, { list: 14 }),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: asked(teks('Keterangan', { opsional: true, max: 200 }), { list: 24, search: true }),
});
const screens = ['/bayar-bonus-sales'];

/** DONE when paid, CANC when it is owed again. */
export const bayarBonus = defineDocument({
  name: 'bayar_bonus_sales',
  label: 'Bayar Bonus Sales',
  series: 'BN',
  gate: BONUS_SALES,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'bayar_bonus_sales',
    path: 'bayar-bonus-sales',
    screen: '/bayar-bonus-sales',
    waits: 'Bonus Terutang',
    since: 'month',
    stock: {
      call: () => utangBonusSales,
      fields: kolomUtangBonus,
      key: 'kode_sales',
      begins: { kode_sales: 'kode_sales', jumlah: 'utang' },
    },
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    total: 'jumlah',
    lines: { pembayaran: barisSekali },
    paper: 'pembayaran',
  },
  journals: jurnalKeluar(TRX_BAYAR_BONUS, ['UTANG_BONUS']),
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'bayar-bonus-sales/simpan',
      label: 'Bayar Bonus Sales',
      fields: {
        ...kolom.asked,
        transfer: uang('Dibayar Transfer', { opsional: true, paysOut: ['jumlah'] }),
        no_rekening: ref('Dari Rekening', () => rekeningResource, { opsional: true }),
      },
      answer: { jumlah },
      screens,
      message: 'Bonus Sales Berhasil Dibayar',
    },
    batal: takenBack({
      path: 'bayar-bonus-sales/batal',
      label: 'Batal Bayar Bonus Sales',
      answer: { jumlah },
      screens,
      otorisasi: KATEGORI_CASH,
      sameDay: bonusErrors.BAYAR_BONUS_BEDA_HARI,
      effect: 'Uang kembali ke tempat asalnya, dan bonus terutang lagi.',
      message: 'Bayar Bonus Sales Berhasil Dibatalkan',
    }),
  },
});
