/** Keys of the API: made, changed, turned, revoked by the owner of head office, and what they called. docs/decisions/0157. */
import { baris, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode, pilihan, rahasia, tanggal, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { all, level, not, pusat, sarana } from '@mustika/kernel/gate.ts';
import { KEADAAN_KUNCI } from './kunci-api.rule.ts';

export const LAYAR_KUNCI = '/kunci-api';
export const screens = [LAYAR_KUNCI];
/** Nobody comes in from outside where nothing counts. */
export const gerbangKunci = all(level('OWN'), pusat, not(sarana('TOKO_LATIHAN')), not(sarana('UJI_COBA')));
const kosong = { opsional: true } as const;
export const idKunci = kode('Kunci API', { asTyped: true, min: 36, max: 36 });

const ISI = {
  nama: teks('Nama Kunci', { max: 40 }),
  hak: daftar('Hak Kunci', { path: teks('Hak Kunci', { asTyped: true, max: 160 }) }, { maxRows: 3000 }),
  toko: daftar('Toko', { kode_toko: kode('Kode Toko') }, { maxRows: 500 }),
  alamat: daftar(
    'Alamat Yang Boleh',
    { alamat: teks('Alamat', { asTyped: true, max: 60 }) },
    { opsional: true, maxRows: 50 },
  ),
  per_menit: angka('Panggilan Per Menit', { min: 1, max: 6000, initial: 60 }),
  sekaligus: angka('Panggilan Sekaligus', { min: 1, max: 1000, initial: 20 }),
  berlaku_sampai: tanggal('Berlaku Sampai'),
};
const password = rahasia('Password');

/** Every key there was; a secret of none of them. */
export const kunciApiCommand = defineCommand({
  name: 'kunci-api',
  label: 'Kunci API',
  method: 'GET',
  path: 'kunci-api',
  screens,
  gate: gerbangKunci,
  fields: {},
  answer: baris({
    id: kode(''),
    nama: teks(''),
    /** The first letters of the secret that works now. */
    awalan: teks(''),
    hak: deret(teks('')),
    toko: deret(kode('')),
    alamat: deret(teks('')),
    per_menit: angka(''),
    sekaligus: angka(''),
    berlaku_sampai: tanggal(''),
    penanggung: kode(''),
    versi: angka(''),
    keadaan: pilihan('', KEADAAN_KUNCI),
    dibuat: waktu(''),
    dicabut: waktu('', kosong),
    /** Until when the secret of before works beside it. */
    lama_sampai: waktu('', kosong),
    terakhir: waktu('', kosong),
    dari: teks('', kosong),
    langganan: angka(''),
    macet: angka(''),
  }),
});
export type KunciTampak = WireOf<typeof kunciApiCommand.answer>[number];

/** What can be given: screens with their acts, stores, and what happens that can be heard of. */
export const pilihanKunciCommand = defineCommand({
  name: 'kunci-api-pilihan',
  label: 'Pilihan Kunci API',
  method: 'GET',
  path: 'kunci-api/pilihan',
  screens,
  gate: gerbangKunci,
  fields: {},
  answer: objek({
    layar: baris({
      path: teks(''),
      judul: teks(''),
      kelompok: teks(''),
      tindakan: baris({ path: teks(''), judul: teks('') }),
    }),
    toko: baris({ kode_toko: kode(''), nama_toko: teks('') }),
    kejadian: baris({ kejadian: teks(''), judul: teks(''), kelompok: teks(''), hak: deret(teks('')) }),
  }),
});
export type PilihanKunci = WireOf<typeof pilihanKunciCommand.answer>;

/** Told once: nobody can read it again. */
const diberikan = objek({ id: kode(''), nama: teks(''), kunci: teks('') });
export type KunciDiberikan = WireOf<typeof diberikan>;

export const buatKunciCommand = defineCommand({
  name: 'kunci-api-buat',
  label: 'Buat Kunci API',
  path: 'kunci-api/buat',
  screens,
  gate: gerbangKunci,
  fields: { ...ISI, password },
  answer: diberikan,
  message: 'Kunci API Berhasil Dibuat',
});

/** Its name stays: the audit points at it. */
const { nama: _nama, ...dapatDiubah } = ISI;
export const ubahKunciCommand = defineCommand({
  name: 'kunci-api-ubah',
  label: 'Ubah Kunci API',
  method: 'PUT',
  path: 'kunci-api/ubah',
  screens,
  gate: gerbangKunci,
  fields: { id: idKunci, versi: angka('Versi'), ...dapatDiubah, password },
  answer: objek({ id: kode(''), versi: angka('') }),
  message: 'Kunci API Berhasil Diubah',
});

/** A new secret; the one of before works for so many hours more. Whoever turns it answers for it from now on. */
export const putarKunciCommand = defineCommand({
  name: 'kunci-api-putar',
  label: 'Putar Kunci API',
  path: 'kunci-api/putar',
  screens,
  gate: gerbangKunci,
  fields: {
    id: idKunci,
    jam: angka('Jam Rahasia Lama Masih Berlaku', { min: 0, max: 168, initial: 24 }),
    password,
  },
  answer: diberikan,
  message: 'Rahasia Baru Berlaku',
});

/** Nobody is asked for a password to take a right away. */
export const cabutKunciCommand = defineCommand({
  name: 'kunci-api-cabut',
  label: 'Cabut Kunci API',
  path: 'kunci-api/cabut',
  screens,
  gate: gerbangKunci,
  fields: { id: idKunci },
  answer: objek({ id: kode('') }),
  message: 'Kunci API Sudah Dicabut',
});

/** What it called, the newest first: of some weeks. */
export const panggilanKunciCommand = defineCommand({
  name: 'kunci-api-panggilan',
  label: 'Panggilan Kunci API',
  method: 'GET',
  path: 'kunci-api/panggilan',
  screens,
  gate: gerbangKunci,
  fields: {
    id: idKunci,
    gagal: ya('Hanya Yang Ditolak', { opsional: true }),
    sebelum: teks('Sebelum Waktu', { asTyped: true, opsional: true, max: 40 }),
  },
  answer: baris({
    id: kode(''),
    pada: waktu(''),
    toko: kode('', kosong),
    metode: kode(''),
    panggilan: teks(''),
    status: angka(''),
    ms: angka(''),
    no_dokumen: kode('', kosong),
    dari: teks(''),
  }),
});
export type PanggilanTampak = WireOf<typeof panggilanKunciCommand.answer>[number];
