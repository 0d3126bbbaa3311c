/**
 * Approval by somebody who is elsewhere. Spec 1 §1 wants a notification that asks for authentication and shows no call; we let
 * the refused act wait on the device of every supervisor and owner of the store until one of them answers there.
 */
import { baris, bebas, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, rahasia, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';

const id = kode('Permintaan', { asTyped: true, min: 36, max: 36 });
const penyetuju = level('SPV', 'OWN');

/** The pieces it is about, for whoever looks at them before he agrees. */
export const barangDiminta = baris({ kode_barcode: kode(''), nama: teks(''), ada_foto: ya('') });

/** One thing that needs a second person, as the refused act said it. */
export type HalDiminta = Approval & { perlu_keterangan: boolean };

/**
 * Asks. `segel` is what the refusal carried; the same act asked for twice waits once, for ten minutes from its refusal, and the
 * three newest questions of one asker wait. Whoever is not there reads why: `alasan`, unless the act itself says it.
 */
export const mintaOtorisasiCommand = defineCommand({
  name: 'otorisasi-minta',
  label: 'Minta Otorisasi',
  path: 'authorization/minta',
  idempotent: false,
  fields: {
    segel: teks('Segel', { asTyped: true, max: 60_000 }),
    alasan: teks('Alasan', { opsional: true, asTyped: true, min: 4, max: 300 }),
  },
  answer: objek({ id }),
});

/** How it went, for whoever asked. `izin` are the approvals that the repeated act carries. */
export const lihatMintaCommand = defineCommand({
  name: 'otorisasi-minta-lihat',
  label: 'Permintaan Otorisasi',
  method: 'GET',
  path: 'authorization/minta/satu',
  fields: { id },
  answer: objek({
    id,
    keadaan: pilihan('', ['MENUNGGU', 'SETUJU', 'TOLAK', 'TARIK', 'LEWAT']),
    /** Seconds it still waits. */
    sisa: angka(''),
    diputus_oleh: kode('', { opsional: true }),
    alasan: teks('', { opsional: true }),
    izin: deret(kode('')),
  }),
});

/** Takes it back: the customer left, or somebody came to the till after all. */
export const tarikMintaCommand = defineCommand({
  name: 'otorisasi-minta-tarik',
  label: 'Tarik Permintaan Otorisasi',
  path: 'authorization/minta/tarik',
  idempotent: false,
  fields: { id },
});

/** What waits for me, newest first: in the stores I may act for, asked by somebody else. */
export const otorisasiMasukCommand = defineCommand({
  name: 'otorisasi-masuk',
  label: 'Otorisasi Masuk',
  method: 'GET',
  path: 'authorization/masuk',
  gate: penyetuju,
  fields: {},
  answer: baris({
    id,
    kode_toko: kode(''),
    nama_toko: teks(''),
    requester: kode(''),
    nama: teks(''),
    perlu: bebas<HalDiminta[]>(),
    barang: barangDiminta,
    alasan: teks('', { opsional: true }),
    dibuat: waktu(''),
    sisa: angka(''),
  }),
});
export type OtorisasiMasuk = WireOf<typeof otorisasiMasukCommand.answer>[number];

/**
 * My answer, with my password, PIN or passkey: a browser that was left open agrees to nothing. `keterangan` is the reason of a no, and of a yes
 * where the act wants one. Answering the same again changes nothing.
 */
export const putusMintaCommand = defineCommand({
  name: 'otorisasi-putus',
  label: 'Putuskan Otorisasi',
  path: 'authorization/putus',
  gate: penyetuju,
  idempotent: false,
  fields: {
    id,
    kode_toko: kode('Kode Toko'),
    setuju: ya('Setuju'),
    password: rahasia('Password', { opsional: true }),
    kode: kode('Kode', { opsional: true, max: 24 }),
    /** What my passkey signed, in place of a password. */
    passkey: teks('Passkey', { opsional: true, asTyped: true, max: 20_000 }),
    keterangan: teks('Keterangan', { opsional: true, asTyped: true, max: 300 }),
  },
  answer: objek({ id }),
});
