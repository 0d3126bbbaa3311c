/** What this installation is: the runtime configuration of Spec 1 §1, as it was read at the start. Only to be looked at. */
import { defineCommand } from '@mustika/kernel/command.ts';

export const konfigurasiCommand = defineCommand({
  name: 'konfigurasi',
  label: 'Konfigurasi Instalasi',
  method: 'GET',
  path: 'konfigurasi',
  screens: ['/settingsystem'],
  fields: {},
});

/** Names of the environment, in the order of the specification; no name of a secret is among them. */
export const KONFIGURASI = [
  'BACKEND_URL',
  'APP_URL',
  'TIPE',
  'MESSAGING_URL',
  'GROSIR_URL',
  'TOKO_ONLINE_URL',
  'PUSH_NAMA',
  'VERSI',
  'AUTH_TYPE',
  'GROSIR_DOMAIN',
  'ENKRIPSI',
  'APP_MODE',
  'KODE_TOKO_BOLEH',
] as const;
export type Konfigurasi = Record<(typeof KONFIGURASI)[number], string | null>;
