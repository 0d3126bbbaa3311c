/** Answer of `jenis/get/berlian`. */
import { implementCommand } from '@mustika/server-kit/http.ts';
import { jenisBerlianCommand } from './jenis-berlian.command.ts';

const JENIS =
  'select kode_dept, nama_dept, kode_kategori, berlian from jenis where berlian and aktif order by kode_dept';

export const berlianCommands = [
  implementCommand(jenisBerlianCommand, async (_input, ctx) => {
    const [data = []] = await ctx.deps.db.batch(ctx.scope, [
      { name: 'jenis_berlian', text: JENIS, values: [] },
    ]);
    return { data };
  }),
];
