/**
 * Settings and modules of a store: what is set, its history, the same in all stores, and the change. The screens settingsystem
 * (levels OWN, SU, DEV, MU: all of it) and settingtoko (everyday switches) are named by Spec 1 §2.2, their calls are ours.
 */

import { baris, type WireOf } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, catatan, daftar, kode, teks, waktu, ya } from '@mustika/kernel/field.ts';

const screens = ['/settingsystem', '/settingtoko'];
const satu = { key: kode('Key', { asTyped: true, max: 80 }) };
/** Null where the store has no row. */
const kosong = { opsional: true } as const;

/** Rows of the store: key, value as stored, who changed it and when. What has no row is at its default. */
export const setelanCommand = defineCommand({
  name: 'setelan',
  label: 'Daftar Pengaturan',
  method: 'GET',
  path: 'setelan',
  screens,
  fields: {},
  answer: baris({
    key: kode(''),
    value: teks(''),
    versi: angka(''),
    diubah_oleh: kode(''),
    diubah_pada: waktu(''),
  }),
});
export type BarisSetelan = WireOf<typeof setelanCommand.answer>[number];

/** Every change of one setting in the store, newest first: before, after, who, when, and who agreed. */
export const riwayatSetelanCommand = defineCommand({
  name: 'setelan-riwayat',
  label: 'Riwayat Pengaturan',
  method: 'GET',
  path: 'setelan/{key}/riwayat',
  screens,
  fields: satu,
  answer: baris({
    waktu: waktu(''),
    user_id: kode(''),
    sebelum: teks('', kosong),
    sesudah: teks(''),
    alasan: catatan('', kosong),
    disetujui: kode('', kosong),
  }),
});

/** The same setting in every store, for head office. */
export const setelanTokoCommand = defineCommand({
  name: 'setelan-toko',
  label: 'Pengaturan Per Toko',
  method: 'GET',
  path: 'setelan/{key}/toko',
  screens: ['/settingsystem'],
  fields: satu,
  /** `versi` 0 is a setting that was never set. */
  answer: baris({
    kode_toko: kode(''),
    nama_toko: teks(''),
    key: kode(''),
    value: teks('', kosong),
    versi: angka(''),
    diubah_oleh: kode('', kosong),
    diubah_pada: waktu('', kosong),
  }),
});

/**
 * Sets one setting. `versi` is that of the row as it was read, 0 without a row. `toko` names the stores when head office sets
 * several at once; empty is the store of the call. A guarded setting asks for a second person.
 */
export const ubahSetelanCommand = defineCommand({
  name: 'setelan-ubah',
  label: 'Ubah Pengaturan',
  method: 'PUT',
  path: 'para-system/key/{key}',
  screens,
  fields: {
    ...satu,
    value: teks('Nilai', { asTyped: true, opsional: true, max: 500 }),
    versi: angka('Versi', { min: 0 }),
    alasan: catatan('Alasan', { opsional: true, asTyped: true }),
    toko: daftar('Toko', { kode_toko: kode('Kode Toko', { max: 8 }) }, { opsional: true }),
    detail_authorization,
  },
  /** What came of it in each store. */
  answer: baris({ kode_toko: kode(''), key: kode(''), value: teks(''), versi: angka(''), berubah: ya('') }),
  message: 'Pengaturan Berhasil Disimpan',
});
