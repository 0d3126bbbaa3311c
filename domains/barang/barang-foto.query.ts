/** The photo of a piece: written anew by the photo store, served only to those who may see the store's pieces. */
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, statement } from '@mustika/server-kit/database.ts';
import { servePhoto } from '@mustika/server-kit/files/serve-photo.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { barangFotoCommand, barangFotoUnggahCommand } from './barang.command.ts';
import { barangErrors } from './barang.errors.ts';
import { objekBarang } from './barang-list.query.ts';
import { bacaBarcode } from './masuk/barang-baru.rule.ts';
import { bacaUnggahan } from './masuk/unggahan.query.ts';

const FOTO = 'select b.foto from barang b where b.kode_toko = $1 and b.kode_barcode = $2';

/** The stored key, null when there is no photo; an unknown piece is refused. */
async function kunciFoto(kode_barcode: string, ctx: Ctx): Promise<string | null> {
  const asked = statement<{ foto: string | null }>('barang_foto', FOTO, ctx.scope.kode_toko, kode_barcode);
  const [row] = await ctx.deps.db.rows(ctx.scope, asked);
  return (row ?? reject(barangErrors.BARANG_TIDAK_ADA, { kode_barcode })).foto;
}

async function simpanFoto(kode_barcode: string, bytes: Buffer, ctx: Ctx): Promise<void> {
  const { kode_toko } = ctx.scope;
  const lama = await kunciFoto(kode_barcode, ctx);
  const { key } = await ctx.deps.photos.save(kode_toko, kode_barcode, bytes);
  if (key === lama) return;
  await ctx.deps.db.tx(ctx.scope, async (sql, audit) => {
    await rawQuery(sql, 'update barang set foto = $3 where kode_toko = $1 and kode_barcode = $2', [
      kode_toko,
      kode_barcode,
      key,
    ]);
    audit({
      aksi: 'barang.foto',
      objek: objekBarang(kode_barcode),
      isi: { sebelum: { foto: lama }, sesudah: { foto: key } },
    });
  });
  // The old file stays: the log names it, and a disagreement about a piece may need it.
}

export const barangFoto = [
  implementCommand(barangFotoUnggahCommand, async (_input, ctx, { request }) => {
    const { bytes, isian } = await bacaUnggahan(request, 'image');
    const kode_barcode = bacaBarcode(barangFotoCommand.fields.kode_barcode.schema.parse(isian.kode_barcode));
    await simpanFoto(kode_barcode, bytes, ctx);
    return { data: { kode_barcode } };
  }),
  implementCommand(barangFotoCommand, async ({ kode_barcode, lebar }, ctx, http) => {
    const key =
      (await kunciFoto(bacaBarcode(kode_barcode), ctx)) ?? reject(barangErrors.FOTO_BARANG_TIDAK_ADA);
    return servePhoto(ctx.deps.photos, http, key, lebar);
  }),
];
