/** One request as whoever was told of it opens it: what became of it, where it no longer waits. */
import { objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, pilihan, teks } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';

export const permintaanCommand = defineCommand({
  name: 'otorisasi-masuk-satu',
  label: 'Permintaan Otorisasi',
  method: 'GET',
  path: 'authorization/masuk/satu',
  gate: level('SPV', 'OWN'),
  fields: {
    kode_toko: kode('Kode Toko'),
    id: kode('Permintaan', { asTyped: true, min: 36, max: 36 }),
  },
  answer: objek({
    keadaan: pilihan('', ['MENUNGGU', 'SETUJU', 'TOLAK', 'TARIK', 'LEWAT']),
    nama: teks(''),
    nama_toko: teks(''),
    diputus_oleh: kode('', { opsional: true }),
    alasan: teks('', { opsional: true }),
  }),
});
export type Permintaan = WireOf<typeof permintaanCommand.answer>;
