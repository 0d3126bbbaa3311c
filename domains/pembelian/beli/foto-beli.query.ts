/** Pictures of bought pieces: written anew by the photo store, served only to those who may see the store's purchases. */
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, statement } from '@mustika/server-kit/database.ts';
import { servePhoto } from '@mustika/server-kit/files/serve-photo.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { readParts } from '@mustika/server-kit/http/upload.ts';
import { fotoBeli, fotoBeliUnggah } from '../nota/nota-beli.command.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';

/** Before the purchase there is no number to name a picture after; its own content makes the key unlike any other. */
const NAMA = 'BELI';

const SIMPAN = 'insert into pembelian_foto (kode_toko, foto) values ($1, $2) on conflict do nothing';
const FOTO = 'select foto from pembelian_barang where kode_toko = $1 and no_faktur = $2';

export const fotoBeliCommands = [
  implementCommand(fotoBeliUnggah, async (_input, ctx, { request }) => {
    const { file } = await readParts(request, 'image');
    if (!file || file.bytes.length === 0) reject(salah.FOTO_BELI_WAJIB);
    const { kode_toko } = ctx.scope;
    const { key } = await ctx.deps.photos.save(kode_toko, NAMA, file.bytes);
    await ctx.deps.db.tx(ctx.scope, async (sql, audit) => {
      await rawQuery(sql, SIMPAN, [kode_toko, key]);
      audit({ aksi: 'pembelian.foto', objek: key, isi: {} });
    });
    return { data: { foto: key } };
  }),
  implementCommand(fotoBeli, async ({ no_faktur, lebar }, ctx, http) => {
    const [row] = await ctx.deps.db.rows(
      ctx.scope,
      statement<{ foto: string | null }>('beli_foto', FOTO, ctx.scope.kode_toko, no_faktur),
    );
    const key = row?.foto ?? reject(salah.FOTO_BELI_TIDAK_ADA, { no_faktur });
    return servePhoto(ctx.deps.photos, http, key, lebar);
  }),
];
