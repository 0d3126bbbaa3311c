/** Reading for the hand-over of drawers. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, teks, uang, waktu } from '@mustika/kernel/field.ts';

const SCREENS = ['/pengalihan-saldo-uang'] as const;

/** The drawers of the store, and of one of them the categories and rows of the open day. */
export const laciAlih = defineCommand({
  name: 'pengalihan-laci',
  label: 'Laci Pengalihan Saldo',
  method: 'GET',
  path: 'cash/pengalihan-saldo/laci',
  screens: SCREENS,
  fields: { dari: kode('Dari', { opsional: true }) },
  answer: objek({
    dari: kode(''),
    /** Who may not know a balance gets none. */
    laci: baris({ user_id: kode(''), nama: teks(''), level: kode(''), saldo: uang('', { opsional: true }) }),
    /** Of one category today: its own rows, what came from or went to other drawers, and the rest. */
    kategori: baris({
      kategori: teks(''),
      baris: angka(''),
      masuk: uang(''),
      keluar: uang(''),
      pindah: uang(''),
      sisa: uang(''),
    }),
    baris: baris({
      no_dokumen: kode(''),
      waktu: waktu(''),
      kategori: teks(''),
      jenis: teks(''),
      masuk: uang(''),
      keluar: uang(''),
    }),
  }),
});
export type IsiLaci = WireOf<typeof laciAlih.answer>;
export type LaciAlih = IsiLaci['laci'][number];
export type KategoriAlih = IsiLaci['kategori'][number];
export type BarisAlih = IsiLaci['baris'][number];
