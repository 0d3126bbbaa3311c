/** Reads of settings and people that every screen needs. Spec 1 §7. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode } from '@mustika/kernel/field.ts';
import { publik } from '@mustika/kernel/gate.ts';

/** All flags and settings of the store: a list of key and value. */
export const paraSystemCommand = defineCommand({
  name: 'para-system',
  label: 'Pengaturan Sistem',
  method: 'GET',
  path: 'para-system',
  fields: {},
});

/** One value; null when the key is not set. */
export const paraSystemKeyCommand = defineCommand({
  name: 'para-system-key',
  label: 'Satu Pengaturan',
  method: 'GET',
  path: 'para-system/key/{key}',
  fields: { key: kode('Key', { asTyped: true, max: 80 }) },
});

/** Names and levels of the store's users, for pickers; never anything about passwords. */
export const usersCommand = defineCommand({
  name: 'users-get-all',
  label: 'Daftar Pengguna',
  method: 'GET',
  path: 'users/get/all',
  fields: {},
});

/** The version record, readable before login. */
export const versionCommand = defineCommand({
  name: 'version',
  label: 'Versi',
  method: 'GET',
  path: 'version',
  gate: publik,
  fields: {},
});
