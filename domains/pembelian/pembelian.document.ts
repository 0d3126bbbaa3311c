/**
 * The buy-back: pieces that come back over the counter, with our nota or without one, and money that goes out for them.
 * Spec 1 §5, §6, §8; Domain 4, 12.4; numbers `KODE-FB-yymmdd-0001` (Domain 2.2).
 */
import { deret } from '@mustika/kernel/answer.ts';
import { defineDocument } from '@mustika/kernel/document.ts';
import {
  angka,
  catatan,
  daftar,
  foto,
  gram,
  kadar,
  kode,
  pilihan,
  ref,
  teks,
  uang,
} from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { BARU, type PieceMoves } from '@mustika/kernel/status-moves.ts';
import { laciBatalField } from '../keuangan/mutasi/laci-batal.rule.ts';
import { MEJA_MANUAL, VALIDASI_MANUAL } from '../lot/isian-lot.rule.ts';
import { BARANG_MANUAL } from '../lot/punya-lot.rule.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { hargaBeliResource } from '../master/harga/harga-beli.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { kondisiPembelianResource } from '../master/kondisi-pembelian.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { dataDiriFields } from '../member/data-diri.rule.ts';
import { barisBayar, CARA_KELUAR, TANPA_CARA } from '../pembayaran/cara-bayar.rule.ts';
import { beliManualFields } from './manual/isian-beli-manual.rule.ts';
import { MEJA_BELI_MANUAL, NILAI_BELI } from './manual/meja-beli-manual.rule.ts';
import { pembelianErrors } from './pembelian.errors.ts';
import { pembelianReads } from './pembelian.reads.ts';
import { KATEGORI_PURCHASE } from './persetujuan-pembelian.rule.ts';
import { ASAL_NOTA } from './rugi-nota.rule.ts';

const jawabanBeli = {
  total: uang(''),
  bayar: uang(''),
  poin: angka(''),
  kode_barcode: deret(kode('')),
} as const;
const opsional = { opsional: true } as const;

/**
 * A piece as it was weighed and agreed on. With `kode_barcode` or `nota_lama` it is one we sold and everything else comes from
 * its nota; without one the piece is typed, and priced by `kode_harga` or by its tested karat (at most 100, Spec 1 §5).
 */
export const barisBeli = {
  kode_barcode: kode('Kode Barcode', { opsional: true, min: 8, max: 8 }),
  /** The signed code of the nota, whose terms bind; kode_barcode names the piece of it. Ours, or of another branch. */
  qr: kode('QR Nota', { opsional: true, max: 1200 }),
  /** A piece on a nota of the till of before, in the place of a barcode of ours. docs/decisions/0143. */
  nota_lama: kode('Nota Lama', { opsional: true, max: 90 }),
  /** With our nota unless said otherwise; goods without a barcode are TANPA NOTA, or TOKO LAIN. Domain R4.8. */
  asal_nota: pilihan('Asal Nota', ASAL_NOTA, opsional),
  /** Left out where the store goes without sales people, as at the till. */
  kode_sales: ref('Sales', () => salesResource, opsional),
  kondisi_barang: ref('Kondisi Barang', () => kondisiPembelianResource),
  berat: gram('Berat', { ditimbang: true, min: 1 }),
  potongan_manual: uang('Potongan Manual', opsional),
  /** What was agreed; left out it is what the parameters say. */
  harga: uang('Harga Beli', opsional),
  nama_barang: teks('Nama Barang', { dicetak: true, opsional: true, min: 6 }),
  kode_group: ref('Group', () => groupResource, opsional),
  kode_dept: ref('Jenis', () => jenisResource, opsional),
  kadar: kadar('Kadar', { opsional: true, max: 100_000 }),
  kode_harga: ref('Kode Harga', () => hargaBeliResource, opsional),
  /** A tray of gudang BELI; its first one when left out. */
  kode_baki: ref('Baki', () => bakiResource, opsional),
  /** What `pembelian/foto` answered; obligatory where PEMBELIAN_DENGAN_FOTO is on. Domain R4.10. */
  foto: foto('Foto Barang', opsional),
};

/** Fields of `POST pembelian/simpan`. `total` is what the till showed: a difference refuses instead of surprising. */
export const simpanBeliFields = {
  kode_member: kode('Kode Member', opsional),
  nama_customer: teks('Nama Penjual', { dicetak: true, opsional: true, max: 60 }),
  nik_sim_passport: kode('NIK / SIM / Passport', { opsional: true, max: 30, segel: true }),
  no_hp_customer: telepon('No HP Penjual', { opsional: true }),
  alamat_customer: teks('Alamat Penjual', { dicetak: true, opsional: true, max: 160 }),
  ...dataDiriFields,
  keterangan: catatan('Keterangan', { opsional: true, max: 200 }),
  biaya_admin: uang('Biaya Admin', opsional),
  total: uang('Total'),
  barang: daftar('Barang', barisBeli, { maxRows: 100, kosong: 'Barang Tidak Boleh Kosong' }),
  /** Cash of the cashier's drawer, or a transfer from an account that can. */
  bayar: daftar('Pembayaran', barisBayar(CARA_KELUAR), { maxRows: 4, kosong: TANPA_CARA }),
};

