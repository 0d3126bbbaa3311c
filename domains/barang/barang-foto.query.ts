/** The photo of a piece: written anew by the photo store, served only to those who may see the store's pieces. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import { inputSchema } from '@mustika/kernel/input-schema.ts';
import { type AuditFn, rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { servePhoto } from '@mustika/server-kit/files/serve-photo.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { barangErrors } from './barang.errors.ts';
import { SUDAH_KELUAR } from './barang-keluar.rule.ts';
import { bacaBarcode } from './barcode.rule.ts';
import { objekBarang } from './cari/barang-list.query.ts';
import { barangFotoCommand, barangFotoHapusCommand, barangFotoUnggahCommand } from './foto-barang.command.ts';
import { bacaFotoLepas } from './foto-lepas.query.ts';
import { bacaUnggahan } from './masuk/unggahan.query.ts';

const FOTO = 'select b.foto, b.status from barang b where b.kode_toko = $1 and b.kode_barcode = $2';

type Foto = { foto: string | null; status: string };

/** The stored key, null when there is no photo; an unknown piece is refused. */
async function fotoDari(kode_barcode: string, ctx: Ctx): Promise<Foto> {
  const asked = statement<Foto>('barang_foto', FOTO, ctx.scope.kode_toko, kode_barcode);
  const [row] = await ctx.deps.db.rows(ctx.scope, asked);
  return row ?? reject(barangErrors.BARANG_TIDAK_ADA, { kode_barcode });
}

/** A nota, or another store, shows what left the shop as it was. */
function masihDiSini({ foto, status }: Foto): string | null {
  if (SUDAH_KELUAR.has(status)) reject(barangErrors.BARANG_TIDAK_DIUBAH, { status });
  return foto;
}

const GANTI = `update barang set foto = $3
  where kode_toko = $1 and kode_barcode = $2 and foto is not distinct from $4 returning kode_barcode`;

/** From one picture to another, or to none, with both in the history; nothing where somebody else was quicker. */
async function gantiFoto(
  { sql, audit }: { sql: Sql; audit: AuditFn },
  { kode_barcode, lama, baru }: { kode_barcode: string; lama: string | null; baru: string | null },
  { scope }: Ctx,
): Promise<void> {
  const rows = await rawQuery(sql, GANTI, [scope.kode_toko, kode_barcode, baru, lama]);
  if (rows.length === 0) reject(umum.SUDAH_BERUBAH, { kode_barcode });
  audit({
    aksi: baru === null ? 'barang.foto.hapus' : 'barang.foto',
    objek: objekBarang(kode_barcode),
    isi: { sebelum: { foto: lama }, sesudah: { foto: baru } },
  });
}

async function simpanFoto(kode_barcode: string, bytes: Buffer, ctx: Ctx): Promise<void> {
  const { kode_toko } = ctx.scope;
  const lama = masihDiSini(await fotoDari(kode_barcode, ctx));
  const { key: baru } = await ctx.deps.photos.save(kode_toko, kode_barcode, bytes);
  if (baru === lama) return;
  await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    gantiFoto({ sql, audit }, { kode_barcode, lama, baru }, ctx),
  );
  // The old file stays for a while (bersih-foto.job.ts): a disagreement about a piece may need it.
}

/** The row first: a file without a row is found at night, a row without a file would be a broken picture. */
async function hapusFoto(kode_barcode: string, ctx: Ctx): Promise<void> {
  const { deps, scope, key } = ctx;
  const lama = await deps.db.tx(scope, (sql, audit) =>
    once(sql, key, { foto: 'hapus', kode_barcode }, async () => {
      const [row] = await rawQuery<Foto>(sql, FOTO, [scope.kode_toko, kode_barcode]);
      const foto = masihDiSini(row ?? reject(barangErrors.BARANG_TIDAK_ADA, { kode_barcode }));
      if (foto === null) reject(barangErrors.FOTO_BARANG_TIDAK_ADA, { kode_barcode });
      await gantiFoto({ sql, audit }, { kode_barcode, lama: foto, baru: null }, ctx);
      return foto;
    }),
  );
  const lepas = await deps.db.rows({ ...scope, lintas: true }, bacaFotoLepas([lama]));
  for (const { kunci } of lepas) await deps.photos.remove(kunci).catch(() => undefined); // Logged there, and tried again at night.
}

export const barangFoto = [
  implementCommand(barangFotoUnggahCommand, async (_input, ctx, { request }) => {
    const { bytes, isian } = await bacaUnggahan(request, 'image');
    const kode_barcode = bacaBarcode(
      inputSchema(barangFotoCommand.fields.kode_barcode).parse(isian.kode_barcode),
    );
    await simpanFoto(kode_barcode, bytes, ctx);
    return { data: { kode_barcode } };
  }),
  implementCommand(barangFotoCommand, async ({ kode_barcode, lebar }, ctx, http) => {
    const { foto } = await fotoDari(bacaBarcode(kode_barcode), ctx);
    return servePhoto(ctx.deps.photos, http, foto ?? reject(barangErrors.FOTO_BARANG_TIDAK_ADA), lebar);
  }),
  implementCommand(barangFotoHapusCommand, async ({ kode_barcode: typed }, ctx) => {
    const kode_barcode = bacaBarcode(typed);
    await hapusFoto(kode_barcode, ctx);
    return { data: { kode_barcode } };
  }),
];
