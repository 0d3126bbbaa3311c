/** Pictures of destroyed pieces: written anew by the photo store, served only to those who may see the document. */
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, statement } from '@mustika/server-kit/database.ts';
import { servePhoto } from '@mustika/server-kit/files/serve-photo.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { barangErrors } from '../barang.errors.ts';
import { bacaUnggahan } from '../masuk/unggahan.query.ts';
import { fotoHancur, fotoHancurUnggah } from './foto-hancur.command.ts';

/** Before the document there is no number to name a picture after; its own content makes the key unlike any other. */
const NAMA = 'HANCUR';

const SIMPAN = 'insert into hancur_foto (kode_toko, foto) values ($1, $2) on conflict do nothing';
const ADA = 'select foto from hancur_foto where kode_toko = $1 and foto = $2';
const MILIK = 'select foto from hancur_barang where kode_toko = $1 and no_dokumen = $2';

type Foto = { foto: string | null };

/** The picture a document names, where this store stored it. */
export const bacaFotoHancur = (kode_toko: string, foto: string | null) =>
  statement<Foto>('hancur_foto', ADA, kode_toko, foto ?? '');

/** The key of the picture of a document, null where it has none. */
export async function kunciFotoHancur(no_dokumen: string, { deps, scope }: Ctx): Promise<string | null> {
  const asked = statement<Foto>('hancur_foto_milik', MILIK, scope.kode_toko, no_dokumen);
  const [row] = await deps.db.rows(scope, asked);
  return row?.foto ?? null;
}

export const fotoHancurCommands = [
  implementCommand(fotoHancurUnggah, async (_input, { deps, scope }, { request }) => {
    const { bytes } = await bacaUnggahan(request, 'image');
    const { key } = await deps.photos.save(scope.kode_toko, NAMA, bytes);
    await deps.db.tx(scope, async (sql, audit) => {
      await rawQuery(sql, SIMPAN, [scope.kode_toko, key]);
      audit({ aksi: 'hancur_barang.foto', objek: key, isi: {} });
    });
    return { data: { key } };
  }),
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
