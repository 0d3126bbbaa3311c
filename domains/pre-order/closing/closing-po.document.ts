/**
 * Closing barang PO: a batch of pieces that came, each held for a line of a pre-order from then on. Spec 1 §2.2; Domain R6.8; series CP is
 * ours. Life: DONE -> CANC, while nothing of it was fetched or given up. docs/decisions/0098.
 */

import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import type { Asks, Counter, FormData } from '@mustika/kernel/document-counter.ts';
import { angka, daftar, gram, kode, ref, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { barangDenganKata } from '../../barang/cari/kata-barang.rule.ts';
import { ringkasGerak } from '../../barang/gerak-barang.rule.ts';
import { barangSiapResource } from '../../pesanan/barang-siap.resource.ts';
import { MODUL_PO } from '../pre-order.command.ts';
import { KATEGORI_PO } from '../pre-order.rule.ts';
import { barisPoResource } from './baris-po.resource.ts';
import { usulanPo } from './closing-po.command.ts';

/** Cash category of the journals of pieces that a batch holds. Ours. */
export const TRX_CLOSING = 'CLOSING PO';
const CLOSING = '/closing-barang-po';
const ada = { opsional: true } as const;
const total = uang('Harga', { total: 'sum', width: 13 });

/** Who gets what, while it is scanned. */
const USULAN: Asks = {
  call: () => usulanPo,
  with: ({ barang }) => {
    const baris = ((barang as readonly FormData[]) ?? []).filter((b) => b['kode_barcode']);
    return baris.length === 0
      ? null
      : { barang: baris.map((b) => ({ kode_barcode: b['kode_barcode'], baris: b['baris'] ?? null })) };
  },
  shows: ['barang', 'total'],
  warns: (_values, { sebab }) => (sebab ? String(sebab) : null),
};

/** A piece that came, and the line that gets it; whoever waits longest for that design where nobody says otherwise. */
const datang = daftar(
  'Barang',
  {
    kode_barcode: ref('Barang Datang', () => barangSiapResource, { asksItself: true, width: 34 }),
    baris: ref('Untuk Pre-order', () => barisPoResource, { ...ada, asksItself: true, width: 34 }),
  },
  { maxRows: 500, kosong: 'Barang Tidak Boleh Kosong' },
);

/** Scanned one after another; whom each is for is said beside them and changed in its row. */
const MEJA_CLOSING: Counter = {
  screen: CLOSING,
  act: 'Closing Barang',
  seek: 'Barcode atau nama barang yang datang',
  lines: 'barang',
  words: barangDenganKata,
  takes: 'kode_barcode',
  terms: ['keterangan'],
  figure: { label: 'Harga Barang', sums: ['total'] },
};

/** DONE when the pieces are held, CANC when all of them lie where they were. */
export const closingPo = defineDocument({
  name: 'closing_po',
  label: 'Closing Barang PO',
  series: 'CP',
  gate: MODUL_PO,
  shows: { to: CLOSING, nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'closing_po',
    path: 'closing-barang-po',
    screen: CLOSING,
    waits: 'Closing Barang',
    head: {
      ...ringkasGerak,
      total,
      user_id: kode('Oleh', { width: 9 }),
      keterangan: teks('Keterangan', { ...ada, max: 200, width: 24 }),
    },
    list: ['jumlah_barang', 'berat', 'total', 'user_id', 'keterangan'],
    search: ['keterangan', 'user_id'],
    lines: {
      barang: {
        label: 'Barang',
        table: 'closing_po_barang',
        fields: {
          kode_barcode: kode('Barcode', { total: 'count', width: 10 }),
          nama_barang: teks('Nama Barang', { width: 24 }),
          berat: gram('Berat', { total: 'sum', width: 9 }),
          no_po: kode('No PO', { width: 20, leads: { to: '/lihat-pre-order', param: 'no_po' } }),
          baris: angka('Baris', { width: 6 }),
          nama_customer: teks('Customer', { width: 18 }),
          total,
        },
      },
    },
    paper: 'barang',
  },
  journals: jurnal(TRX_CLOSING, 'MASUK', ['PERSEDIAAN_TITIP'], ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS']),
  pieces: { simpan: [['TERSEDIA', 'DITITIP']] },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'closing-barang-po/simpan',
      label: 'Closing Barang PO',
      fields: {
        barang: datang,
        keterangan: teks('Keterangan', { ...ada, max: 200 }),
        /** What was proposed on the screen, and what it comes to: where something changed meanwhile, it is looked at again. */
        usulan: teks('Usulan', { ...ada, follows: true, asTyped: true, max: 40_000 }),
        total: uang('Harga Barang', { ...ada, follows: true }),
      },
      screens: [CLOSING],
      asks: USULAN,
      counter: MEJA_CLOSING,
      answer: { ...ringkasGerak, total: uang('') },
      message: 'Closing Barang PO Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'closing-barang-po/batal',
      label: 'Batal Closing Barang PO',
      answer: { ...ringkasGerak, total: uang('') },
      screens: [CLOSING],
      otorisasi: KATEGORI_PO,
      effect: 'Barang kembali ke tempatnya semula, dan pre-ordernya menunggu lagi.',
      message: 'Closing Barang PO Berhasil Dibatalkan',
    }),
  },
});
