/** The reading and the writing of a list of members. */
import { createHash } from 'node:crypto';

import { objectOf } from '@mustika/kernel/input-schema.ts';
import { hpLengkap, nomorHp } from '@mustika/kernel/phone.ts';
import type { ImportFault } from '@mustika/kernel/resource-answers.ts';
import { type AuditFn, rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { cutFaults, rapi, valuesOfRow } from '@mustika/server-kit/resource/resource-import-columns.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import {
  BELUM_DIBACA,
  type ImportSent,
  MAX_FAULTS,
  readImport,
  readUpload,
  tolakKurang,
} from '@mustika/server-kit/tabular/import-file.ts';
import type { MappedRow } from '@mustika/server-kit/tabular/mapped-rows.ts';
import { catatPerubahan } from '../data-diri/perubahan-member.query.ts';
import { memberErrors } from '../member.errors.ts';
import { denganNomorHp, kodeBerikut, LOCK_SEMUA } from '../member.query.ts';
import { hariBuka, settingMember } from '../setting-member.query.ts';
import { awalanKode } from '../setting-member.rule.ts';
import { ISIAN_IMPOR, imporMember, KOLOM_IMPOR_MEMBER } from './impor-member.command.ts';
import {
  type BarisMember,
  type DataMember,
  type MemberAda,
  type Pilah,
  pilahMember,
} from './impor-member.rule.ts';

const PALING_BANYAK = 10_000;

type Terbaca = { rows: BarisMember[]; salah: ImportFault[] };
type Isi = DataMember & { kode_member: string | null };

/** Every row by the form's own schema and the one rule of telephones. */
function bacaBaris(rows: readonly MappedRow[]): Terbaca {
  const schema = objectOf(ISIAN_IMPOR);
  const kosong = Object.fromEntries(Object.keys(ISIAN_IMPOR).map((nama) => [nama, null]));
  const read: Terbaca = { rows: [], salah: [] };
  for (const row of rows) {
    const baris = row.line;
    if (row.jumlah) {
      read.salah.push({ baris, kolom: 'nama_member', sebab: 'Baris Jumlah, Bukan Data' });
      continue;
    }
    const cells = rapi(row.cells);
    const found = schema.safeParse({ ...kosong, ...valuesOfRow(ISIAN_IMPOR, { ...row, cells }) });
    const cut = cutFaults(ISIAN_IMPOR, { ...row, cells });
    const issues = found.success
      ? []
      : found.error.issues.map((one) => ({ baris, kolom: one.path.join('.'), sebab: one.message }));
    const hp = cells['no_hp'] ?? '';
    const nomor =
      issues.length === 0 && !hpLengkap(hp)
        ? [{ baris, kolom: 'no_hp', sebab: memberErrors.NO_HP_TIDAK_LENGKAP.message }]
        : [];
    const salah = cut.length > 0 ? cut : [...issues, ...nomor];
    read.salah.push(...salah);
    if (salah.length > 0 || !found.success) continue;
    const { kode_member, ...member } = found.data as Isi;
    read.rows.push({ baris, kode_member, member: { ...member, no_hp: nomorHp(member.no_hp) } });
  }
  return read;
}

/** Members of the whole chain whom the list may mean, also those who are out of use: a number belongs to one. */
const ADA = `select kode_member, nama_member, no_hp, alamat, tgl_lahir, no_kartu from member
  where no_hp = any ($1::text[]) or no_kartu = any ($2::text[]) or kode_member = any ($2::text[])`;

async function bacaAda(sql: Sql, rows: readonly BarisMember[]): Promise<MemberAda[]> {
  const kode = rows.flatMap(({ member, kode_member }) =>
    [member.no_kartu, kode_member].filter((one) => one !== null),
  );
  return rawQuery<MemberAda>(sql, ADA, [rows.map(({ member }) => member.no_hp), kode]);
}

const TULIS = `insert into member (kode_member, nama_member, no_hp, alamat, tgl_lahir, no_kartu, kode_toko_asal, tgl_daftar)
  select kode, nama, hp, alamat, lahir, kartu, $7, $8
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::date[], $6::text[]) as m (kode, nama, hp, alamat, lahir, kartu)`;

async function tulis(sql: Sql, audit: AuditFn, baru: readonly DataMember[], ctx: Ctx): Promise<void> {
  const { kode_toko } = ctx.scope;
  const setting = await settingMember(sql, kode_toko);
  const awalan = awalanKode(setting, kode_toko);
  const kode = denganNomorHp(ctx)
    ? baru.map((one) => one.no_hp)
    : await kodeBerikut(sql, awalan, setting.panjang_nomor, baru.length);
  const kolom = (nama: keyof DataMember) => baru.map((one) => one[nama]);
  await rawQuery(sql, TULIS, [
    ...[kode, kolom('nama_member'), kolom('no_hp'), kolom('alamat'), kolom('tgl_lahir'), kolom('no_kartu')],
    ...[kode_toko, await hariBuka(sql, kode_toko)],
  ]);
  const perubahan = baru.map((member, at) => {
    const kode_member = kode[at] as string;
    return { kode_member, aksi: 'tambah', sebelum: null, sesudah: { kode_member, ...member } } as const;
  });
  await catatPerubahan(sql, audit, ctx.scope, perubahan);
}

/** What the list comes to, and its rows stored where the act asks for it. */
async function jalankan(terbaca: Terbaca, diisi: ReadonlySet<string>, sent: ImportSent, ctx: Ctx) {
  const { mode, pratinjau, bytes, texts } = sent;
  const ringkas = ({ baru, sama, salah }: Pilah, tersimpan: number) => {
    const semua = [...terbaca.salah, ...salah].toSorted((a, b) => a.baris - b.baris);
    const benar = baru.length + sama;
    return { benar, tambah: baru.length, ubah: 0, tersimpan, salah: semua.slice(0, MAX_FAULTS) };
  };
  if (pratinjau)
    return ctx.deps.db.read(ctx.scope, async (sql) =>
      ringkas(pilahMember(terbaca.rows, await bacaAda(sql, terbaca.rows), diisi), 0),
    );
  const sidik = createHash('sha256').update(bytes).digest('hex');
  return ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { impor: sidik, mode, peta: texts['peta'] ?? null }, async () => {
      await rawQuery(sql, LOCK_SEMUA);
      const pilah = pilahMember(terbaca.rows, await bacaAda(sql, terbaca.rows), diisi);
      const salah = terbaca.salah.length + pilah.salah.length;
      const simpan = pilah.baru.length > 0 && (mode === 'yang-benar' || salah === 0);
      if (simpan) await tulis(sql, audit, pilah.baru, ctx);
      return ringkas(pilah, simpan ? pilah.baru.length : 0);
    }),
  );
}

export const imporMemberCommand = implementCommand(imporMember, async (_input, ctx, { request }) => {
  const sent = await readUpload(request);
  const { db } = ctx.deps;
  const { kolom, rows, tanya, ingat } = await readImport(
    {
      ...{ db, scope: ctx.scope, request, tujuan: 'member', kolom: KOLOM_IMPOR_MEMBER },
      ...{
        most: PALING_BANYAK,
        tooMany: `Paling Banyak ${PALING_BANYAK} Baris`,
        tolak: tolakKurang(ISIAN_IMPOR),
      },
    },
    sent,
  );
  if (tanya) return { data: { ...BELUM_DIBACA, kolom } };
  const hasil = await jalankan(bacaBaris(rows), new Set(Object.keys(kolom.dari)), sent, ctx);
  if (hasil.tersimpan > 0) await ingat();
  return { data: { baris: rows.length, ...hasil, kolom } };
});
