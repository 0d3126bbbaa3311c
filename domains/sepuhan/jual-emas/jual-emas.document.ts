/**
 * Jual emas: bars and scrap are sold to a trader, a refiner or a manufacturer, by the gram of fine gold as he tests it, and paid at once.
 * Between businesses: PPN by what he is and by how the gold was bought, PPh 22 beside it. A second person agrees to every sale. The
 * specification shows no such screen; series JE is ours. Life: DONE -> CANC, same day. Domain 7, 12.4 JUAL_CIOK, 13.5; docs/decisions/0091.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { gram, kadar, kode, persen, pilihan, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { JENIS_USAHA, KELAS_PPN } from '../../pajak/ppn.rule.ts';
import { barisSekali, bayarMasuk, jurnalMasuk } from '../../pembayaran/dibayar.rule.ts';
import { sepuhanErrors } from '../sepuhan.errors.ts';
import { berat, harga_modal, jumlah_barang, KATEGORI_SEPUHAN, keterangan, murni } from '../sepuhan.rule.ts';
import { isianJualEmas, JUAL_EMAS } from './isian-jual-emas.rule.ts';
import { MEJA_JUAL_EMAS, NILAI_EMAS, TRX_JUAL_EMAS } from './jual-emas.rule.ts';

const ada = { opsional: true } as const;
const jumlah = uang('Dibayar', { total: 'sum', width: 14 });
const pph22 = uang('PPh 22', { total: 'sum', width: 11 });
const kolom = columnsOf({
  kode_supplier: asked(isianJualEmas.kode_supplier, { list: 14, search: true }),
  harga_murni: asked(isianJualEmas.harga_murni, { list: 13 }),
  jumlah_barang: computed(jumlah_barang),
  berat: computed(berat, { list: 10 }),
  murni: computed(murni),
  murni_jual: computed(gram('Murni Dijual', { total: 'sum' }), { list: 10 }),
  total: computed(uang('Harga', { total: 'sum' }), { list: 14 }),
  ppn: computed(uang('PPN', { total: 'sum' }), { list: 11 }),
  pph22: computed(pph22, { list: 11 }),
  jumlah: computed(jumlah, { list: 14 }),
  jenis_supplier: computed(pilihan('Jenis Usaha', JENIS_USAHA, ada)),
  no_bebas_pph22: computed(teks('No Surat Bebas PPh 22', ada)),
  harga_modal: computed(harga_modal, { list: 14 }),
  kasir: computed(kode('Kasir'), { list: 9, search: true }),
  keterangan: asked(keterangan, { list: 20, search: true }),
});
const answer = { jumlah, pph22, harga_modal };
const screens = ['/jual-emas'];

/** DONE when sold, CANC when it was taken back. */
export const jualEmas = defineDocument({
  name: 'jual_emas',
  label: 'Jual Emas',
  series: 'JE',
  gate: JUAL_EMAS,
  shows: { to: '/lihat-jual-emas', nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  tanpaBatas:
    'gold sold to another business is agreed to each time by a second person who reads its grams and its price',
  reads: {
    table: 'jual_emas',
    path: 'jual-emas',
    screen: '/lihat-jual-emas',
    make: { to: '/jual-emas', label: 'Jual Emas' },
    since: 'month',
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    own: ['kasir'],
    total: 'jumlah',
    lines: {
      barang: {
        label: 'Barang',
        table: 'jual_emas_lot',
        fields: {
          kode_lot: kode('Lot', { total: 'count', width: 10 }),
          nama_lot: teks('Nama', { width: 22 }),
          kadar: kadar('Kadar', { width: 8 }),
          kadar_uji: kadar('Kadar Uji', { ...ada, width: 8 }),
          qty: jumlah_barang,
          berat,
          murni_jual: gram('Murni Dijual', { total: 'sum', width: 10 }),
          kelas_ppn: pilihan('Kelas', KELAS_PPN, { ...ada, width: 14 }),
          ppn_transaksi_value: persen('Tarif PPN', { ...ada, width: 7 }),
          dpp: uang('DPP', { ...ada, total: 'sum', width: 12 }),
          ppn_transaksi_rp: uang('PPN', { total: 'sum', width: 11 }),
          total: uang('Harga', { total: 'sum', width: 13 }),
          pph22,
          harga_modal,
        },
      },
      pembayaran: barisSekali,
    },
    paper: 'barang',
  },
  journals: [
    ...jurnalMasuk(TRX_JUAL_EMAS),
    ...jurnal(
      TRX_JUAL_EMAS,
      'JUAL',
      ['HPP_ROSOK'],
      ['PENJUALAN_ROSOK', 'PPN_KELUARAN', 'PERSEDIAAN_ROSOK', 'PERSEDIAAN_MURNI'],
    ),
    ...jurnal(TRX_JUAL_EMAS, 'PPH22', [], ['UTANG_PPH']),
  ],
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'jual-emas/simpan',
      label: 'Jual Emas',
      fields: {
        kode_supplier: isianJualEmas.kode_supplier,
        harga_murni: isianJualEmas.harga_murni,
        keterangan,
        barang: isianJualEmas.barang,
        /** What the counter showed: a difference refuses instead of surprising. */
        jumlah: uang('Harus Dibayar', { min: 1, follows: true }),
        bayar: bayarMasuk('jumlah'),
      },
      answer: { ...answer, kembali: uang('') },
      screens,
      asks: NILAI_EMAS,
      counter: MEJA_JUAL_EMAS,
      otorisasi: KATEGORI_SEPUHAN,
      message: 'Emas Berhasil Dijual',
    },
    batal: takenBack({
      path: 'jual-emas/batal',
      label: 'Batal Jual Emas',
      answer,
      screens: ['/lihat-jual-emas'],
      otorisasi: KATEGORI_SEPUHAN,
      sameDay: sepuhanErrors.JUAL_EMAS_BEDA_HARI,
      late: ['kasir'],
      effect: 'Emas kembali ke lot asalnya, dan uang kembali ke pembeli.',
      message: 'Jual Emas Berhasil Dibatalkan',
    }),
  },
});
