/** Reads of people and the version that every screen needs. Spec 1 §7. */
import { baris, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, teks } from '@mustika/kernel/field.ts';
import { LEVELS, publik } from '@mustika/kernel/gate.ts';
import { kasirResource } from './kasir.resource.ts';

/** Names and levels of the store's users, for pickers; never anything about passwords. */
export const usersCommand = defineCommand({
  name: 'users-get-all',
  label: 'Daftar Pengguna',
  method: 'GET',
  path: 'users/get/all',
  list: () => kasirResource,
  fields: {},
  answer: baris({ user_id: kode(''), nama: teks(''), level: pilihan('', LEVELS), kode_toko: kode('') }),
});

export const versi = {
  major: angka(''),
  minor: angka(''),
  revision: angka(''),
  build: angka(''),
  tag: teks(''),
};

/** The version record, readable before login. */
export const versionCommand = defineCommand({
  name: 'version',
  label: 'Versi',
  method: 'GET',
  path: 'version',
  gate: publik,
  fields: {},
  answer: objek({ ...versi, app_mode: teks('') }),
});
