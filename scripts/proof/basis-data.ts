/**
 * Whether a live database still says what a proof pack says: every part asked again by the SQL that made it, row by row, and every entry of
 * the audit hashed again from what the table holds. Called by `periksa-bukti.mjs` where `--url` is given.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { BAGIAN, type Bagian, type Kolom } from '@mustika/domains/akuntansi/bukti/bagian-bukti.query.ts';
import {
  type BarisTeks,
  barisBagian,
  barisCsv,
  type Tanya,
} from '@mustika/domains/akuntansi/bukti/baris-bukti.query.ts';
import { readConfig } from '@mustika/server-kit/config.ts';
import { newClient } from '@mustika/server-kit/postgres/hosts.ts';
import { startPostgres } from '@mustika/server-kit/postgres/postgres.ts';
import { runningUrl } from '@mustika/server-kit/postgres/postgres-launch.ts';
import { isiAudit, selDari } from './baca-bukti.mjs';

type Baris = { line: number; row: Record<string, string> };
type Paket = {
  manifest: {
    dibuat: string;
    program: string;
    periode: { awal: string; akhir: string };
    toko: { kode_toko: string; hari_terbuka: string | null }[];
    bagian: { nama: string; kolom: Kolom[] }[];
  };
  rows: Record<string, Baris[]>;
  url: string;
  path: string;
};
type Kata = Record<'benar' | 'salah' | 'catat', (teks: string) => void>;

/** Reckoned at the end of the last day: they move while that day is open. */
const DIHITUNG: ReadonlySet<string> = new Set(['neraca-saldo', 'stok-akhir']);
/** Written once, and never again. */
const TETAP: ReadonlySet<string> = new Set(['jurnal', 'gerak-barang', 'dokumen', 'audit', 'kunci-periode']);
/** Found by the moment at which they were written. */
const MENURUT_SAAT: ReadonlySet<string> = new Set(['audit', 'pengaturan', 'persetujuan', 'kunci-periode']);

/** Whether a row may still come, or move, since the pack was made: nothing does on a day that was closed. */
function masihJalan({ toko, periode, dibuat }: Paket['manifest'], { nama }: Bagian) {
  const terbuka = new Map(toko.map(({ kode_toko, hari_terbuka }) => [kode_toko, hari_terbuka]));
  return (row: Record<string, string>): boolean => {
    if (MENURUT_SAAT.has(nama)) return periode.akhir >= dibuat.slice(0, 10);
    const hari = terbuka.get(row['kode_toko'] ?? '') ?? null;
    if (DIHITUNG.has(nama)) return hari !== null;
    return hari !== null && (row['tanggal'] ?? '').split('/').reverse().join('-') >= hari;
  };
}

/** What is told of a part before the rest is counted. */
const DISEBUT = 10;

const kunciBaris = (kolom: readonly Kolom[], row: Record<string, string>): string =>
  kolom
    .filter((satu) => satu.kunci)
    .map(({ nama }) => row[nama])
    .join(' ');

/** The row as the pack has it, cell by cell. */
function seperti(bagian: Bagian, dari: BarisTeks): Record<string, string> {
  const sel = selDari(barisCsv(bagian, dari)) as string[];
  return Object.fromEntries(bagian.kolom.map(({ nama }, at) => [nama, sel[at] ?? '']));
}

/** What differs of a row, in words; empty where it says the same. */
const bedaBaris = (
  kolom: readonly Kolom[],
  paket: Record<string, string>,
  kini: Record<string, string>,
): string =>
  kolom
    .filter(({ nama, keterangan }) => !keterangan && paket[nama] !== kini[nama])
    .map(({ nama }) => `${nama} di paket "${paket[nama]}", di basis data "${kini[nama]}"`)
    .join('; ');

async function periksaBagian(
  tanya: Tanya,
  bagian: Bagian,
  { manifest, rows }: Paket,
  kata: Kata,
): Promise<void> {
  const berkas = `${bagian.nama}.csv`;
  const paket = new Map((rows[bagian.nama] ?? []).map((satu) => [kunciBaris(bagian.kolom, satu.row), satu]));
  const { periode, toko } = manifest;
  const kode = toko.map(({ kode_toko }) => kode_toko);
  const jalan = masihJalan(manifest, bagian);
  let [disebut, lagi, baru] = [0, 0, 0];
  const salah = (teks: string): void => {
    if (disebut < DISEBUT) kata.salah(`${berkas} ${teks}`);
    else lagi += 1;
    disebut += 1;
  };
  for await (const dari of barisBagian(tanya, bagian, [kode, periode.awal, periode.akhir])) {
    const kini = seperti(bagian, dari);
    const key = kunciBaris(bagian.kolom, kini);
    const lama = paket.get(key);
    paket.delete(key);
    const masih = jalan(kini);
    if (!lama && masih) baru += 1;
    else if (!lama) salah(`: baris baru di basis data, ${key}`);
    else {
      const beda = bedaBaris(bagian.kolom, lama.row, kini);
      if (beda !== '' && masih && !TETAP.has(bagian.nama)) baru += 1;
      else if (beda !== '') salah(`baris ${lama.line}, ${key}: ${beda}`);
    }
  }
  for (const [key, { line, row }] of paket)
    if (jalan(row) && !TETAP.has(bagian.nama)) baru += 1;
    else salah(`baris ${line}, ${key}: tidak ada lagi di basis data`);
  if (lagi > 0) kata.salah(`${berkas}: ${lagi} baris lagi`);
  if (baru > 0)
    kata.catat(
      `${berkas}: ${baru} baris bertambah atau bergerak di hari yang belum ditutup waktu paket dibuat`,
    );
  if (disebut === 0) kata.benar(`${berkas} sama dengan basis data`);
}

