/** The reading and the writing of a file of old notas: each row told apart, the owner asked, all of it in one transaction. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { formatAngka, formatGram, formatRupiah, sum } from '@mustika/kernel/amount.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { objectOf } from '@mustika/kernel/input-schema.ts';
import type { ImportFault } from '@mustika/kernel/resource-answers.ts';
import { encodeRow } from '@mustika/kernel/wire.ts';
import { type AuditFn, rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { cutFaults, rapi, valuesOfRow } from '@mustika/server-kit/resource/resource-import-columns.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { missingRefs, OBJEK_IMPOR } from '@mustika/server-kit/resource/resource-store.ts';
import { fresh } from '@mustika/server-kit/resource/resource-told.ts';
import {
  BELUM_DIBACA,
  type ImportSent,
  MAX_FAULTS,
  readImport,
  readUpload,
  tolakKurang,
} from '@mustika/server-kit/tabular/import-file.ts';
import type { MappedRow } from '@mustika/server-kit/tabular/mapped-rows.ts';
import { type KamusLama, pembacaLama } from './baris-nota-lama.rule.ts';
import { ISIAN_NOTA_LAMA, imporNotaLama, KOLOM_NOTA_LAMA } from './impor-nota-lama.command.ts';
import { type BarisLama, type LamaBaru, type PilahLama, pilahLama } from './impor-nota-lama.rule.ts';
import { KATEGORI_NOTA_LAMA, notaLamaResource } from './nota-lama.resource.ts';
import { type IsiLama, jualLama, type LamaAda } from './nota-lama.rule.ts';

/** As many as a sheet may have. */
const PALING_BANYAK = 50_000;
/** Rows of one statement, and of one entry of the audit. */
const LOT = 2000;
const LOT_AUDIT = 500;

const KAMUS = `select
  (select coalesce(jsonb_agg(x), '[]') from (select 'kode_group' as kolom, kode_group as kode, nama_group as nama from grup where kode_toko = $1 and aktif
     union all select 'kode_dept', kode_dept, nama_dept from jenis where aktif) x) as master,
  (select coalesce(jsonb_agg(jsonb_build_object('kode_toko', t.kode_toko, 'nama_toko', t.nama_toko, 'tipe', t.tipe)), '[]') from toko t where t.aktif) as toko,
  (select coalesce(jsonb_agg(jsonb_build_object('kode_group', g.kode_group, 'kadar', g.kadar)), '[]') from grup g where g.kode_toko = $1 and g.aktif) as grup,
  (select coalesce(jsonb_agg(jsonb_build_object('nama_kadar', k.nama_kadar, 'kadar_cetak', k.kadar_cetak, 'kadar', k.kadar)), '[]') from kadar k where k.aktif) as kadar`;

const perLot = <T>(rows: readonly T[], lot: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / lot) }, (_, at) => rows.slice(at * lot, (at + 1) * lot));

type Terbaca = { rows: BarisLama[]; salah: ImportFault[] };
type Isi = IsiLama & { kode_nota_lama: string };
/** Of a row whose code is given once it is known to be new. */
const BELUM = '-';

const ISI = objectOf(ISIAN_NOTA_LAMA);
const KOSONG = Object.fromEntries(
  Object.entries(ISIAN_NOTA_LAMA).map(([nama, { initial }]) => [nama, initial ?? null]),
);

/** A row by the form's own schema. */
function bacaSatu(row: MappedRow, sel: Record<string, string>): { isi: Isi } | { salah: ImportFault[] } {
  const baris = row.line;
  const cut = cutFaults(ISIAN_NOTA_LAMA, { ...row, cells: sel });
  if (cut.length > 0) return { salah: cut };
  const values = valuesOfRow(ISIAN_NOTA_LAMA, { ...row, cells: sel });
  const found = ISI.safeParse({ ...KOSONG, kode_nota_lama: BELUM, ...values });
  if (!found.success)
    return {
      salah: found.error.issues.map((one) => ({ baris, kolom: one.path.join('.'), sebab: one.message })),
    };
  const isi = found.data as Isi;
  if (isi.harga === null && isi.harga_gram === null)
    return { salah: [{ baris, kolom: 'harga', sebab: 'Harga Emas Atau Harga Per Gram Harus Diisi' }] };
  if (isi.potongan_persen !== null && isi.potongan_gram !== null)
    return {
      salah: [{ baris, kolom: 'potongan_gram', sebab: 'Potongan Persen Atau Per Gram, Tidak Keduanya' }],
    };
  return { isi };
}

