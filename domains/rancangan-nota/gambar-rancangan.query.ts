/** Pictures of designs: logos, and scans of printed forms that lie under the design while it is made. */
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { readParts } from '@mustika/server-kit/http/upload.ts';
import { bacaGambar, unggahGambar } from './rancangan-nota.command.ts';
import { rancanganErrors as salah } from './rancangan-nota.errors.ts';

const SIMPAN = 'insert into rancangan_nota_gambar (kode_toko, kunci) values ($1, $2) on conflict do nothing';
const ADA = 'select kunci from rancangan_nota_gambar where kode_toko = $1 and kunci = $2';
const bacaAda = (kode_toko: string, kunci: string) => statement('rancangan_gambar', ADA, kode_toko, kunci);

export const gambarCommands = [
  implementCommand(unggahGambar, async (_input, ctx, { request }) => {
    const { file } = await readParts(request, 'image');
    if (!file || file.bytes.length === 0) reject(salah.GAMBAR_WAJIB);
    const { kode_toko } = ctx.scope;
    const { key } = await ctx.deps.photos.save(kode_toko, 'NOTA', file.bytes);
    const kunci = key.slice(kode_toko.length + 1, -'.jpg'.length);
    await ctx.deps.db.tx(ctx.scope, async (sql, audit) => {
      await rawQuery(sql, SIMPAN, [kode_toko, kunci]);
      audit({ aksi: 'rancangan.gambar', objek: `rancangan-nota/${kunci}`, isi: {} });
    });
    return { data: { kunci } };
  }),
  implementCommand(bacaGambar, async ({ kunci }, ctx, { reply }) => {
    const { kode_toko } = ctx.scope;
    const [ada] = await ctx.deps.db.rows(ctx.scope, bacaAda(kode_toko, kunci));
    if (!ada) reject(salah.GAMBAR_TIDAK_ADA, { kunci });
    return reply
      .header('content-type', 'image/jpeg')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline')
      .send(await ctx.deps.photos.read(`${kode_toko}/${kunci}.jpg`));
  }),
];
