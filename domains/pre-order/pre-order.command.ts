/** Calls beside the acts of a pre-order: what it comes to, and the prescribed list. Spec 1 §3, §7, §9. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, gram, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { isianHargaPo } from './pre-order.rule.ts';

/** Where pre-orders are. */
export const MODUL_PO = flag('PRE_ORDER_MODULE');

/** What these pieces are thought to come to, while it is typed; asked as often as something changes. */
export const hitungPreOrder = defineCommand({
  name: 'pre-order-hitung',
  label: 'Hitung Pre-order',
  path: 'pre-order/hitung',
  screens: ['/transaksi-pre-order'],
  gate: MODUL_PO,
  idempotent: false,
  fields: {
    barang: daftar('Barang', isianHargaPo, { opsional: true, maxRows: 50 }),
    tgl_janji: tanggal('Perkiraan Datang', { opsional: true }),
  },
  answer: objek({
    barang: baris({ qty: angka('Qty'), harga_satuan: uang('Perkiraan / Pcs'), total: uang('Perkiraan') }),
    ppn_transaksi_rp: uang('PPN'),
    total: uang('Total'),
    /** Less needs a second person where the price is bound. */
    uang_muka_min: uang('Uang Muka Minimal'),
    tgl_janji: tanggal('Perkiraan Datang'),
  }),
});
export type HitungPreOrder = WireOf<typeof hitungPreOrder.answer>;

/** Pre-orders in one page, unless told otherwise. Spec 1 §9. */
export const SATU_HALAMAN_PO = 50;
/** The most that one asks for: the finished ones. Spec 1 §9. */
export const TERBANYAK_PO = 9999;

/** The words of the prescribed list for the states: the spec shows `finish`, the others are those of Domain R6.8. */
export const STATUS_PO = {
  draft: 'OPEN',
  open: 'PESAN',
  closing: 'DONE',
  finish: 'CLOSE',
  cancel: 'CANC',
} as const;
export type StatusPo = keyof typeof STATUS_PO;

/**
 * Pre-orders, the newest first: how many there are, and a page of them. `page` counts from 1 and stands for a `skip`. None is said in the
 * words of the spec. Spec 1 §3, §7 (GET pre-order), §8.
 */
export const daftarPreOrder = defineCommand({
  name: 'preorders',
  label: 'Daftar Pre-order',
  method: 'GET',
  path: 'pre-order',
  screens: ['/lihat-pre-order', '/transaksi-pre-order'],
  gate: MODUL_PO,
  fields: {
    skip: angka('Skip', { opsional: true }),
    limit: angka('Limit', { opsional: true, min: 1, max: TERBANYAK_PO }),
    page: angka('Page', { opsional: true, min: 1 }),
    status: pilihan('Status', Object.keys(STATUS_PO) as StatusPo[], { opsional: true }),
  },
  answer: objek({
    count: angka(''),
    preorders: baris({
      no_po: kode(''),
      tanggal: tanggal(''),
      status: kode(''),
      kode_member: kode('', { opsional: true }),
      nama_customer: teks(''),
      no_hp_customer: kode('', { opsional: true }),
      tgl_janji: tanggal(''),
      jumlah_barang: angka(''),
      berat: gram(''),
      datang: angka(''),
      diambil: angka(''),
      total: uang(''),
      uang_muka: uang(''),
      saldo: uang(''),
    }),
  }),
});
