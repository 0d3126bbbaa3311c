/** Pictures of pieces that have no code yet: written anew by the photo store, named only by the store that took them. */
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { readParts } from '@mustika/server-kit/http/upload.ts';
import { sepuhanErrors as salah } from '../sepuhan.errors.ts';
import { fotoJadiUnggah } from './foto-jadi.command.ts';

/** Its own content makes the key unlike any other. */
const NAMA = 'BUAT';
const SIMPAN = 'insert into barang_jadi_foto (kode_toko, foto) values ($1, $2) on conflict do nothing';

/** Those of these pictures that this store took. */
export const bacaFotoJadi = (kode_toko: string, foto: readonly (string | null)[]) =>
  statement<{ foto: string }>(
    'barang_jadi_foto',
    'select foto from barang_jadi_foto where kode_toko = $1 and foto = any ($2)',
    kode_toko,
    foto.filter((one) => one !== null),
  );

export const fotoJadiCommand = implementCommand(
  fotoJadiUnggah,
  async (_input, { deps, scope }, { request }) => {
    const { file } = await readParts(request, 'image');
    if (!file || file.bytes.length === 0) reject(salah.FOTO_JADI_TIDAK_ADA);
    const { key } = await deps.photos.save(scope.kode_toko, NAMA, file.bytes);
    await deps.db.tx(scope, async (sql, audit) => {
      await rawQuery(sql, SIMPAN, [scope.kode_toko, key]);
      audit({ aksi: 'terima_sepuhan.foto', objek: key, isi: {} });
    });
    return { data: { key } };
  },
);
