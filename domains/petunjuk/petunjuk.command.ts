/** Marking a hint as looked at, and the rules as a chain has them. docs/decisions/0168. */
import { deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, persen, pilihan, tanggal, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { all, level, orang } from '@mustika/kernel/gate.ts';
import { pilihanAturan } from './aturan.rule.ts';

const aturan = pilihan('Petunjuk', pilihanAturan('nama'));

/** What is said of people is the owner's, or whoever acts for him as a super user; a key is nobody. */
const pemilik = all(orang, level('OWN', 'SU'));

/** Everything the rule counted of this person on these days was looked at; `kali` is how often the list said it happened. */
export const lihatPetunjukCommand = defineCommand({
  name: 'petunjuk-dilihat',
  label: 'Tandai Sudah Dilihat',
  path: 'petunjuk/dilihat',
  screens: ['/rincian-petunjuk'],
  gate: pemilik,
  fields: {
    aturan,
    orang: kode('User', { max: 40 }),
    kelompok: teks('Kadar Atau Member', { opsional: true, max: 40 }),
    tgl_awal: tanggal('Tanggal Awal'),
    tgl_akhir: tanggal('Tanggal Akhir'),
    kali: angka('Kali', { min: 1, max: 1_000_000 }),
    catatan: teks('Catatan', { asTyped: true, min: 4, max: 300, kosong: 'Catatan Harus Diisi' }),
  },
  answer: objek({ id: kode('', { asTyped: true }) }),
  message: 'Petunjuk Ditandai Sudah Dilihat',
});

const batas = {
  aktif: ya('Nyala'),
  ambang: persen('Paling Kecil (%)'),
  minimal: angka('Paling Sedikit (Kali)', { min: 1, max: 1000 }),
  kali: persen('Dibanding Orang Lain (%)', { min: 100_000, max: 1_000_000 }),
  menit: angka('Sesudah (Menit)', { max: 1440 }),
};

export const LAYAR_ATURAN = '/aturan-petunjuk';

/** Every rule with its thresholds, and who changed them. */
export const daftarAturanCommand = defineCommand({
  name: 'aturan-petunjuk',
  label: 'Aturan Petunjuk',
  method: 'GET',
  path: 'petunjuk/aturan',
  screens: [LAYAR_ATURAN],
  gate: pemilik,
  fields: {},
  answer: deret(
    objek({
      aturan,
      ...batas,
      diubah_oleh: kode('', { opsional: true }),
      diubah: waktu('', { opsional: true }),
    }),
  ),
});
export type AturanBerlaku = WireOf<typeof daftarAturanCommand.answer>[number];

/** For the whole chain, from now on; what was measured before is measured by it, too. */
export const ubahAturanCommand = defineCommand({
  name: 'aturan-petunjuk-ubah',
  label: 'Ubah Aturan Petunjuk',
  method: 'PUT',
  path: 'petunjuk/aturan/{aturan}',
  screens: [LAYAR_ATURAN],
  gate: pemilik,
  fields: { aturan, ...batas },
  answer: objek({ aturan }),
  message: 'Aturan Petunjuk Berhasil Diubah',
});
