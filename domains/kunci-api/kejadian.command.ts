/** Addresses that are told what happens: subscribed for a key, stopped, told again. docs/decisions/0158. */
import { baris, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode, pilihan, rahasia, tanggal, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { STATUS_KIRIM } from './kejadian.rule.ts';
import { gerbangKunci as gate, idKunci, screens } from './kunci-api.command.ts';

const kosong = { opsional: true } as const;
const id = kode('Langganan', { asTyped: true, min: 36, max: 36 });

export const langgananCommand = defineCommand({
  name: 'kejadian',
  label: 'Kabar Ke Program Lain',
  method: 'GET',
  path: 'kunci-api/kejadian',
  screens,
  gate,
  fields: { kunci: idKunci },
  answer: baris({
    id,
    nama: teks(''),
    alamat: teks(''),
    kejadian: deret(teks('')),
    aktif: ya(''),
    /** Since when it is set aside, and what the last try met. */
    macet: waktu('', kosong),
    sebab: teks('', kosong),
    menunggu: angka(''),
    terkirim: waktu('', kosong),
    lama_sampai: waktu('', kosong),
    dibuat: waktu(''),
    dibuat_oleh: kode(''),
  }),
});
export type LanggananTampak = WireOf<typeof langgananCommand.answer>[number];

/** The secret of its signatures, told once. */
const rahasianya = objek({ id, rahasia: teks('') });

export const langgananBaruCommand = defineCommand({
  name: 'kejadian-langganan',
  label: 'Kirim Kabar Ke Alamat',
  path: 'kunci-api/kejadian/langganan',
  screens,
  gate,
  fields: {
    kunci: idKunci,
    nama: teks('Nama', { asTyped: true, max: 40 }),
    alamat: teks('Alamat', { asTyped: true, max: 500 }),
    kejadian: daftar(
      'Jenis Kabar',
      { kejadian: teks('Jenis Kabar', { asTyped: true, max: 80 }) },
      { maxRows: 400 },
    ),
    password: rahasia('Password'),
  },
  answer: rahasianya,
  message: 'Alamat Akan Dikabari',
});

/** A new secret; both sign for so many hours. */
export const putarRahasiaCommand = defineCommand({
  name: 'kejadian-putar',
  label: 'Putar Rahasia Kabar',
  path: 'kunci-api/kejadian/putar',
  screens,
  gate,
  fields: {
    id,
    jam: angka('Jam Rahasia Lama Masih Berlaku', { min: 0, max: 168, initial: 24 }),
    password: rahasia('Password'),
  },
  answer: rahasianya,
  message: 'Rahasia Baru Berlaku',
});

/** Stops it, or lets it go on where it stopped; nothing is lost meanwhile. What it was set aside for is tried first, unless it is passed over. */
export const keadaanLanggananCommand = defineCommand({
  name: 'kejadian-keadaan',
  label: 'Hentikan Atau Lanjutkan Kabar',
  path: 'kunci-api/kejadian/keadaan',
  screens,
  gate,
  fields: { id, aktif: ya('Dikabari'), lewati: ya('Lewati Yang Gagal', { opsional: true }) },
  answer: objek({ id, aktif: ya('') }),
});

/** Everything since that day once more, under the ids of before. */
export const ulangLanggananCommand = defineCommand({
  name: 'kejadian-ulang',
  label: 'Kirim Ulang Kabar Sejak Tanggal',
  path: 'kunci-api/kejadian/ulang',
  screens,
  gate,
  fields: { id, sejak: tanggal('Sejak Tanggal') },
  answer: objek({ id }),
  message: 'Kabar Sejak Tanggal Itu Dikirim Ulang',
});

/** A message that says nothing, now. */
export const cobaLanggananCommand = defineCommand({
  name: 'kejadian-coba',
  label: 'Kirim Kabar Percobaan',
  path: 'kunci-api/kejadian/coba',
  screens,
  gate,
  fields: { id },
  answer: objek({ id: teks('') }),
  message: 'Kabar Percobaan Antre',
});

/** What was sent and what waits, the newest first. */
export const kirimanCommand = defineCommand({
  name: 'kejadian-kiriman',
  label: 'Kabar Terkirim',
  method: 'GET',
  path: 'kunci-api/kejadian/kiriman',
  screens,
  gate,
  fields: {
    id,
    status: pilihan('Status', STATUS_KIRIM, { opsional: true }),
    sebelum: angka('Sebelum Nomor', { opsional: true, min: 1 }),
  },
  answer: baris({
    urut: angka(''),
    pesan: teks(''),
    jenis: teks(''),
    toko: kode(''),
    no_dokumen: kode('', kosong),
    terjadi: waktu(''),
    status: pilihan('', STATUS_KIRIM),
    percobaan: angka(''),
    jawaban: angka('', kosong),
    galat: teks('', kosong),
    coba_lagi: waktu('', kosong),
    selesai: waktu('', kosong),
  }),
});
export type KirimanTampak = WireOf<typeof kirimanCommand.answer>[number];

export const kirimLagiCommand = defineCommand({
  name: 'kejadian-kirim-lagi',
  label: 'Kirim Kabar Ini Lagi',
  path: 'kunci-api/kejadian/kirim-lagi',
  screens,
  gate,
  fields: { id, urut: angka('Nomor Kabar', { min: 1 }) },
  answer: objek({ id, urut: angka('') }),
  message: 'Kabar Antre Untuk Dikirim Lagi',
});
