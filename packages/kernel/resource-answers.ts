/** What the calls of a master table answer beside its rows. */
import { baris, bebas, deret, type Inside, objek, peta, type WireOf } from './answer.ts';
import { angka, kode, persen, pilihan, teks, uang, waktu, ya } from './field.ts';
import { kolomBerkas } from './text/peta-kolom.ts';

/** A row as it was at some time: columns that are no more may be among them. */
const dulu = bebas<Record<string, unknown> | null>();

/** Tables that name a row: in how many rows, or in at least `jumlah` of them. */
export const usesShape = baris({ tabel: kode(''), label: teks(''), jumlah: angka(''), lebih: ya('') });
export type Use = WireOf<typeof usesShape>[number];

/** Who changed a row, newest first. */
export const historyShape = baris({
  waktu: waktu(''),
  user_id: kode(''),
  aksi: kode(''),
  sebelum: dulu,
  sesudah: dulu,
});
export type Change = WireOf<typeof historyShape>[number];

/** What a change of dated prices would touch. */
export const previewShape = objek({
  harga: baris({
    kolom: kode(''),
    label: teks(''),
    lama: uang(''),
    baru: uang(''),
    /** Size of the step, null from zero. */
    persen: persen('', { opsional: true }),
    /** The farther of the step and the way from the price of the morning. */
    sehari: persen('', { opsional: true }),
  }),
  batas: persen(''),
  perlu_otorisasi: ya(''),
  dampak: baris({ nama: kode(''), label: teks(''), jumlah: angka(''), contoh: deret(teks('')) }),
});
export type PricePreview = WireOf<typeof previewShape>;
export type PriceStep = PricePreview['harga'][number];
export type PriceImpact = PricePreview['dampak'][number];

/** Every version of a row's prices, the furthest ahead first. */
export const versionsShape = baris({
  id: kode('', { opsional: true }),
  status: pilihan('', ['MENUNGGU', 'BERLAKU', 'BATAL', 'GAGAL']),
  waktu: waktu(''),
  oleh: kode(''),
  nilai: peta(uang('')),
  sebab: teks('', { opsional: true }),
});
export type PriceVersion = WireOf<typeof versionsShape>[number];

/** `baris` rows of a file were read, `benar` of them can be written, `tersimpan` were. */
export const importColumns = {
  baris: angka(''),
  benar: angka(''),
  tambah: angka(''),
  ubah: angka(''),
  tersimpan: angka(''),
  /** `kolom` is empty when the whole row is at fault, `baris` is the line in the file. */
  salah: baris({ baris: angka(''), kolom: kode(''), sebab: teks('') }),
  kolom: kolomBerkas,
};
export const importShape = objek(importColumns);
export type ImportResult = Inside<typeof importShape>;
export type ImportFault = ImportResult['salah'][number];
