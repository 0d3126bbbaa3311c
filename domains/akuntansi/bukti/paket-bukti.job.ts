/**
 * Making a proof pack: every part read in one snapshot and written as it comes, the anchors around the period, the checker itself, and a
 * manifest of all of it, signed with the key that signs the anchors. docs/decisions/0169.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { reject } from '@mustika/kernel/errors.ts';
import { callGate } from '@mustika/kernel/house.ts';
import {
  type AskedFile,
  BATAS_BARIS,
  type FileKind,
  type Sink,
} from '@mustika/server-kit/background/background-file.ts';
import { VERSION } from '@mustika/server-kit/config.ts';
import { rawQuery, type Scope } from '@mustika/server-kit/database.ts';
import type { Ctx, Deps } from '@mustika/server-kit/http/http.ts';
import { contextInName } from '@mustika/server-kit/http/request-context.ts';
import { zipWriter } from '@mustika/server-kit/output/zip.ts';
import { anchorLines, signWithAnchorKey } from '@mustika/server-kit/secrets/audit-anchor.ts';
import { akuntansiErrors as salah } from '../akuntansi.errors.ts';
import { BAGIAN, type Bagian } from './bagian-bukti.query.ts';
import { type BarisTeks, barisBagian, penulisBagian, type Ringkas, type Tanya } from './baris-bukti.query.ts';
import { bacaSaya, type Kepala, laporanBukti } from './laporan-bukti.query.ts';
import { gerbangPaket, LAYAR_PAKET } from './paket-bukti.command.ts';

/** The one source of the checker, which lies in the pack as it lies here. */
const PEMERIKSA = new URL('../../../scripts/proof/', import.meta.url);

const TOKO = `select t.kode_toko, t.nama_toko, t.zona, (select to_char(h.tanggal, 'YYYY-MM-DD') from hari_toko h
    where h.kode_toko = t.kode_toko and h.status = 'OPEN' and h.tanggal <= $2::date) as hari_terbuka
  from toko t where t.kode_toko = any ($1::text[]) order by t.kode_toko`;
const SEMUA_TOKO = 'select kode_toko from toko order by kode_toko';

/** Seconds that a statement of a part may take: what it reads may be years. */
const SABAR_DETIK = 600;
/** Rows between two pulses, and bytes between two pieces of the file. */
const SETIAP = 5000;
const POTONG = 64 * 1024;

async function peminta(deps: Deps, { user_id, kode_toko }: AskedFile): Promise<Ctx> {
  const gate = callGate(deps.house, { gate: gerbangPaket, screens: [LAYAR_PAKET] });
  const ctx = await contextInName(deps, { user_id, kode_toko, gate });
  return typeof ctx === 'string' ? reject(salah.PAKET_TIDAK_BERHAK) : ctx;
}

/** The stores of the pack: the one, or all that whoever asked reads at once. */
async function tokoPaket(
  tanya: Tanya,
  { cakupan, kode_toko }: AskedFile,
  { lintas }: Scope,
): Promise<string[]> {
  if (cakupan !== 'SEMUA') return [kode_toko];
  if (lintas === false) reject(salah.PAKET_TIDAK_BERHAK);
  if (lintas !== true) return [...new Set([kode_toko, ...lintas])].sort();
  return (await tanya(SEMUA_TOKO)).map((row) => row['kode_toko'] as string);
}

/** Counts rows over all parts, and refuses a part that is too long. */
async function* potongan(
  bagian: Bagian,
  rows: AsyncIterable<BarisTeks>,
  penulis: ReturnType<typeof penulisBagian>,
  { batas, tulis }: { batas: number; tulis: () => Promise<void> },
): AsyncGenerator<string> {
  let potong = penulis.kepala();
  let baris = 0;
  for await (const row of rows) {
    baris += 1;
    if (baris > batas)
      reject(
        salah.PAKET_TERLALU_BANYAK,
        { bagian: bagian.nama, batas },
        `${bagian.judul.split(':')[0]}: Lebih Dari ${batas.toLocaleString('id-ID')} Baris, Persempit Periodenya`,
      );
    potong += penulis.baris(row);
    if (baris % SETIAP === 0) await tulis();
    if (potong.length < POTONG) continue;
    yield potong;
    potong = '';
  }
  yield potong;
}

