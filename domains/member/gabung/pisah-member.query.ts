/** Takes a merge back: he is himself again, with what was his; what happened since stays with the one who stayed. docs/decisions/0166. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { type AuditFn, rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { catatPerubahan } from '../data-diri/perubahan-member.query.ts';
import { memberErrors } from '../member.errors.ts';
import { pisahMember } from './gabung-member.command.ts';
import { type CatatanGabung, type DataGabung, dipisah, kolomBeda } from './gabung-member.rule.ts';
import {
  kunciBerdua,
  type MemberDigabung,
  nomorSetuju,
  type PoinToko,
  periksaToko,
  pindahkanPoin,
  seluruhnya,
  tulisBerdua,
} from './kunci-gabung.query.ts';

type Minta = Row<typeof pisahMember.fields>;
type Catatan = CatatanGabung & {
  id: string;
  ke: string;
  setuju: string[];
  awal: Record<string, number>;
  waktu: string;
};

const HIDUP = `select id, ke, lama, lama_ke, baru, setuju, awal, waktu::text as waktu from gabung_member
  where kode_member = $1 and batal_pada is null and not exists (select from member m where m.kode_member = $1 and m.dianonimkan is not null)`;

/** What went with him and since, less what came back with his old notas, beside what the one who stayed has. */
const POIN = `select g.kode_toko, g.poin::int as poin, t.aktif, coalesce(p.poin, 0)::int as saldo,
    exists (select from hari_toko h where h.kode_toko = g.kode_toko and h.status = 'OPEN') as buka
  from (select b.kode_toko, sum(case when b.dari = $1 then b.jumlah::bigint else -b.jumlah::bigint end) as poin from buku_poin b
         where (b.dari = $1 and b.ke = $2) or (b.dari = $2 and b.ke = $1) group by 1) g
  join toko t on t.kode_toko = g.kode_toko
  left join member_poin p on p.kode_toko = g.kode_toko and p.kode_member = $2 order by g.kode_toko`;
type PoinKembali = PoinToko & { saldo: number };

/** Errors: GABUNG_POIN_TERPAKAI with the store and what is missing there. */
function periksaPoin(ctx: Ctx, toko: readonly PoinKembali[]): void {
  periksaToko(ctx, toko);
  const kurang = toko.filter((one) => one.poin > one.saldo);
  if (kurang.length > 0)
    reject(
      memberErrors.GABUNG_POIN_TERPAKAI,
      kurang.map(({ kode_toko, poin, saldo }) => ({ kode_toko, poin, saldo, kurang: poin - saldo })),
      `Poin Yang Ikut Sudah Terpakai, Tambah Dulu: ${kurang.map((one) => `${one.kode_toko} ${formatAngka(one.poin - one.saldo)}`).join(', ')}`,
    );
}

const NOMOR_LAIN =
  'select kode_member from member where no_hp = $1 and kode_member <> all ($2::text[]) limit 1';
const KARTU_LAIN = `select kode_member from member where (no_kartu = $1 or kode_member = $1) and kode_member <> all ($2::text[]) limit 1`;

/** Somebody else got the number or the card meanwhile. Errors: NO_HP_TERDAFTAR, NO_KARTU_TERDAFTAR with whose it is. */
async function periksaPenunjuk(sql: Sql, isi: readonly DataGabung[], berdua: string[]): Promise<void> {
  for (const { no_hp, no_kartu } of isi) {
    const [hp] = await rawQuery<{ kode_member: string }>(sql, NOMOR_LAIN, [no_hp, berdua]);
    if (hp) reject(memberErrors.NO_HP_TERDAFTAR, hp);
    const [kartu] = await rawQuery<{ kode_member: string }>(sql, KARTU_LAIN, [no_kartu, berdua]);
    if (kartu) reject(memberErrors.NO_KARTU_TERDAFTAR, kartu);
  }
}

/** A yes that ended with the merge and that nobody spoke of since. */
const KEMBALI_SETUJU = `update setuju_wa set setuju = true, kode_toko_asal = $2, user_id = $3, waktu = $4::timestamptz
  where no_hp = any ($1::text[]) and not setuju and waktu = $5::timestamptz`;
const PENGIKUT = `update member m set digabung_ke = $1, versi = m.versi + 1
  where m.digabung_ke = $2 and m.kode_member <> $1 and exists (select from rantai_gabung(m.kode_member) r where r.ke = $1)`;
const TUTUP = `update gabung_member set batal_oleh = $2, batal_disetujui = $3, batal_alasan = $4, batal_pada = $5::timestamptz where id = $1::uuid`;

