/** Member look-ups and the quick entry; `ubah-member.query.ts` puts right. */
import type { Inside } from '@mustika/kernel/answer.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { hpLengkap, nomorHp } from '@mustika/kernel/phone.ts';
import { type AuditFn, rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { catatPerubahan } from './data-diri/perubahan-member.query.ts';
import { memberByHp, memberByKode, simpanMember } from './member.command.ts';
import { memberErrors } from './member.errors.ts';
import { hariBuka, settingMember } from './setting-member.query.ts';
import { awalanKode, kodeMember } from './setting-member.rule.ts';

/** $1 is the store that asks. */
export const KOLOM_MEMBER = `select m.kode_member, m.nama_member, m.no_hp, m.alamat, m.tgl_lahir, m.no_kartu, coalesce(p.poin, 0) as poin, coalesce(s.setuju, false) as setuju, m.versi,
    m.kode_toko_asal = $1 as toko_ini, (select t.nama_toko from toko t where t.kode_toko = m.kode_toko_asal) as nama_toko_asal
  from member m left join setuju_wa s on s.no_hp = ltrim(m.no_hp, '+') left join member_poin p on p.kode_member = m.kode_member and p.kode_toko = $1`;

/** Who they are now, of members (`x`) that are meant: what leads to somebody who was merged leads to whom he was merged into. */
export const orangIni = (temu: string): string =>
  `select coalesce(x.digabung_ke, x.kode_member) from member x where ${temu}`;

export type Temu = Inside<typeof memberByKode.answer>;

export const find = (ctx: Ctx, where: string, value: string): Promise<Temu[]> =>
  ctx.deps.db.read(ctx.scope, (sql) =>
    rawQuery<Temu>(
      sql,
      `${KOLOM_MEMBER} where m.aktif and m.kode_member = any (array(${orangIni(where)})) order by m.kode_toko_asal = $1 desc, m.nama_member limit 20`,
      [ctx.scope.kode_toko, value],
    ),
  );

/** A phone number is a code where members are known by it, in any of the ways people write it. Domain R11.8. */
async function menurutNomor(ctx: Ctx, kode: string): Promise<Temu | undefined> {
  const nomor = nomorHp(kode);
  if (!denganNomorHp(ctx) || nomor.length < 8) return undefined;
  return (await find(ctx, 'x.no_hp = $2', nomor))[0];
}

/** MODULE_MEMBER_NO_HP: the phone number of a new member is his code, so the one thing he remembers finds him. */
export const denganNomorHp = ({ session }: Ctx): boolean => session.flags.has('MODULE_MEMBER_NO_HP');

/** The highest number drawn behind these letters with that many digits. */
const TERAKHIR = `select coalesce(max(substr(kode_member, length($1) + 1)::bigint), 0)::bigint as nomor
  from member where kode_member is distinct from no_hp and kode_member ~ ('^' || $1 || '[0-9]{' || $2::text || '}$')`;

export const memberCommands = [
  implementCommand(memberByKode, async ({ kode_member }, ctx) => {
    const [member = await menurutNomor(ctx, kode_member)] = await find(
      ctx,
      'x.kode_member = $2 or x.no_kartu = $2',
      kode_member,
    );
    return { data: member ?? reject(memberErrors.MEMBER_TIDAK_ADA) };
  }),
  implementCommand(memberByHp, async ({ no_hp }, ctx) => ({
    data: await find(ctx, "x.no_hp like $2 || '%'", nomorHp(no_hp)),
  })),
  implementCommand(simpanMember, async (input, ctx) => {
    if (!hpLengkap(input.no_hp)) reject(memberErrors.NO_HP_TIDAK_LENGKAP);
    const member = { ...input, no_hp: nomorHp(input.no_hp) };
    const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { member }, () => tambahMember(sql, audit, ctx.scope, member, denganNomorHp(ctx))),
    );
    return { data };
  }),
];

type MemberBaru = {
  nama_member: string;
  no_hp: string;
  alamat: string | null;
  tgl_lahir: Tanggal | null;
  no_kartu: string | null;
  kode_pengundang: string | null;
};

const PENGUNDANG = `select m.kode_member from member x join member m on m.kode_member = coalesce(x.digabung_ke, x.kode_member) and m.aktif
  where x.kode_member = $1 or x.no_hp = $2 order by (x.kode_member = $1) desc limit 1`;

