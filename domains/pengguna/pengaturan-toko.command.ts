/** Reads of people and the version that every screen needs. Spec 1 §7. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { publik } from '@mustika/kernel/gate.ts';
import { kasirResource } from './kasir.resource.ts';

/** Names and levels of the store's users, for pickers; never anything about passwords. */
export const usersCommand = defineCommand({
  name: 'users-get-all',
  label: 'Daftar Pengguna',
  method: 'GET',
  path: 'users/get/all',
  list: () => kasirResource,
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
