/** The setting of the member card: read, saved with before and after in the log, shown as it would be, printed. */
import { formatTanggal } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery, type Scope, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, type Deps, implementCommand } from '@mustika/server-kit/http/http.ts';
import { readParts } from '@mustika/server-kit/http/upload.ts';
import { logoToko } from '@mustika/server-kit/logo.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { type GambarKartu, kartuPdf, kartuSvg, potongKartu, ukurKartu } from './kartu-member.query.ts';
import { type Sisi, sisiBelakang, sisiDepan } from './kartu-member.rule.ts';
import { memberErrors } from './member.errors.ts';
import {
  cetakKartu,
  pratinjauKartu,
  settingMemberCommand,
  simpanSettingMember,
  unggahGambarKartu,
} from './setting-member.command.ts';
import {
  awalanKode,
  kodeMember,
  type PemegangKartu,
  SETTING_MEMBER_AWAL,
  type SettingMember,
} from './setting-member.rule.ts';

const KOLOM = Object.keys(SETTING_MEMBER_AWAL) as (keyof SettingMember)[];
const BACA = `select ${KOLOM.join(', ')}, versi, diubah_oleh, diubah_pada from setting_member where kode_toko = $1`;
const PEMEGANG = `select m.kode_member, m.nama_member, m.no_hp, m.tgl_daftar from member a
  join member m on m.kode_member = coalesce(a.digabung_ke, a.kode_member) where a.kode_member = $1`;

type Tersimpan = SettingMember & { versi: number; diubah_oleh: string | null; diubah_pada: string | null };
const AWAL: Tersimpan = { ...SETTING_MEMBER_AWAL, versi: 0, diubah_oleh: null, diubah_pada: null };

/** The store's setting; what the card always was where nobody saved one. `lock` keeps it until the transaction ends. */
export async function settingMember(sql: Sql, kode_toko: string, lock = false): Promise<Tersimpan> {
  const [row] = await rawQuery<Tersimpan>(sql, `${BACA}${lock ? ' for update' : ''}`, [kode_toko]);
  return row ?? AWAL;
}

/** What the form sends: a text left empty travels as null. */
type Terisi = Omit<SettingMember, 'awalan' | 'ketentuan'> & {
  awalan: string | null;
  ketentuan: string | null;
};

/** The setting of a form: texts left empty are empty, pictures are this store's. */
function dariIsian(input: Terisi, kode_toko: string): SettingMember {
  for (const key of [input.gambar_depan, input.gambar_belakang])
    if (key && !key.startsWith(`${kode_toko}/${NAMA_GAMBAR}-`)) reject(memberErrors.GAMBAR_KARTU_TIDAK_ADA);
  const awalan = input.awalan ?? '';
  if (!/^[A-Z0-9]*$/.test(awalan)) reject(memberErrors.AWALAN_DITOLAK);
  const isi = Object.fromEntries(KOLOM.map((name) => [name, input[name]])) as unknown as SettingMember;
  return { ...isi, awalan, ketentuan: input.ketentuan ?? '' };
}

const NAMA_GAMBAR = 'KARTU';

const SIMPAN = `insert into setting_member (kode_toko, ${KOLOM.join(', ')}, versi, diubah_oleh, diubah_pada)
  values ($1, ${KOLOM.map((_, index) => `$${index + 4}`).join(', ')}, $2, $3, now())
  on conflict (kode_toko) do update set ${KOLOM.map((name) => `${name} = excluded.${name}`).join(', ')},
    versi = excluded.versi, diubah_oleh = excluded.diubah_oleh, diubah_pada = now()
    where setting_member.versi = excluded.versi - 1
  returning versi`;

/** Pictures as the card shows them; one that is gone from the disk leaves its side plain. */
async function gambarDari(deps: Deps, kode_toko: string, setting: SettingMember): Promise<GambarKartu> {
  const satu = async (key: string | null): Promise<Buffer | null> => {
    const bytes = key === null ? null : await deps.photos.read(key).catch(() => null);
    return bytes && potongKartu(bytes);
  };
  const [depan, belakang] = await Promise.all([satu(setting.gambar_depan), satu(setting.gambar_belakang)]);
  const logo = await logoToko(deps.db, kode_toko);
  return { depan, belakang, logo: logo?.gambar ?? null };
}

/** Whose card the preview shows where nobody was chosen. */
function contoh(setting: SettingMember, kode_toko: string, tgl_daftar: string): PemegangKartu {
  const kode_member = kodeMember(awalanKode(setting, kode_toko), setting.panjang_nomor, 123) as string;
  return { kode_member, nama_member: 'SITI RAHMAWATI', no_hp: '6281234567890', tgl_daftar };
}