/** The member who is named, by his code or his phone number. Error: PENGUNDANG_TIDAK_ADA. */
async function pengundangOf(sql: Sql, kode: string | null): Promise<string | null> {
  if (kode === null) return null;
  const [row] = await rawQuery<{ kode_member: string }>(sql, PENGUNDANG, [kode, nomorHp(kode)]);
  return row?.kode_member ?? reject(memberErrors.PENGUNDANG_TIDAK_ADA, { kode });
}

/**
 * The locks end with the transaction: codes count up behind their letters, which two stores may share, and a number
 * belongs to one member of the chain. A list that is imported holds all numbers at once (`LOCK_SEMUA`).
 */
export const LOCKS = `with berbagi as materialized (select pg_advisory_xact_lock_shared(hashtextextended('member-impor', 0)))
  select pg_advisory_xact_lock(hashtextextended(k, 0)) from berbagi, unnest($1::text[]) k`;
export const LOCK_SEMUA = "select pg_advisory_xact_lock(hashtextextended('member-impor', 0))";

const KARTU = `select coalesce(digabung_ke, kode_member) as kode_member from member
  where (no_kartu = $1 or kode_member = $1) and ($2::text is null or digabung_ke is distinct from $2) limit 1`;

/**
 * A card leads to one member, whichever of his numbers is on it. `miliknya`: who may have one of somebody who was merged into him.
 * Error: NO_KARTU_TERDAFTAR with whose it is.
 */
export async function periksaKartu(
  sql: Sql,
  no_kartu: string | null,
  miliknya: string | null = null,
): Promise<void> {
  if (no_kartu === null) return;
  await rawQuery(sql, LOCKS, [[`member-kartu|${no_kartu}`]]);
  const [kembar] = await rawQuery<{ kode_member: string }>(sql, KARTU, [no_kartu, miliknya]);
  if (kembar) reject(memberErrors.NO_KARTU_TERDAFTAR, kembar);
}

/** The next codes as the member card's setting counts. Error: NOMOR_MEMBER_HABIS. */
export async function kodeBerikut(sql: Sql, awalan: string, panjang: number, banyak = 1): Promise<string[]> {
  const [row] = await rawQuery<{ nomor: number }>(sql, TERAKHIR, [awalan, panjang]);
  return Array.from(
    { length: banyak },
    (_, at) =>
      kodeMember(awalan, panjang, (row?.nomor ?? 0) + 1 + at) ??
      reject(memberErrors.NOMOR_MEMBER_HABIS, { awalan }),
  );
}

const SETUJU = "select setuju from setuju_wa where no_hp = ltrim($1, '+')";

async function tambahMember(
  sql: Sql,
  audit: AuditFn,
  { kode_toko, user_id }: Scope,
  member: MemberBaru,
  nomorJadiKode: boolean,
): Promise<MemberBaru & Omit<Temu, keyof MemberBaru>> {
  const setting = await settingMember(sql, kode_toko);
  const awalan = awalanKode(setting, kode_toko);
  await rawQuery(sql, LOCKS, [[`member|${awalan}`, `member-hp|${member.no_hp}`]]);
  const twin = await sql
    .selectFrom('member')
    .select((eb) => eb.fn.coalesce('digabung_ke', 'kode_member').as('kode_member'))
    .where('no_hp', '=', member.no_hp)
    .executeTakeFirst();
  if (twin) reject(memberErrors.NO_HP_TERDAFTAR, twin);
  await periksaKartu(sql, member.no_kartu);
  const [kode_member = member.no_hp] = nomorJadiKode
    ? []
    : await kodeBerikut(sql, awalan, setting.panjang_nomor);
  const kode_pengundang = await pengundangOf(sql, member.kode_pengundang);
  const row = { kode_member, ...member, kode_pengundang };
  await sql
    .insertInto('member')
    .values({ ...row, kode_toko_asal: kode_toko, tgl_daftar: await hariBuka(sql, kode_toko) })
    .execute();
  await catatPerubahan(sql, audit, { kode_toko, user_id }, [
    { kode_member, aksi: 'tambah', sebelum: null, sesudah: row },
  ]);
  // Somebody who was a customer before has said what he thinks of messages.
  const [ada] = await rawQuery<{ setuju: boolean }>(sql, SETUJU, [member.no_hp]);
  const milik = { toko_ini: true, nama_toko_asal: null };
  return { ...row, poin: 0, setuju: ada?.setuju ?? false, versi: 1, ...milik };
}
