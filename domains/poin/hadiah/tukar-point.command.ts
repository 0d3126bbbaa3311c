/** What gifts come to while they are picked. */
import { baris, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import type { Asks } from '@mustika/kernel/document-counter.ts';
import { angka, daftar, kode, teks } from '@mustika/kernel/field.ts';

/** One gift and how many of it. */
const satu = { kode_hadiah: kode('Hadiah'), jumlah: angka('Jumlah', { min: 1, max: 10_000 }) } as const;

/** The points that these gifts take of those the member has, and how many of each are there. */
export const hitungTukarPoint = defineCommand({
  name: 'tukar-point-hitung',
  label: 'Hitung Tukar Point',
  path: 'tukar-point/hitung',
  screens: ['/tukar-point'],
  idempotent: false,
  fields: { kode_member: kode('Kode Member'), hadiah: daftar('Hadiah', satu, { maxRows: 50 }) },
  answer: objek({
    saldo: angka('Poin Member'),
    poin: angka('Poin Dipakai'),
    sisa: angka('Sisa Poin'),
    hadiah: baris({
      nama_hadiah: teks('Nama Hadiah'),
      poin: angka('Poin'),
      jumlah: angka('Jumlah'),
      stok: angka('Stock'),
    }),
  }),
});

type Baris = readonly Readonly<Record<string, unknown>>[];

/** Asked as soon as somebody is named and something is picked; more points than he has are said in red. */
export const HITUNG_TUKAR: Asks = {
  call: () => hitungTukarPoint,
  with: ({ kode_member, hadiah }) => {
    const dipilih = ((hadiah ?? []) as Baris)
      .filter(({ kode_hadiah, jumlah }) => kode_hadiah && Number(jumlah) > 0)
      .map(({ kode_hadiah, jumlah }) => ({ kode_hadiah, jumlah }));
    return kode_member && dipilih.length > 0 ? { kode_member, hadiah: dipilih } : null;
  },
  shows: ['saldo', 'poin', 'sisa', 'hadiah'],
  warns: (_isi, { sisa }) => (Number(sisa) < 0 ? 'Poin Member Tidak Cukup' : null),
};
