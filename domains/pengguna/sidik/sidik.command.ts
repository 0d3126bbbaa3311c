/**
 * Fingerprints: Spec 1 §4 and §7 (`user-fingerprint`, `authorization/fingerprint`, the event `fingerprint-auth`). The reader hangs at
 * the agent of a till, and what a browser says about a finger is asked of what the server saw. docs/decisions/0151.
 */
import { baris, deret, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, rahasia, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { all, flag } from '@mustika/kernel/gate.ts';
import { penyetuju } from '../otorisasi/pin.command.ts';

export const modul = flag('FINGERPRINT_MODULE');

export const JARI = ['JEMPOL KANAN', 'TELUNJUK KANAN', 'JEMPOL KIRI', 'TELUNJUK KIRI', 'JARI LAIN'] as const;

/** Which fingers a supervisor or owner has given. Never what they are known by: a browser has nothing to do with it. */
export const userFingerprintCommand = defineCommand({
  name: 'user-fingerprint',
  label: 'Sidik Jari Pengguna',
  method: 'GET',
  path: 'user-fingerprint',
  gate: modul,
  fields: { user_id: kode('Username') },
  answer: baris({ user_id: kode(''), jari: pilihan('', JARI) }),
});

/** Asks the reader of this till for a finger of this person. `fp` is what the till then sends; it is worth nothing until one was seen. */
export const pindaiCommand = defineCommand({
  name: 'otorisasi-pindai',
  label: 'Pindai Sidik Jari',
  path: 'authorization/fingerprint/pindai',
  gate: modul,
  idempotent: false,
  fields: {
    user_id: kode('Username', { kosong: 'Harus Diisi' }),
    segel: teks('Segel', { asTyped: true, max: 60_000 }),
  },
  answer: objek({
    fp: teks(''),
    /** Seconds in which a finger is waited for. */
    sisa: angka(''),
    /** He has the second step: its code is sent along. */
    dengan_kode: ya(''),
  }),
});

/** All that the question asks, agreed to by the finger that the reader of this till saw. */
export const otorisasiSidikCommand = defineCommand({
  name: 'otorisasi-sidik',
  label: 'Otorisasi Dengan Sidik Jari',
  path: 'authorization/fingerprint',
  gate: modul,
  idempotent: false,
  fields: {
    user_id: kode('Username', { kosong: 'Harus Diisi' }),
    /** Prescribed as the bytes of a finger; here what the scan was asked for by, once. */
    fp: teks('Fingerprint', { asTyped: true, max: 60 }),
    kategori: teks('Kategori', { asTyped: true, max: 60 }),
    kode: kode('Kode', { opsional: true, max: 24 }),
    segel: teks('Segel', { asTyped: true, max: 60_000 }),
    keterangan: teks('Keterangan', { opsional: true, asTyped: true, max: 300 }),
    no_faktur_group: teks('No Faktur', { opsional: true }),
    alasan: teks('Alasan', { opsional: true, asTyped: true, max: 300 }),
  },
  answer: objek({ izin: deret(kode('')) }),
  message: 'Otorisasi Berhasil',
  failed: 'Terjadi Kesalahan Saat Mengirim Data',
});

/** Mine, and whether a finger can be made known here. What I gave I see, and take back, also where the module is off. */
export const sidikCommand = defineCommand({
  name: 'sidik-jari',
  label: 'Sidik Jari',
  method: 'GET',
  path: 'users/sidik-jari',
  gate: penyetuju,
  fields: {},
  answer: objek({
    pembaca: ya(''),
    milik: baris({
      id: teks(''),
      jari: pilihan('', JARI),
      dibuat: waktu(''),
      dipakai: waktu('', { opsional: true }),
    }),
  }),
});

/** Makes a finger of mine known, at the reader of this till. How it goes is told on the live line. */
export const daftarSidikCommand = defineCommand({
  name: 'sidik-jari-daftar',
  label: 'Daftarkan Sidik Jari',
  path: 'users/sidik-jari/daftar',
  gate: all(modul, penyetuju),
  idempotent: false,
  fields: { password: rahasia('Password', { kosong: 'Harus Diisi' }), jari: pilihan('Jari', JARI) },
  answer: objek({ id: teks('') }),
});

export const cabutSidikCommand = defineCommand({
  name: 'sidik-jari-cabut',
  label: 'Hapus Sidik Jari',
  path: 'users/sidik-jari/cabut',
  gate: penyetuju,
  idempotent: false,
  fields: { id: teks('Sidik Jari', { asTyped: true, max: 36 }) },
  message: 'Sidik Jari Dihapus',
});
