/** Answer of `jenis/get/berlian`. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { jenisBerlianCommand } from './jenis-berlian.command.ts';

const JENIS =
  'select kode_dept, nama_dept, kode_kategori, berlian from jenis where berlian and aktif order by kode_dept';

const bacaJenis = statement<Inside<typeof jenisBerlianCommand.answer>[number]>('jenis_berlian', JENIS);

export const berlianCommands = [
  implementCommand(jenisBerlianCommand, async (_input, { deps, scope }) => ({
    data: await deps.db.rows(scope, bacaJenis),
  })),
];