/** Between two lots somebody else has his turn: a till does not wait for the end of a file. */
async function bacaSemua(rows: readonly MappedRow[], ctx: Ctx): Promise<Terbaca> {
  const { kode_toko } = ctx.scope;
  const [kamus] = await ctx.deps.db.rows(
    ctx.scope,
    statement<Omit<KamusLama, 'kode_toko'>>('nota_lama_kamus', KAMUS, kode_toko),
  );
  const baca = pembacaLama({ ...(kamus as KamusLama), kode_toko });
  const read: Terbaca = { rows: [], salah: [] };
  for (const lot of perLot(rows, LOT_AUDIT)) {
    await setImmediate();
    const data = lot.filter(({ jumlah }) => !jumlah);
    for (const { line: baris } of lot.filter(({ jumlah }) => jumlah))
      read.salah.push({ baris, kolom: 'no_nota', sebab: 'Baris Jumlah, Bukan Data' });
    const sel = baca(data.map((row) => ({ baris: row.line, sel: rapi(row.cells) })));
    for (const [at, row] of data.entries()) {
      const satu = bacaSatu(row, sel[at] ?? {});
      if ('salah' in satu) read.salah.push(...satu.salah);
      else {
        const { kode_nota_lama, ...isi } = satu.isi;
        read.rows.push({ baris: row.line, isi, kode: kode_nota_lama === BELUM ? null : kode_nota_lama });
      }
    }
  }
  return read;
}

/** Every row; what it names has to be there. */
async function bacaBaris(rows: readonly MappedRow[], ctx: Ctx): Promise<Terbaca> {
  const read = await bacaSemua(rows, ctx);
  const isinya = read.rows.map(({ isi }) => isi);
  const hilang = await ctx.deps.db.read(ctx.scope, (sql) =>
    missingRefs(sql, notaLamaResource, ctx.scope, isinya),
  );
  if (hilang.size === 0) return read;
  const ada = read.rows.filter(({ baris, isi }) => {
    const nama = [...hilang].filter(([kolom, nilai]) => nilai.has(String(isi[kolom as keyof IsiLama])));
    for (const [kolom] of nama)
      read.salah.push({
        ...{ baris, kolom },
        sebab: `${ISIAN_NOTA_LAMA[kolom]?.label} ${isi[kolom as keyof IsiLama]} Tidak Ditemukan`,
      });
    return nama.length === 0;
  });
  return { rows: ada, salah: read.salah };
}

const KOLOM = [...Object.keys(ISIAN_NOTA_LAMA)];
const ADA = `select ${KOLOM.join(', ')}, no_beli, aktif from nota_lama where no_nota = any ($1::text[]) or kode_nota_lama = any ($2::text[]) order by kode_nota_lama`;

const bacaAda = (sql: Sql, rows: readonly BarisLama[], kunci: '' | ' for update'): Promise<LamaAda[]> =>
  rawQuery<LamaAda>(sql, `${ADA}${kunci}`, [
    [...new Set(rows.map(({ isi }) => isi.no_nota))],
    rows.flatMap(({ kode }) => (kode === null ? [] : [kode])),
  ]);

const TAMBAH = `insert into nota_lama (${KOLOM.join(', ')}) select ${KOLOM.join(', ')} from jsonb_populate_recordset(null::nota_lama, $1)`;
const DIUBAH = KOLOM.filter((nama) => nama !== notaLamaResource.key);
const UBAH = `update nota_lama n set ${DIUBAH.map((nama) => `${nama} = x.${nama}`).join(', ')}, versi = n.versi + 1, diubah_oleh = $2, diubah_pada = now()
  from jsonb_populate_recordset(null::nota_lama, $1) x where n.kode_nota_lama = x.kode_nota_lama`;

async function tulis(sql: Sql, audit: AuditFn, { baru, ubah }: PilahLama, ctx: Ctx): Promise<void> {
  for (const lot of perLot(baru, LOT)) await rawQuery(sql, TAMBAH, [JSON.stringify(lot)]);
  for (const lot of perLot(ubah, LOT))
    await rawQuery(sql, UBAH, [JSON.stringify(lot.map((one) => one.sesudah)), ctx.scope.user_id]);
  const rows: { sebelum: LamaAda | null; sesudah: LamaBaru }[] = [
    ...baru.map((sesudah) => ({ sebelum: null, sesudah })),
    ...ubah,
  ];
  const wire = (row: LamaBaru) => encodeRow(ISIAN_NOTA_LAMA, row as unknown as Record<string, unknown>);
  for (const lot of perLot(rows, LOT_AUDIT)) {
    const isi = {
      sebelum: Object.fromEntries(
        lot.flatMap(({ sebelum }) => (sebelum ? [[sebelum.kode_nota_lama, wire(sebelum)] as const] : [])),
      ),
      sesudah: Object.fromEntries(lot.map(({ sesudah }) => [sesudah.kode_nota_lama, wire(sesudah)] as const)),
    };
    audit({ aksi: `${notaLamaResource.name}.impor`, objek: OBJEK_IMPOR, isi });
  }
}

