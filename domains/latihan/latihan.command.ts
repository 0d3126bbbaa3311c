/** Calls of the room of practice, and the two that a practice store has. docs/decisions/0043. */
import { baris, bebas, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, rahasia, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { publik, sarana } from '@mustika/kernel/gate.ts';
import { type Kriteria, LATIHAN } from './latihan.rule.ts';
import type { Tugas } from './tugas.rule.ts';
import { BOLEH_UJI_COBA } from './uji-coba.rule.ts';

const screens = ['/ruang-latihan'];
const latihan = pilihan('Latihan', LATIHAN);
const hasil = {
  skor: angka(''),
  detik: angka(''),
  selesai: waktu(''),
  kriteria: bebas<readonly Kriteria[]>(),
};

/** The drills as the person finds them: which are for him, and how he did. Asking makes the store ready. */
export const ruangLatihan = defineCommand({
  name: 'ruang-latihan',
  label: 'Ruang Latihan',
  method: 'GET',
  path: 'latihan/ruang',
  screens,
  gate: sarana('RUANG_LATIHAN'),
  fields: {},
  answer: objek({
    keadaan: pilihan('', ['SIAP', 'DISIAPKAN', 'GAGAL']),
    latihan: baris({
      latihan,
      boleh: ya(''),
      kali: angka(''),
      terbaik: angka('', { opsional: true }),
      terakhir: objek(hasil, { opsional: true }),
    }),
  }),
});

/** One result with its criteria: one's own, or of the people one leads. */
export const hasilLatihan = defineCommand({
  name: 'latihan-hasil',
  label: 'Hasil Latihan',
  method: 'GET',
  path: 'latihan/hasil/{id}',
  screens,
  gate: sarana('RUANG_LATIHAN'),
  fields: { id: kode('Latihan', { asTyped: true, max: 36 }) },
  answer: objek({ latihan, user_id: kode(''), nama: teks(''), ...hasil }),
});

/** A ticket for one run: good once, for a minute, in the browser and for the person that asked. */
export const mulaiLatihan = defineCommand({
  name: 'latihan-mulai',
  label: 'Mulai Latihan',
  path: 'latihan/mulai',
  screens,
  gate: sarana('RUANG_LATIHAN'),
  fields: { latihan },
  answer: objek({ tiket: rahasia(''), berakhir: waktu('') }),
  idempotent: false,
});

/** A ticket for the trial that the person has; it is redeemed as that of a run. */
export const masukUjiCoba = defineCommand({
  name: 'uji-coba-masuk',
  label: 'Masuk Uji Coba',
  path: 'uji-coba/masuk',
  screens: ['/uji-coba'],
  gate: BOLEH_UJI_COBA,
  fields: {},
  answer: objek({ tiket: rahasia(''), berakhir: waktu('') }),
  idempotent: false,
});

/** The window of practice redeems it, and gets a session of the practice store; it opens nothing else. */
export const masukLatihan = defineCommand({
  name: 'latihan-masuk',
  label: 'Masuk Toko Latihan',
  path: 'latihan/masuk',
  gate: publik,
  fields: { tiket: rahasia('Tiket') },
  answer: objek({ token: rahasia('') }),
  idempotent: false,
});

/** In the practice store: what is to be done, and what came of it once it was scored. */
export const tugasLatihan = defineCommand({
  name: 'latihan-tugas',
  label: 'Tugas Latihan',
  method: 'GET',
  path: 'latihan/tugas',
  gate: sarana('TOKO_LATIHAN'),
  fields: {},
  answer: objek({
    tugas: bebas<Tugas>(),
    mulai: waktu(''),
    hasil: objek(hasil, { opsional: true }),
  }),
});

/** In the practice store: the run is over. Nothing the browser says counts, so it says nothing. */
export const selesaiLatihan = defineCommand({
  name: 'latihan-selesai',
  label: 'Selesai Latihan',
  path: 'latihan/selesai',
  gate: sarana('TOKO_LATIHAN'),
  fields: {},
  answer: objek(hasil),
  idempotent: false,
});
