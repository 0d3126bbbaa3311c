/** Pictures of receipts: written anew by the photo store, served only to those who may see the movement, a cashier those of his drawer. */
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type EarlyPhoto, keepEarlyPhoto, readEarlyPhotos } from '@mustika/server-kit/files/early-photo.ts';
import { servePhoto } from '@mustika/server-kit/files/serve-photo.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import { fotoUang, fotoUangUnggah } from './foto-uang.command.ts';

const UANG: EarlyPhoto = { name: 'UANG', table: 'uang_foto', aksi: 'mutasi_uang.foto' };
const MILIK = `select foto from mutasi_uang where kode_toko = $1 and no_dokumen = $2
  and ($3::text is null or kasir = $3 or kasir is null)`;

type Foto = { foto: string | null };

/** The picture a movement names, where this store stored it. */
export const bacaFotoUang = (kode_toko: string, foto: string | null) =>
  readEarlyPhotos(UANG, kode_toko, [{ foto }]);

/** The key of the picture of a movement, null where it has none or its drawer is somebody else's. */
export async function kunciFotoUang(
  no_dokumen: string,
  { deps, scope, session }: Ctx,
): Promise<string | null> {
  const milik = session.level === 'KASIR' ? session.user_id : null;
  const asked = statement<Foto>('uang_foto_milik', MILIK, scope.kode_toko, no_dokumen, milik);
  const [row] = await deps.db.rows(scope, asked);
  return row?.foto ?? null;
}

export const fotoUangCommands = [
  implementCommand(fotoUangUnggah, async (_input, ctx, { request }) => ({
    data: { key: await keepEarlyPhoto(UANG, ctx, request, salah.FOTO_UANG_KOSONG) },
  })),
  implementCommand(fotoUang, async ({ no_dokumen, lebar }, ctx, http) => {
    const key = await kunciFotoUang(no_dokumen, ctx);
    return servePhoto(ctx.deps.photos, http, key ?? reject(salah.FOTO_UANG_TIDAK_ADA, { no_dokumen }), lebar);
  }),
];