/** The owner agrees to what the shop will have to pay for one day, unless he brings it himself. */
async function setujui(sql: Sql, pilah: PilahLama, sidik: object, sent: ImportSent, ctx: Ctx): Promise<void> {
  const { session, deps, scope } = ctx;
  if (session.level === 'OWN') return;
  const rows = [...pilah.baru, ...pilah.ubah.map((one) => one.sesudah)];
  const act = {
    ...{ kategori: KATEGORI_NOTA_LAMA, description: 'old nota import', objek: 'nota_lama:impor' },
    ...{ oleh: 'OWN' as const, isi: sidik },
    rincian: [
      { label: 'Berkas', nilai: sent.name.slice(0, 120) },
      { label: 'Nota lama baru', nilai: formatAngka(pilah.baru.length) },
      { label: 'Nota lama diubah', nilai: formatAngka(pilah.ubah.length) },
      { label: 'Berat', nilai: `${formatGram(sum(rows.map((row) => row.berat)))} g` },
      { label: 'Harga Emas', nilai: formatRupiah(sum(rows.map((row) => jualLama(row).harga_emas))) },
    ],
  };
  const izin = approvalIds((sent.texts['otorisasi'] ?? '').split(',').map((_id) => ({ _id })));
  await requireSecondPerson(sql, scope, act, { izin, saat: deps.clock.now().toString() });
}

/** Two files at once would count the pieces of one nota twice. */
const SATU_SAJA = "select pg_advisory_xact_lock(hashtextextended('nota-lama-impor', 0))";

function ringkas({ baru, ubah, sama, salah }: PilahLama, terbaca: Terbaca, tersimpan: number) {
  const semua = [...terbaca.salah, ...salah].toSorted((a, b) => a.baris - b.baris);
  const benar = baru.length + ubah.length + sama;
  return { benar, tambah: baru.length, ubah: ubah.length, tersimpan, salah: semua.slice(0, MAX_FAULTS) };
}

/** What the file comes to, and its rows stored where the act asks for it. */
async function jalankan(rows: readonly MappedRow[], diisi: ReadonlySet<string>, sent: ImportSent, ctx: Ctx) {
  const { mode, pratinjau, bytes, texts } = sent;
  const terbaca = await bacaBaris(rows, ctx);
  if (pratinjau)
    return ctx.deps.db.read(ctx.scope, async (sql) =>
      ringkas(pilahLama(terbaca.rows, await bacaAda(sql, terbaca.rows, ''), diisi), terbaca, 0),
    );
  const sidik = {
    ...{ impor: createHash('sha256').update(bytes).digest('hex'), mode },
    peta: texts['peta'] ?? null,
  };
  return ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, sidik, async () => {
      await rawQuery(sql, SATU_SAJA);
      const pilah = pilahLama(terbaca.rows, await bacaAda(sql, terbaca.rows, ' for update'), diisi);
      const salah = terbaca.salah.length + pilah.salah.length;
      const banyak = pilah.baru.length + pilah.ubah.length;
      const simpan = banyak > 0 && (mode === 'yang-benar' || salah === 0);
      if (simpan) {
        await setujui(sql, pilah, sidik, sent, ctx);
        await tulis(sql, audit, pilah, ctx);
      }
      return ringkas(pilah, terbaca, simpan ? banyak : 0);
    }),
  );
}

export const imporNotaLamaCommand = implementCommand(imporNotaLama, async (_input, ctx, { request }) => {
  const sent = await readUpload(request);
  const { db } = ctx.deps;
  const { kolom, rows, tanya, ingat } = await readImport(
    {
      ...{ db, scope: ctx.scope, request, tujuan: 'nota-lama', kolom: KOLOM_NOTA_LAMA },
      ...{ most: PALING_BANYAK, tooMany: 'Paling Banyak 50.000 Baris', tolak: tolakKurang(ISIAN_NOTA_LAMA) },
    },
    sent,
  );
  if (tanya) return { data: { ...BELUM_DIBACA, kolom } };
  const diisi = new Set([...Object.keys(kolom.dari), ...Object.keys(kolom.tetap)]);
  const hasil = await jalankan(rows, diisi, sent, ctx);
  if (hasil.tersimpan > 0) {
    await ingat();
    fresh(ctx.deps, ctx, notaLamaResource);
  }
  return { data: { baris: rows.length, ...hasil, kolom } };
});
