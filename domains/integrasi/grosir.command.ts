/**
 * The way to wholesale. With SEMI_GROSIR_MODULE the store sells semi-wholesale here; without it the wholesale application of
 * the runtime configuration (GROSIR_URL) takes over. Spec 1 §2.2 (redirect-to-grosir), §8 ('Server Bacnkend grosir belum di
 * setting', spelt so).
 */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, gram, kadar, kode, pilihan, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { LEVELS, publik } from '@mustika/kernel/gate.ts';

const screens = ['/redirect-to-grosir'];

/** Where it leads, and what the store has to sell by the gram. */
export const grosirCommand = defineCommand({
  name: 'grosir',
  label: 'Grosir',
  method: 'GET',
  path: 'grosir',
  screens,
  fields: {},
  answer: objek({
    /** Sold here; what is in stock is told then. */
    semi: ya(''),
    tujuan: teks('', { opsional: true }),
    persediaan: baris({
      kode_group: kode(''),
      nama_group: teks(''),
      kadar: kadar(''),
      harga: uang(''),
      barang: angka(''),
      berat: gram(''),
    }),
  }),
});
export type Grosir = WireOf<typeof grosirCommand.answer>;

/** A signed ticket for the wholesale application: good once, for a minute, for that address. */
export const serahGrosir = defineCommand({
  name: 'grosir-serah',
  label: 'Serah Ke Grosir',
  path: 'grosir/serah',
  screens,
  fields: {},
  answer: objek({ tujuan: teks(''), tiket: teks(''), berakhir: waktu('') }),
  idempotent: false,
});

/** The wholesale server redeems the ticket that the browser brought it. Tells who came; opens nothing here. */
export const tukarGrosir = defineCommand({
  name: 'grosir-tukar',
  label: 'Tukar Tiket Grosir',
  path: 'grosir/tukar',
  gate: publik,
  fields: { tiket: teks('Tiket', { asTyped: true, min: 40, max: 400 }) },
  answer: objek({
    user_id: kode(''),
    nama: teks(''),
    level: pilihan('', LEVELS),
    kode_toko: kode(''),
    tujuan: teks(''),
  }),
  idempotent: false,
});
