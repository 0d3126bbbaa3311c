/** Putting right what was typed of a member, and who did. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { hpLengkap, nomorHp } from '@mustika/kernel/phone.ts';
import type { Change } from '@mustika/kernel/resource-answers.ts';
import { type AuditFn, rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { catatPerubahan, RIWAYAT } from './data-diri/perubahan-member.query.ts';
import { type dataMember, riwayatMember, ubahMember } from './member.command.ts';
import { memberErrors } from './member.errors.ts';
import { find, LOCKS, periksaKartu } from './member.query.ts';

type Data = { [K in keyof typeof dataMember]: Inside<(typeof dataMember)[K]> };
type Lama = Data & { versi: number };

const SEKARANG = `select nama_member, no_hp, alamat, tgl_lahir, no_kartu, versi from member
  where kode_member = $1 and aktif for update`;
const KEMBAR = `select coalesce(digabung_ke, kode_member) as kode_member from member
  where no_hp = $1 and kode_member <> $2 and digabung_ke is distinct from $2 limit 1`;
const TULIS = `update member set nama_member = $2, no_hp = $3, alamat = $4, tgl_lahir = $5, no_kartu = $6,
  versi = versi + 1, diubah_oleh = $7, diubah_pada = now() where kode_member = $1`;

/** Errors: MEMBER_TIDAK_ADA; SUDAH_BERUBAH when somebody was faster; NO_HP_TERDAFTAR and NO_KARTU_TERDAFTAR with whose it is. */
async function tulis(
  sql: Sql,
  audit: AuditFn,
  who: { kode_member: string; versi: number; user_id: string; kode_toko: string },
  baru: Data,
): Promise<void> {
  const { kode_member, versi, user_id } = who;
  await rawQuery(sql, LOCKS, [[`member-hp|${baru.no_hp}`]]);
  const [lama] = await rawQuery<Lama>(sql, SEKARANG, [kode_member]);
  if (!lama) reject(memberErrors.MEMBER_TIDAK_ADA);
  if (lama.versi !== versi) reject(umum.SUDAH_BERUBAH, { versi: lama.versi });
  const berubah = (Object.keys(baru) as (keyof Data)[]).filter((kolom) => baru[kolom] !== lama[kolom]);
  if (berubah.length === 0) return;
  if (berubah.includes('no_hp')) {
    const [kembar] = await rawQuery<{ kode_member: string }>(sql, KEMBAR, [baru.no_hp, kode_member]);
    if (kembar) reject(memberErrors.NO_HP_TERDAFTAR, kembar);
  }
  if (berubah.includes('no_kartu')) await periksaKartu(sql, baru.no_kartu, kode_member);
  const isi = [baru.nama_member, baru.no_hp, baru.alamat, baru.tgl_lahir, baru.no_kartu];
  await rawQuery(sql, TULIS, [kode_member, ...isi, user_id]);
  const hanya = (dari: Data) => Object.fromEntries(berubah.map((kolom) => [kolom, dari[kolom]]));
  const perubahan = { kode_member, aksi: 'ubah', sebelum: hanya(lama), sesudah: hanya(baru) } as const;
  await catatPerubahan(sql, audit, who, [perubahan]);
}

export const ubahMemberCommands = [
  implementCommand(ubahMember, async (input, ctx) => {
    const { kode_member, versi, nama_member, alamat, tgl_lahir, no_kartu } = input;
    if (!hpLengkap(input.no_hp)) reject(memberErrors.NO_HP_TIDAK_LENGKAP);
    const baru = { nama_member, no_hp: nomorHp(input.no_hp), alamat, tgl_lahir, no_kartu };
    const { kode_toko, user_id } = ctx.scope;
    const who = { kode_member, versi, user_id, kode_toko };
    await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { ubah: { kode_member, versi, user_id }, baru }, async () => {
        await tulis(sql, audit, who, baru);
        return {};
      }),
    );
    const [member] = await find(ctx, 'x.kode_member = $2', kode_member);
    return { data: member ?? reject(memberErrors.MEMBER_TIDAK_ADA) };
  }),
  // A member is written from several stores, so those of all are read.
  implementCommand(riwayatMember, async ({ kode_member }, ctx) => ({
    data: await ctx.deps.db.read({ ...ctx.scope, lintas: true }, (sql) =>
      rawQuery<Change>(sql, RIWAYAT, [kode_member]),
    ),
  })),
];
