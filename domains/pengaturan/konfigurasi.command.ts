/** What this installation is: the runtime configuration of Spec 1 §1, as it was read at the start. Only to be looked at. */
import { objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { teks } from '@mustika/kernel/field.ts';

/** Null where nothing is set. */
const nilai = teks('', { opsional: true });

export const konfigurasiCommand = defineCommand({
  name: 'konfigurasi',
  label: 'Konfigurasi Instalasi',
  method: 'GET',
  path: 'konfigurasi',
  screens: ['/settingsystem'],
  fields: {},
  /** Names of the environment, in the order of the specification; no name of a secret is among them. */
  answer: objek({
    BACKEND_URL: nilai,
    APP_URL: nilai,
    TIPE: nilai,
    MESSAGING_URL: nilai,
    GROSIR_URL: nilai,
    TOKO_ONLINE_URL: nilai,
    PUSH_NAMA: nilai,
    VERSI: nilai,
    AUTH_TYPE: nilai,
    GROSIR_DOMAIN: nilai,
    ENKRIPSI: nilai,
    APP_MODE: nilai,
    KODE_TOKO_BOLEH: nilai,
  }),
});

export type Konfigurasi = WireOf<typeof konfigurasiCommand.answer>;
