/**
 * Pre-order: a customer waits for pieces of a design that the shop will get. His money is held as that of a deposit is, and so are the pieces
 * once a batch brought them: the till hands them over by the number of the pre-order. Spec 1 §2.2, §4; Domain R6.8, 2.4; docs/decisions/0098.
 */
import { defineDocument } from '@mustika/kernel/document.ts';
import { kode, ref, teks, uang } from '@mustika/kernel/field.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { identitasFields } from '../member/data-diri.rule.ts';
import { CARA_KELUAR, pilihanCara } from '../pembayaran/cara-bayar.rule.ts';
import { bayarMasuk, bayarMasukBoleh } from '../pembayaran/dibayar.rule.ts';
import { DIAMBIL_PENJUALAN } from '../titipan/langkah-jual.rule.ts';
import { jurnalMuka } from '../titipan/uang-muka.rule.ts';
import { HITUNG_PO, MEJA_PO, MEJA_PRE_ORDER } from './meja-pre-order.rule.ts';
import { MODUL_PO } from './pre-order.command.ts';
import { preOrderReads } from './pre-order.reads.ts';
import { barisPreOrder, isianPreOrder, KATEGORI_PO, MUKA_PO } from './pre-order.rule.ts';

const ada = { opsional: true } as const;
const no_po = kode('No PO', { max: 40 });
const alasan = teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' });
/** Where pre-orders are seen. */
const LIHAT = '/lihat-pre-order';
const semua = [MEJA_PO, LIHAT];
const diambil = DIAMBIL_PENJUALAN('pre-order', { no_po });
const langkah = <const P extends string>(path: P, label: string) =>
  ({
    internal: true,
    fields: { no_po },
    screens: [],
    message: '',
    path: `pre-order/${path}`,
    label,
  }) as const;

/**
 * OPEN saved and in no book, PESAN somebody waits, DONE something of it can be fetched, CLOSE all of it was, CANC settled. Batches and sales
 * move it between the three in the middle. Cancelling is no reversal but a settlement on the day it is paid.
 */
export const preOrder = defineDocument({
  name: 'pre_order',
  label: 'Pre-order',
  series: 'PO',
  gate: MODUL_PO,
  shows: { to: LIHAT, nomor: 'no_po' },
  states: ['OPEN', 'PESAN', 'DONE', 'CLOSE', 'CANC'],
  open: ['OPEN', 'PESAN', 'DONE'],
  stateLabels: {
    OPEN: 'Belum Validasi',
    PESAN: 'Menunggu Barang',
    DONE: 'Barang Datang',
    CLOSE: 'Selesai',
  },
  reads: preOrderReads,
  publicPage: {
    name: 'nama_customer',
    due: 'tgl_janji',
    steps: ['PESAN', 'DONE', 'CLOSE'],
    cancelled: 'CANC',
    money: { total: 'total', rest: 'sisa', sure: ['CLOSE'] },
    pieces: { lines: 'barang', name: 'nama_barang', weight: 'berat_semua', after: 'berat_datang' },
  },
  validates: 'validasi',
  validateLater: 'VALIDASI_PRE_ORDER_MODULE',
  lepas: { HARGA: ['simpan'] },
  journals: jurnalMuka(MUKA_PO),
  pieces: { batal: [['DITITIP', 'TERSEDIA']] },
  transitions: {
    simpan: {
      from: [],
      to: 'OPEN',
      path: 'pre-order/simpan',
      label: 'Simpan Pre-order',
      fields: { ...isianPreOrder, barang: barisPreOrder.field, bayar: bayarMasukBoleh('uang_muka') },
      screens: [MEJA_PO],
      asks: HITUNG_PO,
      counter: MEJA_PRE_ORDER,
      answer: { total: uang(''), uang_muka: uang(''), kembali: uang('') },
      message: 'Pre-order Berhasil Disimpan',
    },
    validasi: {
      from: ['OPEN'],
      to: 'PESAN',
      path: 'pre-order/validasi',
      label: 'Validasi',
      fields: { no_po },
      screens: ['/validasi-pre-order'],
      answer: { uang_muka: uang('') },
      message: 'Pre-order Berhasil Divalidasi',
    },
    tambah: {
      from: ['PESAN', 'DONE'],
      to: 'PESAN',
      stays: true,
      path: 'pre-order/tambah',
      label: 'Tambah DP',
      fields: {
        no_po,
        jumlah: uang('Jumlah', { min: 1, starts: ['sisa'] }),
        bayar: bayarMasuk('jumlah'),
        ...identitasFields,
      },
      screens: semua,
      prints: true,
      answer: { jumlah: uang(''), kembali: uang(''), saldo: uang('') },
      message: 'Tambah DP Pre-order Berhasil Disimpan',
    },
    batal: {
      from: ['OPEN', 'PESAN', 'DONE'],
      to: 'CANC',
      path: 'pre-order/batal',
      label: 'Batal Pre-order',
      fields: {
        no_po,
        kode_baki: ref('Baki', () => bakiResource, ada),
        /** Less than the store keeps may be kept, never more; that much unless told. */
        potongan: uang('Potongan', ada),
        cara_kembali: pilihanCara('Uang Kembali', CARA_KELUAR, { initial: 'CASH' }),
        no_rekening: ref('Rekening', () => rekeningResource, ada),
        alasan,
      },
      screens: [LIHAT],
      otorisasi: KATEGORI_PO,
      already: 'Pre-order Ini Sudah Dibatalkan',
      effect: 'Uang muka dikembalikan dikurangi potongan, dan barangnya kembali ke baki.',
      answer: { kembali: uang(''), potongan: uang('') },
      message: 'Pre-order Berhasil Dibatalkan',
    },
    datang: { ...langkah('datang', 'Barang Datang'), from: ['PESAN', 'DONE'], to: 'DONE' },
    batal_datang: { ...langkah('batal-datang', 'Closing Dibatalkan'), from: ['DONE'], to: 'DONE' },
    batal_datang_semua: {
      ...langkah('batal-datang-semua', 'Closing Dibatalkan'),
      from: ['DONE'],
      to: 'PESAN',
    },
    ...diambil,
    ambil_datang: { ...langkah('ambil-datang', 'Diambil, Menunggu Sisanya'), from: ['DONE'], to: 'PESAN' },
    batal_ambil: { ...diambil.batal_ambil, from: ['PESAN', 'DONE', 'CLOSE', 'CANC'] },
  },
});
