/**
 * Passkeys of whoever may agree: made in his own window, and what is signed with one. Ecosystem.md, chapter 5 (passkeys); the
 * specification has none. docs/decisions/0150.
 */
import { baris, bebas, deret, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, rahasia, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { penyetuju } from './pin.command.ts';

/** What a browser is asked, and what it answers, in the JSON of WebAuthn. */
const permintaan = objek({ pilihan: bebas<object>() });
export const jawabanPasskey = teks('Passkey', { asTyped: true, max: 20_000 });

/** Mine, and whether one can be made at this address. */
export const passkeyCommand = defineCommand({
  name: 'passkey',
  label: 'Passkey',
  method: 'GET',
  path: 'users/passkey',
  gate: penyetuju,
  fields: {},
  answer: objek({
    bisa: ya(''),
    milik: baris({ id: teks(''), nama: teks(''), dibuat: waktu(''), dipakai: waktu('', { opsional: true }) }),
  }),
});

/** Begins one: with the password, because a browser that was left open makes none. */
export const mulaiPasskeyCommand = defineCommand({
  name: 'passkey-mulai',
  label: 'Mulai Passkey',
  path: 'users/passkey/mulai',
  gate: penyetuju,
  idempotent: false,
  fields: { password: rahasia('Password', { kosong: 'Harus Diisi' }) },
  answer: permintaan,
});

export const simpanPasskeyCommand = defineCommand({
  name: 'passkey-simpan',
  label: 'Simpan Passkey',
  path: 'users/passkey/simpan',
  gate: penyetuju,
  idempotent: false,
  fields: { nama: teks('Nama Passkey', { asTyped: true, max: 40 }), jawaban: jawabanPasskey },
  message: 'Passkey Berhasil Disimpan',
});

export const cabutPasskeyCommand = defineCommand({
  name: 'passkey-cabut',
  label: 'Hapus Passkey',
  path: 'users/passkey/cabut',
  gate: penyetuju,
  idempotent: false,
  fields: { id: teks('Passkey', { asTyped: true, max: 1400 }) },
  message: 'Passkey Dihapus',
});

/** At the till of whoever asks: what the passkey of whoever stands there is to sign. */
export const tantangPasskeyCommand = defineCommand({
  name: 'otorisasi-passkey-tantang',
  label: 'Tantangan Passkey',
  path: 'authorization/passkey/tantang',
  idempotent: false,
  fields: { segel: teks('Segel', { asTyped: true, max: 60_000 }) },
  answer: permintaan,
});

/** The same of a request that waits for me, on my own device. */
export const tantangMintaCommand = defineCommand({
  name: 'otorisasi-minta-tantang',
  label: 'Tantangan Permintaan',
  path: 'authorization/minta/tantang',
  gate: penyetuju,
  idempotent: false,
  fields: { id: kode('Permintaan', { asTyped: true, min: 36, max: 36 }), kode_toko: kode('Kode Toko') },
  answer: permintaan,
});

/** All that the question asks, agreed to by whoever opened his passkey: it says who he is. */
export const otorisasiPasskeyCommand = defineCommand({
  name: 'otorisasi-passkey',
  label: 'Otorisasi Dengan Passkey',
  path: 'authorization/passkey',
  idempotent: false,
  fields: {
    segel: teks('Segel', { asTyped: true, max: 60_000 }),
    jawaban: jawabanPasskey,
    keterangan: teks('Keterangan', { opsional: true, asTyped: true, max: 300 }),
    no_faktur_group: teks('No Faktur', { opsional: true }),
    alasan: teks('Alasan', { opsional: true, asTyped: true, max: 300 }),
  },
  answer: objek({ izin: deret(kode('')) }),
  message: 'Otorisasi Berhasil',
  failed: 'Terjadi Kesalahan Saat Mengirim Data',
});
