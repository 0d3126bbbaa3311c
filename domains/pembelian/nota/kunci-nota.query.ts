/** The public keys that notas of the chain are signed with. */
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { kunciNota } from './kunci-nota.command.ts';

const SEMUA = statement<{ key_id: string; publik: Buffer }>(
  'kunci_nota_semua',
  'select key_id, publik from kunci_nota order by aktif desc, key_id',
);

export const kunciNotaCommands = [
  implementCommand(kunciNota, async (_input, ctx) => {
    const rows = await ctx.deps.db.rows(ctx.scope, SEMUA);
    return { data: rows.map(({ key_id, publik }) => ({ key_id, publik: publik.toString('base64') })) };
  }),
];
