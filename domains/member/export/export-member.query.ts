/** The file of members: agreed to by two people, logged, and streamed as it is read. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { formatWaktu, today } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Field } from '@mustika/kernel/field.ts';
import { openFields, tahu } from '@mustika/kernel/rahasia.ts';
import { type LingkupToko, lingkupToko } from '@mustika/kernel/report.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { fileOf, renderCsv, renderXlsx } from '@mustika/server-kit/output/render.ts';
import type { OutputRow } from '@mustika/server-kit/output/sheet.ts';
import { enterReport } from '@mustika/server-kit/people/person-reads.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { laporanErrors } from '@mustika/server-kit/report/report-routes.ts';
import { fileRows, type ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { diToko, diTokoBersama } from '@mustika/server-kit/report/store-scope.ts';
import { maskIdentity } from '@mustika/server-kit/secrets/identity.ts';
import { sql } from 'kysely';
import { exportMember, jumlahExportMember, KOLOM_EXPORT_MEMBER } from './export-member.command.ts';

/** Members of one file; a chain has fewer. */
const BATAS = 200_000;

type Minta = LingkupToko & { cakupan: 'SETUJU' | 'SEMUA' };

/** Members in use of the stores that are asked, with whether they agreed to hear of the shop. */
const dicari = (minta: LingkupToko, { scope }: Ctx): ReportSql => sql`
  select m.*, coalesce(s.setuju, false) as setuju from member m left join setuju_wa s on s.no_hp = ltrim(m.no_hp, '+')
   where m.aktif and ${diTokoBersama(minta, scope, 'm.kode_toko_asal')}`;

const isi = (minta: Minta, ctx: Ctx): ReportSql => sql`
  select d.kode_toko_asal as toko, d.kode_member, d.no_kartu, d.nama_member, d.no_hp, d.tgl_lahir, d.alamat, d.tgl_daftar, d.setuju,
         coalesce((select sum(p.poin::bigint) from member_poin p where p.kode_member = d.kode_member
                     and ${diToko(minta, ctx.scope.kode_toko, 'p.kode_toko')}), 0)::bigint as poin
    from (${dicari(minta, ctx)}) d
   where ${minta.cakupan === 'SEMUA' ? sql`true` : sql`d.setuju`}
   order by d.kode_toko_asal, d.nama_member, d.kode_member`;

async function jumlah(minta: LingkupToko, ctx: Ctx): Promise<{ setuju: number; semua: number }> {
  const hitung = sql<{ setuju: number; semua: number }>`
    select count(*) filter (where d.setuju)::integer as setuju, count(*)::integer as semua from (${dicari(minta, ctx)}) d`;
  const { rows } = await ctx.deps.db.report(ctx.scope, (tx) => hitung.execute(tx));
  return rows[0] ?? { setuju: 0, semua: 0 };
}

/** What a choice is called. */
const kata = ({ choices = [] }: Field, nilai: string): string =>
  choices.find(({ value }) => value === nilai)?.label ?? nilai;

type Lengkap = Minta & { format: 'XLSX' | 'CSV'; alasan: string };

/** Two people agree, the one with the power to where consent is missing, and it is written down. */
async function setujui(minta: Lengkap, banyak: number, izin: string[], ctx: Ctx): Promise<void> {
  const { deps, scope, session } = ctx;
  const { cakupan, format, alasan, lingkup, daftar_toko } = minta;
  const utuh = tahu('identitas', session);
  const apa = { cakupan, format, alasan, lingkup, daftar_toko, utuh };
  const rincian = [
    { label: 'Member', nilai: kata(exportMember.fields.cakupan, cakupan) },
    { label: 'Lingkup', nilai: [kata(lingkupToko.lingkup, lingkup), daftar_toko].filter(Boolean).join(' ') },
    { label: 'Jumlah', nilai: formatAngka(banyak) },
    { label: 'No HP', nilai: utuh ? 'Utuh' : 'Disamarkan' },
    { label: 'Berkas', nilai: format },
    { label: 'Alasan', nilai: alasan },
  ];
  const tanpaSetuju = cakupan === 'SEMUA';
  const act = {
    kategori: 'member',
    description: tanpaSetuju ? 'member data export without consent' : 'member data export',
    ...{ objek: `member:${cakupan}`, isi: apa, rincian },
    ...(tanpaSetuju && session.level !== 'OWN' ? { oleh: 'OWN' as const } : {}),
  };
  await deps.db.tx(scope, async (tx, audit) => {
    const oleh = await requireSecondPerson(tx, scope, act, { izin, saat: deps.clock.now().toString() });
    audit({ aksi: 'export_member', objek: cakupan, isi: { ...apa, banyak, disetujui: oleh } });
  });
}

/** Numbers of telephones as this person may read them. */
async function* terbaca(rows: AsyncGenerator<OutputRow>, utuh: boolean): AsyncGenerator<OutputRow> {
  for await (const row of rows)
    yield utuh ? row : { ...row, no_hp: maskIdentity((row['no_hp'] as string | null) ?? null) };
}

export const exportMemberCommands = [
  implementCommand(jumlahExportMember, async (minta, ctx) => ({ data: await jumlah(minta, ctx) })),
  implementCommand(exportMember, async ({ detail_authorization, ...minta }, ctx, { reply }) => {
    const { deps, scope, session } = ctx;
    const { setuju, semua } = await jumlah(minta, ctx);
    const banyak = minta.cakupan === 'SEMUA' ? semua : setuju;
    await setujui(minta, banyak, approvalIds(detail_authorization ?? []), ctx);
    await enterReport(ctx, { name: exportMember.name, orang: { jenis: 'MEMBER', kunci: 'kode_member' } }, {});
    const { kode_toko, nama_toko, alamat_toko, zona } = session.store;
    const { rows } = await fileRows(deps.db, scope, async () => ({
      ...{ query: isi(minta, ctx), cap: BATAS },
      tooMany: () => reject(laporanErrors.LAPORAN_TERLALU_BESAR, { batas: BATAS }),
    }));
    const output = {
      report: {
        title: 'Data Member',
        columns: openFields(KOLOM_EXPORT_MEMBER, session),
        groupBy: {},
        pdf: { paper: 'landscape' as const, downloadOver: 0 },
      },
      rows: terbaca(rows, tahu('identitas', session)),
      filters: {},
      shop: { kode_toko, nama_toko, alamat_toko, zona },
      printedBy: { name: session.nama, time: formatWaktu(deps.clock.now().toString(), zona) },
      plain: minta.format === 'CSV',
    };
    const csv = minta.format === 'CSV';
    const hari = today(deps.clock, zona);
    const nama = `data-member-${kode_toko}-${hari}-${session.user_id}.${csv ? 'csv' : 'xlsx'}`;
    return reply
      .header('content-type', fileOf(csv ? 'csv' : 'xlsx', output).contentType)
      .header('content-disposition', `attachment; filename="${nama}"`)
      .header('x-content-type-options', 'nosniff')
      .send(csv ? renderCsv(output) : renderXlsx(output));
  }),
];
