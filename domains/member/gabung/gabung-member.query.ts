/** Makes two members one. docs/decisions/0166. */
import { randomUUID } from 'node:crypto';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { type AuditFn, rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { catatPerubahan } from '../data-diri/perubahan-member.query.ts';
import { memberErrors } from '../member.errors.ts';
import { gabungMember } from './gabung-member.command.ts';
import {
  DATA_GABUNG,
  type DataGabung,
  digabung,
  kolomBeda,
  type PilihanGabung,
  setujuDicabut,
} from './gabung-member.rule.ts';
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

type Minta = Row<typeof gabungMember.fields>;
type Berdua = { ke: MemberDigabung; dari: MemberDigabung };

const data = (member: MemberDigabung): DataGabung =>
  Object.fromEntries(DATA_GABUNG.map((kolom) => [kolom, member[kolom]])) as DataGabung;

/** Errors: GABUNG_DIRI_SENDIRI, GABUNG_SUDAH with whom he is now, MEMBER_TIDAK_ADA, SUDAH_BERUBAH. */
function periksa({ ke, dari }: Berdua, minta: Minta): void {
  for (const one of [ke, dari]) {
    if (one.digabung_ke !== null)
      reject(
        memberErrors.GABUNG_SUDAH,
        { kode_member: one.kode_member, ke: one.digabung_ke },
        `Member ${one.kode_member} Sudah Digabung Ke ${one.digabung_ke}`,
      );
    if (!one.aktif) reject(memberErrors.MEMBER_TIDAK_ADA, { kode_member: one.kode_member });
  }
  if (ke.versi !== minta.versi) reject(umum.SUDAH_BERUBAH, { versi: ke.versi });
  if (dari.versi !== minta.versi_dari) reject(umum.SUDAH_BERUBAH, { versi: dari.versi });
}

const POIN = `select p.kode_toko, p.poin::int as poin, t.aktif,
    exists (select from hari_toko h where h.kode_toko = p.kode_toko and h.status = 'OPEN') as buka
  from member_poin p join toko t on t.kode_toko = p.kode_toko where p.kode_member = $1 and p.poin > 0 order by p.kode_toko`;

/** What had gone from one to the other before and did not come back. */
const AWAL = `select b.kode_toko, sum(case when b.dari = $1 then b.jumlah::bigint else -b.jumlah::bigint end)::int as poin from buku_poin b
   where (b.dari = $1 and b.ke = $2) or (b.dari = $2 and b.ke = $1) group by 1 having sum(case when b.dari = $1 then b.jumlah::bigint else -b.jumlah::bigint end) <> 0`;

const SETUJU = 'select no_hp from setuju_wa where setuju and no_hp = any ($1::text[])';
const CABUT = `update setuju_wa set setuju = false, kode_toko_asal = $2, user_id = $3, waktu = $4::timestamptz where no_hp = any ($1::text[])`;

/** The stricter word of both holds for either number. */
async function cabutSetuju(sql: Sql, ctx: Ctx, { ke, dari }: Berdua, saat: string) {
  const nomor = [ke, dari].map((one) => nomorSetuju(one.no_hp));
  const ya = await rawQuery<{ no_hp: string }>(sql, SETUJU, [nomor.filter((one) => one !== null)]);
  const dicabut = setujuDicabut(nomor, new Set(ya.map((one) => one.no_hp)));
  if (dicabut.length > 0) await rawQuery(sql, CABUT, [dicabut, ctx.scope.kode_toko, ctx.scope.user_id, saat]);
  return dicabut;
}

const CATAT = `insert into gabung_member (id, kode_member, ke, kode_toko_asal, alasan, lama, lama_ke, baru, setuju, awal, tertinggal, user_id, disetujui, waktu)
  values ($1::uuid, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, $9::text[], $10::jsonb, $11::text[], $12, $13, $14::timestamptz)`;
const PENGIKUT = 'update member set digabung_ke = $2, versi = versi + 1 where digabung_ke = $1';

/** Codes alone: what is agreed to is kept for ever, and a person may go (docs/decisions/0167). */
async function setujui(sql: Sql, ctx: Ctx, { ke, dari }: Berdua, minta: Minta, toko: readonly PoinToko[]) {
  const { detail_authorization, ...isi } = minta;
  const poin = toko.map((one) => `${one.kode_toko} ${formatAngka(one.poin)}`).join(', ');
  const act = {
    ...{ kategori: 'member', description: 'member merge', objek: `member:${dari.kode_member}`, isi },
    rincian: [
      { label: 'Yang tinggal', nilai: ke.kode_member },
      { label: 'Yang digabung', nilai: dari.kode_member },
      { label: 'Poin ikut', nilai: poin || '-' },
      { label: 'Alasan', nilai: minta.alasan },
    ],
  };
  const izin = approvalIds(detail_authorization ?? []);
  return requireSecondPerson(sql, ctx.scope, act, { izin, saat: ctx.deps.clock.now().toString() });
}

async function gabung(sql: Sql, audit: AuditFn, minta: Minta, ctx: Ctx) {
  if (minta.ke === minta.dari) reject(memberErrors.GABUNG_DIRI_SENDIRI);
  const dua = await kunciBerdua(sql, minta.ke, minta.dari);
  periksa(dua, minta);
  const semua = await rawQuery<PoinToko>(sql, POIN, [minta.dari]);
  const toko = semua.filter((one) => one.aktif);
  periksaToko(ctx, toko);
  const disetujui = await setujui(sql, ctx, dua, minta, toko);
  const { ke, dari } = { ke: data(dua.ke), dari: data(dua.dari) };
  const isi = digabung(ke, dari, minta as PilihanGabung);
  const awal = await rawQuery<{ kode_toko: string; poin: number }>(sql, AWAL, [minta.dari, minta.ke]);
  // Before he leads to the other: from then on the book would follow by itself.
  const poin = await pindahkanPoin(sql, ctx, toko, minta);
  const saat = ctx.deps.clock.now().toString();
  const setuju = await cabutSetuju(sql, ctx, dua, saat);
  await rawQuery(sql, PENGIKUT, [minta.dari, minta.ke]);
  await tulisBerdua(sql, ctx.scope.user_id, [
    { kode_member: minta.ke, isi: isi.ke, aktif: true, digabung_ke: null },
    { kode_member: minta.dari, isi: isi.dari, aktif: false, digabung_ke: minta.ke },
  ]);
  await rawQuery(sql, CATAT, [
    ...[randomUUID(), minta.dari, minta.ke, ctx.scope.kode_toko, minta.alasan],
    ...[dari, ke, isi.ke].map((one) => JSON.stringify(one)),
    ...[setuju, JSON.stringify(Object.fromEntries(awal.map((one) => [one.kode_toko, one.poin])))],
    ...[semua.filter((one) => !one.aktif).map((one) => one.kode_toko)],
    ...[ctx.scope.user_id, disetujui, saat],
  ]);
  const beda = kolomBeda(ke, isi.ke);
  const hanya = (dariMana: DataGabung) => Object.fromEntries(beda.map((kolom) => [kolom, dariMana[kolom]]));
  const jejak = { dari: minta.dari, ke: minta.ke, alasan: minta.alasan, disetujui, poin };
  await catatPerubahan(sql, audit, ctx.scope, [
    {
      ...{ aksi: 'gabung', kode_member: minta.ke, jejak },
      sebelum: { ...hanya(ke), digabung: null },
      sesudah: { ...hanya(isi.ke), digabung: minta.dari },
    },
    {
      ...{ aksi: 'gabung', kode_member: minta.dari, jejak },
      ...{ sebelum: { digabung_ke: null }, sesudah: { digabung_ke: minta.ke } },
    },
  ]);
  return { kode_member: minta.ke, dari: minta.dari, poin };
}

export const gabungMemberCommand = implementCommand(gabungMember, async (minta, ctx) => {
  const { detail_authorization: _izin, ...isi } = minta;
  return {
    data: await ctx.deps.db.tx(seluruhnya(ctx), (sql, audit) =>
      once(sql, ctx.key, { gabung: isi }, () => gabung(sql, audit, minta, ctx)),
    ),
  };
});