/** From the last anchor before the period on: those that prove what is in it, and those that prove that nothing was cut off since. */
function jangkarSejak(lines: readonly string[], awal: string): string[] {
  const waktu = (line: string): string => {
    try {
      return JSON.parse(JSON.parse(line).jangkar).waktu.slice(0, 10);
    } catch {
      return ''; // Not a line of ours: the checker says so.
    }
  };
  const pertama = lines.findIndex((line) => waktu(line) >= awal);
  return lines.slice(Math.max(0, (pertama === -1 ? lines.length : pertama) - 1));
}

type Berkas = { nama: string; byte: number; sha256: string };

async function buatPaket(deps: Deps, asked: AskedFile, sink: Sink, batas: number): Promise<number> {
  const ctx = await peminta(deps, asked);
  const scope: Scope = asked.cakupan === 'SEMUA' ? ctx.scope : { ...ctx.scope, lintas: false };
  const zip = zipWriter(sink.write);
  const berkas: Berkas[] = [];
  const tambah = async (nama: string, isi: string | Buffer): Promise<void> => {
    const bytes = Buffer.from(isi as string);
    berkas.push({ nama, byte: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    await zip.add(nama, [bytes]);
  };
  let jumlah = 0;
  const { toko, bagian } = await deps.db.report(
    scope,
    async (tx) => {
      const tanya: Tanya = (text, values) => rawQuery<BarisTeks>(tx, text, values);
      const kode = await tokoPaket(tanya, asked, ctx.scope);
      const ringkas: Ringkas[] = [];
      for (const satu of BAGIAN) {
        const penulis = penulisBagian(satu);
        const rows = barisBagian(tanya, satu, [kode, asked.tgl_awal, asked.tgl_akhir]);
        const tulis = (): Promise<void> => sink.pulse((jumlah += SETIAP));
        await zip.add(penulis.nama, potongan(satu, rows, penulis, { batas, tulis }));
        ringkas.push(penulis.ringkas());
      }
      const toko = (await tanya(TOKO, [kode, asked.tgl_akhir])) as Kepala['toko'];
      return { toko, bagian: ringkas };
    },
    SABAR_DETIK,
  );
  const { dir } = deps.config.anchor;
  const kepala: Kepala = {
    ...{ jenis: 'MUSTIKA PAKET BUKTI', versi: 1 },
    program: `${VERSION.major}.${VERSION.minor}.${VERSION.revision}`,
    ...{
      dibuat: deps.clock.now().round('second').toString(),
      dibuat_oleh: asked.user_id,
      nama: ctx.session.nama,
    },
    ...{ alasan: asked.alasan, cakupan: asked.cakupan, toko },
    periode: { awal: asked.tgl_awal, akhir: asked.tgl_akhir },
    bagian,
  };
  const lines = jangkarSejak(anchorLines(dir), asked.tgl_awal);
  await tambah('jangkar.jsonl', lines.map((line) => `${line}\n`).join(''));
  for (const nama of ['periksa-bukti.mjs', 'baca-bukti.mjs'])
    await tambah(nama, await readFile(new URL(nama, PEMERIKSA)));
  await tambah('kunci-publik.pem', signWithAnchorKey(dir, Buffer.alloc(0)).publik);
  await tambah('BACA-SAYA.txt', bacaSaya(kepala));
  await tambah('LAPORAN.html', laporanBukti(kepala, lines.length, ctx.session.store.zona));
  const manifest = Buffer.from(`${JSON.stringify({ ...kepala, berkas }, null, 1)}\n`);
  const { tanda } = signWithAnchorKey(dir, manifest);
  await zip.add('manifest.json', [manifest]);
  await zip.add('manifest.tanda', [`${tanda}\n`]);
  await zip.close();
  return bagian.reduce((sum, { baris }) => sum + baris, 0);
}

/** `batas`: rows of one part. Whoever has the chain of the store later finds in it that this file was made then. */
export const paketBukti = (batas = BATAS_BARIS): FileKind => ({
  make: (deps, asked, sink) => buatPaket(deps, asked, sink, batas),
  done: ({ id, cakupan, tgl_awal, tgl_akhir }, { sidik, rows }) => ({
    aksi: 'paket_bukti.dibuat',
    objek: id,
    isi: { cakupan, tgl_awal, tgl_akhir, sidik, baris: rows },
  }),
});
