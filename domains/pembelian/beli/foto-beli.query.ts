/** Pictures of bought pieces: written anew by the photo store, served only to those who may see the store's purchases. */
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type EarlyPhoto, keepEarlyPhoto } from '@mustika/server-kit/files/early-photo.ts';
import { servePhoto } from '@mustika/server-kit/files/serve-photo.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { fotoBeli, fotoBeliUnggah } from '../nota/nota-beli.command.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';

const BELI: EarlyPhoto = { name: 'BELI', table: 'pembelian_foto', aksi: 'pembelian.foto' };
const FOTO = 'select foto from pembelian_barang where kode_toko = $1 and no_faktur = $2';

export const fotoBeliCommands = [
  implementCommand(fotoBeliUnggah, async (_input, ctx, { request }) => ({
    data: { foto: await keepEarlyPhoto(BELI, ctx, request, salah.FOTO_BELI_WAJIB) },
  })),
  implementCommand(fotoBeli, async ({ no_faktur, lebar }, ctx, http) => {
    const [row] = await ctx.deps.db.rows(
      ctx.scope,
      statement<{ foto: string | null }>('beli_foto', FOTO, ctx.scope.kode_toko, no_faktur),
    );
    const key = row?.foto ?? reject(salah.FOTO_BELI_TIDAK_ADA, { no_faktur });
    return servePhoto(ctx.deps.photos, http, key, lebar);
  }),
];
