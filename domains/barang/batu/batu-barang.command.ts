/** Reading and setting the stones of a piece. */
import { baris, objek } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { BATAS_BATU, barisBatu } from './batu-barang.rule.ts';

const kode_barcode = kode('Kode Barcode', { max: 60 });

/** The list of a form; empty where a piece has none. */
export const batu = daftar('Batu', barisBatu, { opsional: true, maxRows: BATAS_BATU });

export const batuBarangCommand = defineCommand({
  name: 'barang-batu',
  label: 'Batu Barang',
  method: 'GET',
  path: 'barang/batu/{kode_barcode}',
  gate: flag('BERLIAN_MODULE'),
  screens: ['/data-barang'],
  fields: { kode_barcode },
  answer: objek({ batu: baris(barisBatu), versi: angka('') }),
});

/** All of them anew. A second person agrees, and reads what they were and what they become. */
export const batuUbahCommand = defineCommand({
  name: 'barang-batu-ubah',
  label: 'Ubah Batu Barang',
  method: 'PUT',
  path: 'barang/batu/{kode_barcode}',
  gate: flag('BERLIAN_MODULE'),
  screens: ['/data-barang'],
  fields: { kode_barcode, batu, versi: angka('Versi', { min: 1 }), detail_authorization },
  answer: objek({ versi: angka('') }),
  message: 'Batu Berhasil Disimpan',
});