async function pemegangDari(deps: Deps, scope: Scope, kode_member: string): Promise<PemegangKartu> {
  const asked = statement<PemegangKartu>('member_kartu', PEMEGANG, kode_member);
  const [row] = await deps.db.rows(scope, asked);
  return row ?? reject(memberErrors.MEMBER_TIDAK_ADA, { kode_member });
}

async function gambarKartu(
  { deps, session }: Ctx,
  setting: SettingMember,
  pemegang: PemegangKartu,
): Promise<{ sisi: readonly Sisi[]; gambar: GambarKartu }> {
  const gambar = await gambarDari(deps, session.store.kode_toko, setting);
  const { nama_toko, alamat_toko } = session.store;
  const toko = { nama_toko, alamat_toko, logo: gambar.logo !== null };
  const bahan = { setting, pemegang, toko, ukur: ukurKartu };
  return { sisi: [sisiDepan(bahan), sisiBelakang(bahan)], gambar };
}

const HARI = `select coalesce((select tanggal from hari_toko where kode_toko = $1 and status = 'OPEN'),
  (now() at time zone zona_toko($1))::date) as tanggal`;

/** The store's open day; between two days the one on the calendar. */
export async function hariBuka(sql: Sql, kode_toko: string): Promise<string> {
  const [row] = await rawQuery<{ tanggal: string }>(sql, HARI, [kode_toko]);
  return row?.tanggal as string;
}

const hariKini = ({ deps, scope }: Ctx): Promise<string> =>
  deps.db.read(scope, (sql) => hariBuka(sql, scope.kode_toko));

export const settingMemberCommands = [
  implementCommand(settingMemberCommand, async (_input, { deps, scope }) => ({
    data: await deps.db.read(scope, (sql) => settingMember(sql, scope.kode_toko)),
  })),
  implementCommand(simpanSettingMember, async ({ versi, ...input }, { deps, scope, key }) => {
    const setting = dariIsian(input, scope.kode_toko);
    const data = await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, { setting_member: setting, versi }, async () => {
        const { versi: kini, ...sebelum } = await settingMember(sql, scope.kode_toko, true);
        if (kini !== versi) reject(umum.SUDAH_BERUBAH, { versi: kini });
        const values = [scope.kode_toko, versi + 1, scope.user_id, ...KOLOM.map((name) => setting[name])];
        const [row] = await rawQuery(sql, SIMPAN, values);
        if (!row) reject(umum.SUDAH_BERUBAH, {});
        const lama = Object.fromEntries(KOLOM.map((name) => [name, sebelum[name]]));
        audit({
          aksi: 'setting_member.ubah',
          objek: scope.kode_toko,
          isi: { sebelum: lama, sesudah: setting },
        });
        return { ...setting, versi: versi + 1 };
      }),
    );
    return { data };
  }),
  implementCommand(unggahGambarKartu, async (_input, { deps, scope }, { request }) => {
    const { file } = await readParts(request, 'image');
    if (!file || file.bytes.length === 0) reject(memberErrors.GAMBAR_KARTU_WAJIB);
    const { key } = await deps.photos.save(scope.kode_toko, NAMA_GAMBAR, file.bytes);
    return { data: { gambar: key } };
  }),
  implementCommand(pratinjauKartu, async ({ kode_member, ...input }, ctx) => {
    const setting = dariIsian(input, ctx.scope.kode_toko);
    const pemegang = kode_member
      ? await pemegangDari(ctx.deps, ctx.scope, kode_member)
      : contoh(setting, ctx.scope.kode_toko, await hariKini(ctx));
    const { sisi, gambar } = await gambarKartu(ctx, setting, pemegang);
    return { data: { kode_member: pemegang.kode_member, sisi: sisi.map((satu) => kartuSvg(satu, gambar)) } };
  }),
  implementCommand(cetakKartu, async ({ kode_member }, ctx, { reply }) => {
    const { deps, scope, key } = ctx;
    const pemegang = await pemegangDari(deps, scope, kode_member);
    const setting = await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, { kartu_member: kode_member }, async () => {
        audit({
          aksi: 'member.cetak_kartu',
          objek: kode_member,
          isi: { nama_member: pemegang.nama_member, terdaftar: formatTanggal(pemegang.tgl_daftar) },
        });
        return settingMember(sql, scope.kode_toko);
      }),
    );
    const { sisi, gambar } = await gambarKartu(ctx, setting, pemegang);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="kartu-${kode_member}.pdf"`)
      .header('x-content-type-options', 'nosniff')
      .send(await kartuPdf(sisi, gambar, `Kartu Member ${kode_member}`));
  }),
];