const AUDIT = `select a.kode_toko, a.seq::text, to_char(a.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as waktu_utc, a.user_id,
    a.aksi, a.objek, a.isi::text as isi, encode(a.prev, 'hex') as sebelum
  from audit a where a.kode_toko = $1 and a.seq between $2 and $3 order by a.seq`;

/** Every entry from its content, those too that the pack keeps to itself. */
async function periksaIsiAudit(tanya: Tanya, { rows }: Paket, kata: Kata): Promise<void> {
  let beda = 0;
  for (const [kode_toko, milik] of Map.groupBy(rows['audit'] ?? [], ({ row }) => row['kode_toko'])) {
    const hash = new Map(milik.map(({ line, row }) => [row['seq'], { line, hash: row['hash'] }]));
    for (let at = 0; at < milik.length; at += 1000) {
      const lot = milik.slice(at, at + 1000).map(({ row }) => row['seq']);
      for (const row of await tanya(AUDIT, [kode_toko, lot[0], lot.at(-1)])) {
        const dari = hash.get(row['seq'] as string);
        const kini = createHash('sha256')
          .update(Buffer.from(row['sebelum'] as string, 'hex'))
          .update(isiAudit(row as Record<string, string>))
          .digest('hex');
        if (!dari || dari.hash === kini) continue;
        beda += 1;
        if (beda <= DISEBUT)
          kata.salah(
            `audit.csv baris ${dari.line}, ${kode_toko} nomor ${row['seq']}: isinya di basis data berubah`,
          );
      }
    }
  }
  if (beda > DISEBUT) kata.salah(`audit.csv: ${beda - DISEBUT} isi lagi berubah di basis data`);
  if (beda === 0) kata.benar('Isi setiap baris audit, juga yang tertutup, sama dengan hash di paket');
}

/** The audit of the store says when this very file was made. */
async function periksaTercatat(tanya: Tanya, { path }: Paket, kata: Kata): Promise<void> {
  if (statSync(path).isDirectory())
    return kata.catat('Folder dibandingkan, bukan zip: sidik berkasnya tidak dicari di audit');
  const sidik = createHash('sha256').update(readFileSync(path)).digest('hex');
  const [ada] = await tanya(
    `select kode_toko, seq::text, waktu::text from audit where aksi = 'paket_bukti.dibuat' and isi ->> 'sidik' = $1`,
    [sidik],
  );
  if (ada) kata.benar(`Berkas ini tercatat di audit ${ada['kode_toko']} nomor ${ada['seq']}`);
  else kata.salah(`Berkas ini (SHA-256 ${sidik}) tidak tercatat di audit basis data ini`);
}

export async function periksaBasisData(paket: Paket, kata: Kata): Promise<void> {
  const config = readConfig(process.env);
  const home = resolve(config.dataDir, 'postgres');
  const lokal = paket.url === 'lokal';
  const running = lokal ? (config.databaseUrl ?? (await runningUrl(home))) : paket.url;
  const own = running === null ? await startPostgres({ dir: home }) : null;
  const client = newClient({ connectionString: running ?? own?.url ?? '' });
  await client.connect();
  try {
    const tanya: Tanya = async (text, values = []) => (await client.query(text, [...values])).rows;
    await tanya('begin isolation level repeatable read read only');
    await tanya("select set_config('app.lintas', 'on', true), set_config('app.kode_toko', '', true)");
    for (const bagian of BAGIAN) {
      const dulu = paket.manifest.bagian.find(({ nama }) => nama === `${bagian.nama}.csv`);
      const sama = dulu?.kolom.map(({ nama }) => nama).join() === bagian.kolom.map(({ nama }) => nama).join();
      if (sama) await periksaBagian(tanya, bagian, paket, kata);
      else
        kata.catat(
          `${bagian.nama}.csv lain bentuknya di Mustika ${paket.manifest.program}, tidak dibandingkan`,
        );
    }
    await periksaIsiAudit(tanya, paket, kata);
    await periksaTercatat(tanya, paket, kata);
  } finally {
    await client.end();
    await own?.stop();
  }
}
