/** The trial of a person: made, looked at, taken over from, thrown away. The way into it is that of practice. docs/decisions/0153. */
import { baris, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { BOLEH_UJI_COBA } from '../latihan/uji-coba.rule.ts';

const screens = ['/uji-coba'];
const ada = { opsional: true } as const;
const ringkasan = {
  kode_toko: kode(''),
  nama_toko: teks(''),
  diisi: angka(''),
  cocok: angka(''),
  beda: angka(''),
  kosong: angka(''),
};

/**
 * How the person's trial is, what was brought into it in what order, and whether that was brought in here since; and how far the totals of
 * the old till agree there and here.
 */
export const ujiCobaCommand = defineCommand({
  name: 'uji-coba',
  label: 'Uji Coba Pindahan',
  method: 'GET',
  path: 'uji-coba',
  screens,
  gate: BOLEH_UJI_COBA,
  fields: {},
  answer: objek({
    keadaan: pilihan('', ['TIDAK_ADA', 'DIBUAT', 'SIAP', 'GAGAL']),
    tahap: pilihan('', ['MENYALIN', 'MEMASUKKAN', 'MEMERIKSA'], ada),
    ke: angka('', ada),
    dari: angka('', ada),
    sebab: pilihan('', ['DISK', 'TERPUTUS', 'LAIN'], ada),
    dibuat: waktu('', ada),
    sampai: waktu('', ada),
    /** In kilobytes. */
    ukuran: angka('', ada),
    temuan: angka('', ada),
    /** How long a trial is kept. */
    hari: angka(''),
    langkah: baris({
      kode_toko: kode(''),
      aksi: teks(''),
      /** The source as its columns were named, where one was. */
      sumber: teks('', ada),
      kali: angka(''),
      waktu: waktu(''),
      di_sini: ya(''),
    }),
    uji: baris(ringkasan),
    nyata: baris(ringkasan),
  }),
});

/** Begins to make one. Asked twice, the second finds that there is one. */
export const buatUjiCoba = defineCommand({
  name: 'uji-coba-buat',
  label: 'Buat Uji Coba',
  path: 'uji-coba/buat',
  screens,
  gate: BOLEH_UJI_COBA,
  fields: {},
  answer: objek({ keadaan: pilihan('', ['DIBUAT']) }),
  idempotent: false,
});

/** Throws it away, whole. Asked twice, nothing is left to be thrown away. */
export const buangUjiCoba = defineCommand({
  name: 'uji-coba-buang',
  label: 'Buang Uji Coba',
  path: 'uji-coba/buang',
  screens,
  gate: BOLEH_UJI_COBA,
  fields: {},
  answer: objek({ keadaan: pilihan('', ['TIDAK_ADA']) }),
  idempotent: false,
});

/**
 * The totals that were typed in the trial, and what was said there of the columns of files, as they are there: in the place of the totals
 * that are here. Asked twice, they are the same. Documents never come along: those are done again, on the day.
 */
export const ambilUjiCoba = defineCommand({
  name: 'uji-coba-ambil',
  label: 'Ambil Dari Uji Coba',
  path: 'uji-coba/ambil',
  screens,
  gate: BOLEH_UJI_COBA,
  fields: {},
  answer: objek({ angka: angka(''), susunan: angka('') }),
  idempotent: false,
});
