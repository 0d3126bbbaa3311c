/** The steps that a sale takes, inside its own event, for what it hands over: a deposit, or an order. docs/decisions/0011, 0093. */
import type { Field } from '@mustika/kernel/field.ts';

/** `nomor`: the field of its number. It waits for the validation of the sale, is let go, and picked up in part or whole, and comes back. */
export const DIAMBIL_PENJUALAN = <const N extends Readonly<Record<string, Field>>>(
  nama: string,
  nomor: N,
) => {
  const langkah = <const P extends string>(path: P, label: string) =>
    ({ internal: true, fields: nomor, screens: [], message: '', path: `${nama}/${path}`, label }) as const;
  return {
    tunggu: { ...langkah('tunggu', 'Menunggu Validasi Penjualan'), from: ['DONE'], to: 'DONE' },
    lepas: { ...langkah('lepas', 'Penjualan Dibatalkan'), from: ['DONE'], to: 'DONE' },
    ambil_sebagian: { ...langkah('ambil-sebagian', 'Diambil Sebagian'), from: ['DONE'], to: 'DONE' },
    ambil: { ...langkah('ambil', 'Diambil'), from: ['DONE'], to: 'CLOSE' },
    batal_ambil: { ...langkah('batal-ambil', 'Batal Diambil'), from: ['DONE', 'CLOSE', 'CANC'], to: 'DONE' },
  } as const;
};
