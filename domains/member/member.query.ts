/** Member look-ups and the quick entry. */
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { memberByHp, memberByKode, memberByNama, simpanMember } from './member.command.ts';
import { memberErrors } from './member.errors.ts';
import { nomorHp } from './no-hp.rule.ts';

const SELECT = `select m.kode_member, m.nama_member, m.no_hp, m.alamat, m.tgl_lahir, coalesce(p.poin, 0) as poin
  from member m left join member_poin p on p.kode_member = m.kode_member and p.kode_toko = $1 where m.aktif and`;

const find = (ctx: Ctx, where: string, value: string): Promise<object[]> =>
  ctx.deps.db.read(ctx.scope, (sql) =>
    rawQuery(sql, `${SELECT} ${where} order by m.nama_member limit 20`, [ctx.scope.kode_toko, value]),
  );

/** Codes count up per store and year-free: `JKT1000123`. The advisory lock keeps two tills from drawing the same one. */
const NEXT = `select $1 || lpad((coalesce(max(substr(kode_member, length($1) + 1)::int), 0) + 1)::text, 6, '0') as kode
  from member where kode_member ~ ('^' || $1 || '[0-9]{6}$')`;

export const memberCommands = [
  implementCommand(memberByKode, async ({ kode_member }, ctx) => {
    const [member] = await find(ctx, 'm.kode_member = $2', kode_member);
    return { data: member ?? reject(memberErrors.MEMBER_TIDAK_ADA) };
  }),
  implementCommand(memberByHp, async ({ no_hp }, ctx) => ({
    data: await find(ctx, "m.no_hp like $2 || '%'", nomorHp(no_hp)),
  })),
  implementCommand(memberByNama, async ({ nama }, ctx) => ({
    data: await find(
      ctx,
      "(m.nama_member like $2 || '%' or m.nama_member like '% ' || $2 || '%')",
      nama.replace(/[%_\\]/g, '\\$&'),
    ),
  })),
  implementCommand(simpanMember, async (input, ctx) => {
    const no_hp = nomorHp(input.no_hp);
    const { kode_toko } = ctx.scope;
    const data = await ctx.deps.db.tx(ctx.scope, async (sql, audit) => {
      await rawQuery(sql, "select pg_advisory_xact_lock(hashtextextended('member|' || $1, 0))", [kode_toko]);
      const twin = await sql
        .selectFrom('member')
        .select('kode_member')
        .where('no_hp', '=', no_hp)
        .executeTakeFirst();
      if (twin) reject(memberErrors.NO_HP_TERDAFTAR, twin);
      const [next] = await rawQuery<{ kode: string }>(sql, NEXT, [kode_toko]);
      const row = {
        kode_member: next?.kode as string,
        nama_member: input.nama_member,
        no_hp,
        alamat: input.alamat,
        tgl_lahir: input.tgl_lahir,
      };
      await sql
        .insertInto('member')
        .values({ ...row, kode_toko_asal: kode_toko })
        .execute();
      audit({ aksi: 'member.tambah', objek: row.kode_member, isi: { sesudah: row } });
      return { ...row, poin: 0 };
    });
    return { data };
  }),
];