async function setujui(sql: Sql, ctx: Ctx, minta: Minta, g: Catatan, toko: readonly PoinKembali[]) {
  const { detail_authorization, ...isi } = minta;
  const poin = toko.map((one) => `${one.kode_toko} ${formatAngka(one.poin)}`).join(', ');
  const act = {
    ...{ kategori: 'member', description: 'member merge undone', objek: `member:${minta.kode_member}` },
    isi: { ...isi, gabung: g.id },
    rincian: [
      { label: 'Kembali berdiri sendiri', nilai: minta.kode_member },
      { label: 'Dari', nilai: g.ke },
      { label: 'Poin kembali', nilai: poin || '-' },
      { label: 'Alasan', nilai: minta.alasan },
    ],
  };
  const izin = approvalIds(detail_authorization ?? []);
  return requireSecondPerson(sql, ctx.scope, act, { izin, saat: ctx.deps.clock.now().toString() });
}

/** The living merge of this one. Errors: GABUNG_TIDAK_ADA; GABUNG_BUKAN_TERAKHIR while the other was merged himself. */
async function hidup(sql: Sql, kode_member: string): Promise<{ g: Catatan; ke: MemberDigabung }> {
  const [dulu] = await rawQuery<Catatan>(sql, HIDUP, [kode_member]);
  if (!dulu) return reject(memberErrors.GABUNG_TIDAK_ADA, { kode_member });
  const { ke } = await kunciBerdua(sql, dulu.ke, kode_member);
  const [g] = await rawQuery<Catatan>(sql, HIDUP, [kode_member]);
  if (g?.id !== dulu.id) return reject(memberErrors.GABUNG_TIDAK_ADA, { kode_member });
  if (ke.digabung_ke !== null)
    reject(memberErrors.GABUNG_BUKAN_TERAKHIR, { kode_member: g.ke, ke: ke.digabung_ke });
  return { g, ke };
}

async function pisah(sql: Sql, audit: AuditFn, minta: Minta, ctx: Ctx) {
  const { kode_member, alasan } = minta;
  const { g, ke } = await hidup(sql, kode_member);
  const semua = await rawQuery<PoinKembali>(sql, POIN, [kode_member, g.ke]);
  const toko = semua
    .map((one) => ({ ...one, poin: one.poin - (g.awal[one.kode_toko] ?? 0) }))
    .filter((one) => one.poin > 0);
  periksaPoin(ctx, toko);
  const isi = dipisah(g, ke);
  await periksaPenunjuk(sql, [g.lama, isi], [kode_member, g.ke]);
  const disetujui = await setujui(sql, ctx, minta, g, toko);
  await rawQuery(sql, PENGIKUT, [kode_member, g.ke]);
  await tulisBerdua(sql, ctx.scope.user_id, [
    { kode_member: g.ke, isi, aktif: ke.aktif, digabung_ke: null },
    { kode_member, isi: g.lama, aktif: true, digabung_ke: null },
  ]);
  const saat = ctx.deps.clock.now().toString();
  await rawQuery(sql, TUTUP, [g.id, ctx.scope.user_id, disetujui, alasan, saat]);
  // After he is himself again: what comes back is his.
  const poin = await pindahkanPoin(sql, ctx, toko, { dari: g.ke, ke: kode_member });
  const nomor = g.setuju.filter((one) => [isi, g.lama].some((satu) => nomorSetuju(satu.no_hp) === one));
  await rawQuery(sql, KEMBALI_SETUJU, [nomor, ctx.scope.kode_toko, ctx.scope.user_id, saat, g.waktu]);
  const beda = kolomBeda(ke, isi);
  const hanya = (dariMana: DataGabung) => Object.fromEntries(beda.map((kolom) => [kolom, dariMana[kolom]]));
  const jejak = { dari: kode_member, ke: g.ke, alasan, disetujui, poin };
  await catatPerubahan(sql, audit, ctx.scope, [
    {
      ...{ aksi: 'pisah', kode_member: g.ke, jejak },
      sebelum: { ...hanya(ke), digabung: kode_member },
      sesudah: { ...hanya(isi), digabung: null },
    },
    {
      ...{ aksi: 'pisah', kode_member, jejak },
      ...{ sebelum: { digabung_ke: g.ke }, sesudah: { digabung_ke: null } },
    },
  ]);
  return { kode_member, ke: g.ke, poin };
}

export const pisahMemberCommand = implementCommand(pisahMember, async (minta, ctx) => ({
  data: await ctx.deps.db.tx(seluruhnya(ctx), (sql, audit) =>
    once(sql, ctx.key, { pisah: minta.kode_member, alasan: minta.alasan }, () =>
      pisah(sql, audit, minta, ctx),
    ),
  ),
}));
