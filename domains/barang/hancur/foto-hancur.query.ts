/** Pictures of destroyed pieces: written anew by the photo store, served only to those who may see the document. */
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type EarlyPhoto, keepEarlyPhoto, readEarlyPhotos } from '@mustika/server-kit/files/early-photo.ts';
import { servePhoto } from '@mustika/server-kit/files/serve-photo.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { barangErrors } from '../barang.errors.ts';
import { fotoHancur, fotoHancurUnggah } from './foto-hancur.command.ts';

const HANCUR: EarlyPhoto = { name: 'HANCUR', table: 'hancur_foto', aksi: 'hancur_barang.foto' };
const MILIK = 'select foto from hancur_barang where kode_toko = $1 and no_dokumen = $2';

type Foto = { foto: string | null };

/** The picture a document names, where this store stored it. */
export const bacaFotoHancur = (kode_toko: string, foto: string | null) =>
  readEarlyPhotos(HANCUR, kode_toko, [{ foto }]);

/** The key of the picture of a document, null where it has none. */
export async function kunciFotoHancur(no_dokumen: string, { deps, scope }: Ctx): Promise<string | null> {
  const asked = statement<Foto>('hancur_foto_milik', MILIK, scope.kode_toko, no_dokumen);
  const [row] = await deps.db.rows(scope, asked);
  return row?.foto ?? null;
}

export const fotoHancurCommands = [
  implementCommand(fotoHancurUnggah, async (_input, ctx, { request }) => ({
    data: { key: await keepEarlyPhoto(HANCUR, ctx, request, barangErrors.BERKAS_DIPERLUKAN) },
  })),
  implementCommand(fotoHancur, async ({ no_dokumen, lebar }, ctx, http) => {
    const key = await kunciFotoHancur(no_dokumen, ctx);
    return servePhoto(
      ctx.deps.photos,
      http,
      key ?? reject(barangErrors.FOTO_BARANG_TIDAK_ADA, { no_dokumen }),
      lebar,
    );
  }),
];
