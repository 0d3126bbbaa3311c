/** Answers of the settings and people reads. */
import { VERSION } from '@mustika/server-kit/config.ts';
import { implementCommand } from '@mustika/server-kit/http.ts';
import {
  paraSystemCommand,
  paraSystemKeyCommand,
  usersCommand,
  versionCommand,
} from './pengaturan-toko.command.ts';

const USERS = `select user_id, nama, level, kode_toko from pengguna where aktif and (kode_toko = $1 or level = 'OWN') order by user_id limit 1000`;

export const pengaturanTokoCommands = [
  implementCommand(paraSystemCommand, async (_input, { session }) => ({
    data: Object.entries(session.settings).map(([key, value]) => ({ key, value })),
  })),
  implementCommand(paraSystemKeyCommand, async ({ key }, { session }) => ({
    data: { key, value: session.settings[key] ?? null },
  })),
  implementCommand(usersCommand, async (_input, { deps, session }) => ({
    data: await deps.db.call({ name: 'users_semua', text: USERS, values: [session.kode_toko] }),
  })),
  implementCommand(versionCommand, async (_input, { deps }) => ({
    data: { ...VERSION, app_mode: deps.config.mode },
  })),
];