/** Goods that come back, at once or after they lay on the counter of a nota that waits; weighed anew when they come in. */
export const gerakBeli = {
  simpan: [
    [BARU, 'DIBELI'],
    [BARU, 'TUNGGU_BELI'],
    ['TERJUAL', 'DIBELI', 'TIMBANG'],
    ['TERJUAL', 'TUNGGU_BELI'],
  ],
  validasi: [['TUNGGU_BELI', 'DIBELI', 'TIMBANG']],
} as const satisfies PieceMoves;

/** Which purchase, and why. */
export const batalBeliFields = {
  no_faktur_group: kode('No Nota', { max: 40 }),
  alasan: teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' }),
  kasir: laciBatalField,
};

/**
 * DONE when saved: money and gold change hands at the same moment. Where VALIDASI_PEMBELIAN_MODULE is on (name ours, after
 * the one of sales), a saved purchase waits as OPEN for /validasi-jual-beli and touches no book until then. CANC when
 * cancelled.
 */
export const pembelian = defineDocument({
  name: 'pembelian',
  label: 'Pembelian',
  series: 'FB',
  shows: { to: '/lihat-pembelian', nomor: 'no_faktur_group' },
  states: ['OPEN', 'DONE', 'CANC'],
  reads: pembelianReads,
  validates: 'validasi',
  tells: { flag: 'WHATSAPP_MODULE', task: 'wa_dokumen' },
  validateLater: 'VALIDASI_PEMBELIAN_MODULE',
  lepas: { TANPA_NOTA: ['simpan', 'manual', 'validasi'] },
  // A trade-in is part of a sale's event, and a journal of the purchase all the same.
  journals: [
    ...jurnal('PEMBELIAN', 'CASH', ['PERSEDIAAN_BELI'], ['KAS', 'PENDAPATAN_LAIN']),
    ...jurnal('PEMBELIAN', 'TRANSFER', ['PERSEDIAAN_BELI'], ['BANK', 'PENDAPATAN_LAIN']),
    ...jurnal('PEMBELIAN', 'POIN_DAPAT', ['BEBAN_POIN'], ['LIABILITAS_POIN']),
    ...jurnal('TUKAR TAMBAH', 'BELI', ['PERSEDIAAN_BELI'], []),
    ...jurnal('TUKAR KURANG', 'BELI', ['PERSEDIAAN_BELI'], []),
    ...jurnal('TUKAR KURANG', 'CASH', [], ['KAS']),
  ],
  pieces: gerakBeli,
  transitions: {
    simpan: {
      from: [],
      to: 'OPEN',
      path: 'pembelian/simpan',
      label: 'Simpan',
      fields: simpanBeliFields,
      screens: ['/transaksi-pembelian'],
      answer: jawabanBeli,
      message: 'Pembelian Berhasil Disimpan',
    },
    manual: {
      from: [],
      to: 'OPEN',
      path: 'pembelian-manual/simpan',
      label: 'Pembelian Manual',
      fields: beliManualFields,
      screens: [MEJA_MANUAL],
      gate: BARANG_MANUAL,
      asks: NILAI_BELI,
      counter: MEJA_BELI_MANUAL,
      answer: jawabanBeli,
      message: 'Pembelian Berhasil Disimpan',
    },
    validasi: {
      from: ['OPEN'],
      to: 'DONE',
      path: 'pembelian/validasi',
      label: 'Validasi',
      fields: { no_faktur_group: kode('No Nota', { max: 40 }) },
      screens: ['/validasi-jual-beli', VALIDASI_MANUAL],
      answer: { total: uang('') },
      message: 'Pembelian Berhasil Divalidasi',
    },
    batal: {
      from: ['OPEN', 'DONE'],
      to: 'CANC',
      path: 'pembelian/batal',
      label: 'Batal Pembelian',
      fields: batalBeliFields,
      screens: ['/batal-pembelian', '/batal-pembelian-manual'],
      otorisasi: KATEGORI_PURCHASE,
      late: ['kasir'],
      sameDay: pembelianErrors.BATAL_BEDA_HARI,
      already: 'Pembelian Ini Sudah Dibatalkan',
      effect: 'Barang kembali ke penjual dan uang kembali ke tempat asalnya.',
      reverses: true,
      otherKind: { penjualan: pembelianErrors.BATAL_TUKAR_SENDIRI },
      answer: { total: uang('') },
      message: 'Pembelian Berhasil Dibatalkan',
    },
  },
});
