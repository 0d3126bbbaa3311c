import { defineDocument } from '@mustika/kernel/document.ts';
import { daftar, kode, ref, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { isianNota } from '../jual/isian-nota.rule.ts';
import { penjualanErrors } from '../jual/penjualan.errors.ts';
import { KATEGORI_SALES } from '../jual/persetujuan-penjualan.rule.ts';
import { laciBatalField } from '../keuangan/mutasi/laci-batal.rule.ts';
import { MEJA_MANUAL, VALIDASI_MANUAL } from '../lot/isian-lot.rule.ts';
import { BARANG_MANUAL } from '../lot/punya-lot.rule.ts';
import { marketplaceResource } from '../master/marketplace.resource.ts';
import { jurnalMasuk } from '../pembayaran/dibayar.rule.ts';
import { barisBeli, gerakBeli } from '../pembelian/pembelian.document.ts';
import { SIMPAN_LURING } from './luring/simpan-luring.rule.ts';
import { jualManualFields } from './manual/jual-manual.rule.ts';
import { MEJA_JUAL_MANUAL, NILAI_JUAL } from './manual/meja-jual-manual.rule.ts';
import { penjualanReads } from './penjualan.reads.ts';
import { SIMPAN_NOTA } from './simpan-nota.rule.ts';

const { bayar, ...isian } = isianNota;

/** Fields of `POST penjualan/simpan`. */
export const simpanFields = {
  ...isian,
  /** Pieces traded in, each like a line of a purchase; a payment TUKAR says what the till showed. Domain R4.12. */
  tukar: daftar('Barang Tukar', barisBeli, { maxRows: 50, opsional: true }),
  /** Where it was sold online; needs MARKETPLACE_INTEGRATION_MODULE. */
  kode_marketplace: ref('Marketplace', () => marketplaceResource, { opsional: true }),
  bayar,
};

const nomor = { no_faktur_group: kode('No Nota', { max: 40 }) };

/** OPEN until validated, DONE in the books, CANC when reversed; saving validates at once by default. */
export const penjualan = defineDocument({
  name: 'penjualan',
  label: 'Penjualan',
  series: 'FJ',
  shows: { to: '/lihat-penjualan', nomor: 'no_faktur_group' },
  states: ['OPEN', 'DONE', 'CANC'],
  reads: penjualanReads,
  validates: 'validasi',
  tells: { flag: 'WHATSAPP_MODULE', task: 'wa_dokumen' },
  // Revenue does not follow the way it is paid; a deposit or a trade-in is a journal of its own domain.
  journals: [
    ...jurnal(
      'PENJUALAN',
      'JUAL',
      ['POTONGAN_PENJUALAN', 'PEMBULATAN'],
      ['PENJUALAN_EMAS', 'PENJUALAN_AKSESORIS', 'ONGKOS', 'PENJUALAN_BERLIAN', 'PPN_KELUARAN', 'PEMBULATAN'],
    ),
    ...jurnalMasuk('PENJUALAN'),
    ...jurnal('PENJUALAN', 'PPH22', [], ['UTANG_PPH']),
    ...jurnal(
      'PENJUALAN',
      'HPP',
      ['HPP', 'HPP_BERLIAN', 'HPP_AKSESORIS'],
      ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS', 'PERSEDIAAN_MANUAL', 'PERSEDIAAN_TITIP'],
    ),
    ...jurnal('PENJUALAN', ['POIN_DAPAT', 'POIN_AFILIASI'], ['BEBAN_POIN'], ['LIABILITAS_POIN']),
    ...jurnal('PENJUALAN', 'KUPON_TERBIT', ['BEBAN_POIN'], ['LIABILITAS_KUPON']),
    ...jurnal('PENJUALAN', 'KUPON', ['LIABILITAS_KUPON'], []),
    ...jurnal('PENJUALAN', 'POIN', ['LIABILITAS_POIN'], []),
    ...jurnal('PENJUALAN', 'KUPON_LAIN', ['BEBAN_POIN'], []),
    ...jurnal('PENJUALAN', 'BONUS_SALES', ['BEBAN_BONUS'], ['UTANG_BONUS']),
  ],
  validateLater: 'VALIDASI_PENJUALAN_MODULE',
  lepas: {
    TANPA_NOTA: ['simpan', 'manual', 'luring', 'validasi'],
    POTONGAN: ['simpan', 'manual', 'luring'],
  },
  // A piece that is traded in moves by the event of the sale.
  pieces: {
    simpan: [['TERSEDIA', 'TERJUAL'], ['TERSEDIA', 'DITAHAN'], ['DITITIP', 'TERJUAL'], ...gerakBeli.simpan],
    luring: [
      ['TERSEDIA', 'TERJUAL'],
      ['TERSEDIA', 'DITAHAN'],
    ],
    validasi: [['DITAHAN', 'TERJUAL'], ['DITITIP', 'TERJUAL'], ...gerakBeli.validasi],
  },
  transitions: {
    simpan: {
      from: [],
      to: 'OPEN',
      ...SIMPAN_NOTA,
      label: 'Simpan',
      fields: simpanFields,
      screens: ['/transaksi-penjualan'],
      message: 'Penjualan Berhasil Disimpan',
    },
    manual: {
      from: [],
      to: 'OPEN',
      path: 'penjualan-manual/simpan',
      label: 'Penjualan Manual',
      fields: jualManualFields,
      screens: [MEJA_MANUAL],
      gate: BARANG_MANUAL,
      asks: NILAI_JUAL,
      counter: MEJA_JUAL_MANUAL,
      answer: SIMPAN_NOTA.answer,
      message: 'Penjualan Berhasil Disimpan',
    },
    /** It was sold already, while nothing was answered. */
    luring: {
      from: [],
      to: 'OPEN',
      ...SIMPAN_LURING,
      label: 'Jual Tanpa Jaringan',
      screens: ['/transaksi-penjualan'],
      message: 'Penjualan Berhasil Disimpan',
    },
    validasi: {
      from: ['OPEN'],
      to: 'DONE',
      path: 'penjualan/validasi',
      label: 'Validasi',
      fields: nomor,
      screens: ['/validasi-penjualan', '/validasi-jual-beli', VALIDASI_MANUAL],
      answer: { total: uang('') },
      message: 'Penjualan Berhasil Divalidasi',
    },
    batal: {
      from: ['OPEN', 'DONE'],
      to: 'CANC',
      path: 'penjualan/batal',
      label: 'Batal Penjualan',
      fields: {
        ...nomor,
        alasan: teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' }),
        kasir: laciBatalField,
      },
      screens: ['/batal-penjualan', '/batal-penjualan-manual'],
      otorisasi: KATEGORI_SALES,
      late: ['kasir'],
      sameDay: penjualanErrors.BEDA_HARI,
      already: penjualanErrors.SUDAH_BATAL.message,
      effect: 'Barang kembali ke baki, uang dan poin dibalik. Perlu persetujuan.',
      reverses: true,
      answer: { total: uang('') },
      message: 'Penjualan Berhasil Dibatalkan',
    },
  },
});
