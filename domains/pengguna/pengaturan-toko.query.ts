/** Answers of the reads of people and the version. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { VERSION } from '@mustika/server-kit/config.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { usersCommand, versionCommand } from './pengaturan-toko.command.ts';

const USERS = `select user_id, nama, level, kode_toko from pengguna where aktif and (kode_toko = $1 or level = 'OWN') order by user_id limit 1000`;
const bacaUsers = (kode_toko: string) =>
  statement<Inside<typeof usersCommand.answer>[number]>('users_semua', USERS, kode_toko);

export const pengaturanTokoCommands = [
  implementCommand(usersCommand, async (_input, { deps, session }) => ({
    data: await deps.db.call(bacaUsers(session.kode_toko)),
  })),
  implementCommand(versionCommand, async (_input, { deps }) => ({
    data: { ...VERSION, app_mode: deps.config.mode },
  })),
];
