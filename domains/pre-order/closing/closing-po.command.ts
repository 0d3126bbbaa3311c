/** Calls beside a batch: who waits, and who gets what came. Spec 1 §2.2 names closing-barang-po only; the calls are ours. */
import { baris, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { daftar, kode, teks, uang } from '@mustika/kernel/field.ts';
import { cariLot } from '../../lot/lot.command.ts';
import { MODUL_PO } from '../pre-order.command.ts';
import { barisPoResource } from './baris-po.resource.ts';

const CLOSING = '/closing-barang-po';

/** Lines that wait, the longest first. */
export const menungguPo = defineCommand({
  name: 'closing-po-menunggu',
  label: 'Barang Yang Ditunggu',
  method: 'GET',
  path: 'closing-barang-po/menunggu',
  list: () => barisPoResource,
  gate: MODUL_PO,
  fields: { baris: kode('No PO', { opsional: true, max: 50 }), ...cariLot },
  answer: baris(barisPoResource.fields),
});

/** Which line each piece would get, at which price, while they are scanned; what finds none says why. */
export const usulanPo = defineCommand({
  name: 'closing-po-usulan',
  label: 'Usulan Closing',
  path: 'closing-barang-po/usulan',
  screens: [CLOSING],
  gate: MODUL_PO,
  idempotent: false,
  fields: {
    barang: daftar(
      'Barang',
      {
        kode_barcode: kode('Barcode', { max: 8 }),
        baris: kode('Untuk Pre-order', { opsional: true, max: 50 }),
      },
      { maxRows: 500 },
    ),
  },
  answer: objek({
    barang: baris({
      kode_barcode: kode('Barcode'),
      nama_customer: teks('Customer'),
      total: uang('Harga'),
      untuk: kode('No PO'),
    }),
    total: uang('Harga Barang'),
    /** What finds no line, and why. */
    sebab: teks('', { opsional: true }),
    /** The whole proposal in one word, sent back with it. */
    usulan: teks('', { max: 40_000 }),
  }),
});
