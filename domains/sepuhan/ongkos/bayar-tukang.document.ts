/**
 * Bayar tukang: wages that receptions left unpaid are paid out of the drawer or by a bank, all of them or a part, never more than is owed.
 * The specification shows no such screen; series BT is ours. Life: DONE -> CANC, same day. Domain R6.4, 12.4; docs/decisions/0097.
 */
import { BATAS_PER_BARANG } from '@mustika/kernel/amount.ts';
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { kode, ref, uang } from '@mustika/kernel/field.ts';
import { SEPUHAN_SENDIRI } from '../../lot/punya-lot.rule.ts';
import { rekeningResource } from '../../master/rekening.resource.ts';
import { tukangResource } from '../../master/tukang.resource.ts';
import { barisSekali, jurnalKeluar } from '../../pembayaran/dibayar.rule.ts';
import { sepuhanErrors } from '../sepuhan.errors.ts';
import { KATEGORI_SEPUHAN, keterangan, TRX_BAYAR_TUKANG } from '../sepuhan.rule.ts';
import { kolomUtangTukang, utangTukang } from './utang-tukang.command.ts';

const jumlah = uang('Jumlah', { min: 1, max: 100 * BATAS_PER_BARANG, total: 'sum', width: 13 });
const kolom = columnsOf({
  // Who is owed is paid, whether he still works for the shop or not.
  tukang: asked(
    ref('Tukang', () => tukangResource, { alsoInactive: true, width: 12 }),
    {
      list: 12,
      search: true,
    },
  ),
  jumlah: asked(jumlah, { list: 14 }),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: asked(keterangan, { list: 24, search: true }),
});
const screens = ['/bayar-tukang'];

/** DONE when paid, CANC when it is owed again. */
export const bayarTukang = defineDocument({
  name: 'bayar_tukang',
  label: 'Bayar Tukang',
  series: 'BT',
  gate: SEPUHAN_SENDIRI,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'bayar_tukang',
    path: 'bayar-tukang',
    screen: '/bayar-tukang',
    waits: 'Ongkos Terutang',
    since: 'month',
    stock: {
      call: () => utangTukang,
      fields: kolomUtangTukang,
      key: 'tukang',
      begins: { tukang: 'tukang', jumlah: 'utang' },
    },
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    total: 'jumlah',
    lines: { pembayaran: barisSekali },
    paper: 'pembayaran',
  },
  journals: jurnalKeluar(TRX_BAYAR_TUKANG, ['UTANG_ONGKOS_TUKANG']),
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'bayar-tukang/simpan',
      label: 'Bayar Tukang',
      fields: {
        ...kolom.asked,
        transfer: uang('Dibayar Transfer', { opsional: true, paysOut: ['jumlah'] }),
        no_rekening: ref('Dari Rekening', () => rekeningResource, { opsional: true }),
      },
      answer: { jumlah },
      screens,
      message: 'Ongkos Tukang Berhasil Dibayar',
    },
    batal: takenBack({
      path: 'bayar-tukang/batal',
      label: 'Batal Bayar Tukang',
      answer: { jumlah },
      screens,
      otorisasi: KATEGORI_SEPUHAN,
      sameDay: sepuhanErrors.BAYAR_TUKANG_BEDA_HARI,
      effect: 'Uang kembali ke tempat asalnya, dan ongkos terutang lagi.',
      message: 'Bayar Tukang Berhasil Dibatalkan',
    }),
  },
});
