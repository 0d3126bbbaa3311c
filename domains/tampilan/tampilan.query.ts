/** The look: read by every screen, a person's choice, and the marks of company and store. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { one, rawQuery, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand, type RouteInput } from '@mustika/server-kit/http/http.ts';
import { readParts } from '@mustika/server-kit/http/upload.ts';
import { buatLogo, type Logo, logoToko } from '@mustika/server-kit/logo.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import {
  hapusLogo,
  logoTokoCommand,
  logoUmum,
  simpanTampilan,
  tampilanCommand,
  unggahLogo,
} from './tampilan.command.ts';
import { tampilanErrors } from './tampilan.errors.ts';
import type { Aksen, Skema } from './tampilan.rule.ts';

const bacaMilikku = (user_id: string) =>
  statement<{ skema: Skema | null; aksen: Aksen | null }>(
    'tampilan_milikku',
    'select skema, aksen from tampilan where user_id = $1',
    user_id,
  );
const ADA = `select coalesce(bool_or(l.kode_toko = $1), false) as toko, coalesce(bool_or(t.tipe = 'PUSAT'), false) as perusahaan
  from logo l join toko t using (kode_toko) where l.kode_toko = $1 or t.tipe = 'PUSAT'`;
const bacaLogo = (kode_toko: string) =>
  statement<{ toko: boolean; perusahaan: boolean }>('tampilan_logo', ADA, kode_toko);
const SIMPAN = `insert into tampilan (user_id, skema, aksen) values ($1, $2, $3)
  on conflict (user_id) do update set skema = excluded.skema, aksen = excluded.aksen`;
const PUSAT = "select kode_toko from toko where tipe = 'PUSAT' limit 1";
const TULIS = `insert into logo (kode_toko, gambar, lebar, tinggi, diubah_oleh) values ($1, $2, $3, $4, $5)
  on conflict (kode_toko) do update set gambar = excluded.gambar, lebar = excluded.lebar, tinggi = excluded.tinggi,
    versi = logo.versi + 1, diubah_oleh = excluded.diubah_oleh, diubah_pada = now()`;

type Tampilan = Inside<typeof tampilanCommand.answer>;

async function lihat({ deps, scope, session }: Ctx): Promise<Tampilan> {
  const { milikku, logo } = await deps.db.batch(
    { ...scope, lintas: true },
    { milikku: bacaMilikku(scope.user_id), logo: bacaLogo(scope.kode_toko) },
  );
  return {
    skema: milikku[0]?.skema ?? null,
    aksen: milikku[0]?.aksen ?? null,
    perusahaan: {
      skema: readSetting(session.store, 'TEMA_SKEMA'),
      aksen: readSetting(session.store, 'TEMA_AKSEN'),
    },
    logo: one(logo),
  };
}

/** The picture, or an empty answer: no mark is no error. */
const kirimLogo = ({ reply }: RouteInput, logo: Logo | null) =>
  logo
    ? reply
        .header('content-type', 'image/png')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(logo.gambar)
    : reply.status(204).send();

export const lookCommands = [
  implementCommand(tampilanCommand, async (_input, ctx) => ({ data: await lihat(ctx) })),
  implementCommand(simpanTampilan, async ({ skema, aksen }, ctx) => {
    const { deps, scope, key } = ctx;
    await deps.db.tx(scope, (sql) =>
      once(sql, key, { tampilan: { skema, aksen } }, async () => {
        await rawQuery(sql, SIMPAN, [scope.user_id, skema, aksen]);
        return true;
      }),
    );
    return { data: await lihat(ctx) };
  }),
  implementCommand(logoUmum, async (_input, { deps }, io) => {
    const [pusat] = await deps.db.call({ name: 'logo_pusat', text: PUSAT, values: [] });
    return kirimLogo(io, pusat ? await logoToko(deps.db, pusat.kode_toko as string) : null);
  }),
  implementCommand(logoTokoCommand, async (_input, { deps, scope }, io) =>
    kirimLogo(io, await logoToko(deps.db, scope.kode_toko)),
  ),
  implementCommand(unggahLogo, async (_input, ctx, { request }) => {
    const { deps, scope } = ctx;
    const { file } = await readParts(request, 'image');
    if (!file || file.bytes.length === 0) reject(tampilanErrors.LOGO_WAJIB);
    const { gambar, lebar, tinggi } = await buatLogo(file.bytes);
    await deps.db.tx(scope, async (sql, audit) => {
      await rawQuery(sql, TULIS, [scope.kode_toko, gambar, lebar, tinggi, scope.user_id]);
      audit({ aksi: 'logo.unggah', objek: scope.kode_toko, isi: { lebar, tinggi, byte: gambar.length } });
    });
    return { data: await lihat(ctx) };
  }),
  implementCommand(hapusLogo, async (_input, ctx) => {
    const { deps, scope, key } = ctx;
    await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, { logo: 'hapus' }, async () => {
        await rawQuery(sql, 'delete from logo where kode_toko = $1', [scope.kode_toko]);
        audit({ aksi: 'logo.hapus', objek: scope.kode_toko, isi: {} });
        return true;
      }),
    );
    return { data: await lihat(ctx) };
  }),
];
