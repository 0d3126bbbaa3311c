/** Implementations of the domain, for the composition root. */
import { konfigurasi } from './konfigurasi.query.ts';
import { paraSystemCommands } from './para-system.query.ts';
import { setelanBaca } from './setelan.query.ts';
import { profilTokoCommands } from './setting-toko.query.ts';
import { ubahSetelan } from './ubah-setelan.query.ts';

export const pengaturanCommands = [
  ...paraSystemCommands,
  ...setelanBaca,
  ubahSetelan,
  ...profilTokoCommands,
  konfigurasi,
];
