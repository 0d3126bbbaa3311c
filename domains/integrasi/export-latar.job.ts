/**
 * Making a big export: claimed by compare-and-set, read in one snapshot, written in parts, offered when all of them are
 * there. A worker that dies leaves a request without a pulse; the next look takes it up as a new attempt, and the parts of
 * the old one are never offered.
 */
import { createGzip } from 'node:zlib';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery, type Scope, type Sql, statement } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import type { OutputRow } from '@mustika/server-kit/output/sheet.ts';
import { fileRows } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { bacaanExport, berkasExport, type MintaExport } from './berkas-export.query.ts';
import { BATAS_EXPORT, COBA_EXPORT, DATA_EXPORT, DIAM_DETIK, SIMPAN_JAM } from './export-csv.rule.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';

/** Every minute: what was left lying is taken up, what was kept long enough is cleared away. */
export const KALA_EXPORT = '* * * * * lanjut_export ?max=1';

const AMBIL = `update export_minta set status = 'JALAN', percobaan = percobaan + 1, baris = 0, galat = null, detak = $3
  where kode_toko = $1 and id = $2 and percobaan < ${COBA_EXPORT}
    and (status = 'ANTRI' or status = 'JALAN' and detak < $3::timestamptz - interval '${DIAM_DETIK} seconds')
  returning user_id, data, tgl_awal::text, tgl_akhir::text, percobaan`;
const DETAK = `update export_minta set baris = $4, baris_semua = coalesce($5, baris_semua), detak = $6
  where kode_toko = $1 and id = $2 and percobaan = $3 and status = 'JALAN' returning id`;
const BAGIAN = 'insert into export_bagian (kode_toko, id, percobaan, urut, isi) values ($1, $2, $3, $4, $5)';
const SELESAI = `update export_minta set status = $4, galat = $5, baris = $6, baris_semua = $6, detak = $7,
    sampai = $7::timestamptz + interval '${SIMPAN_JAM} hours'
  where kode_toko = $1 and id = $2 and percobaan = $3 and status = 'JALAN' returning id`;
const BUANG = 'delete from export_bagian where kode_toko = $1 and id = $2 and percobaan < $3';

type Kerja = MintaExport & { user_id: string; percobaan: number };
/** Somebody else took the request over: what this attempt wrote is nobody's. */
const DIAMBIL = 'EXPORT_DIAMBIL_LAIN';
/** About a megabyte compressed. */
const BAGIAN_BYTE = 1_000_000;
/** Rows between two pulses. */
const SETIAP = 5000;

const orang = (kode_toko: string, user_id: string): Scope => ({ kode_toko, user_id, lintas: false });

/** One attempt: where it is kept, and that it lives. */
function percobaan(deps: Deps, scope: Scope, id: string, ke: number) {
  const { kode_toko } = scope;
  const saat = (): string => deps.clock.now().toString();
  const harus = ([row]: readonly object[]): void => {
    if (!row) throw new Error(DIAMBIL);
  };
  return {
    detak: (baris: number, semua: number | null = null) =>
      deps.db.tx(scope, async (tx) =>
        harus(await rawQuery(tx, DETAK, [kode_toko, id, ke, baris, semua, saat()])),
      ),
    simpan: (urut: number, isi: Buffer) =>
      deps.db.tx(scope, (tx) => rawQuery(tx, BAGIAN, [kode_toko, id, ke, urut, isi])),
    tutup: (status: 'SELESAI' | 'GAGAL', galat: string | null, baris: number) =>
      deps.db.tx(scope, async (tx) => {
        harus(await rawQuery(tx, SELESAI, [kode_toko, id, ke, status, galat, baris, saat()]));
        await rawQuery(tx, BUANG, [kode_toko, id, status === 'SELESAI' ? ke : ke + 1]);
      }),
  };
}

type Percobaan = ReturnType<typeof percobaan>;

/** The rows, counted, with a pulse now and then. */
async function* dihitung(
  rows: AsyncIterable<OutputRow>,
  kerja: Percobaan,
  hitung: { baris: number },
): AsyncGenerator<OutputRow> {
  for await (const row of rows) {
    hitung.baris += 1;
    if (hitung.baris % SETIAP === 0) await kerja.detak(hitung.baris);
    yield row;
  }
}

async function tulis(deps: Deps, scope: Scope, minta: Kerja, kerja: Percobaan): Promise<number> {
  const { data, tgl_awal, tgl_akhir } = minta;
  const store = await deps.stores.get(scope.kode_toko);
  const query = bacaanExport(DATA_EXPORT[data], scope.kode_toko, tgl_awal, tgl_akhir);
  const { prepared, rows } = await fileRows(deps.db, scope, async (tx: Sql) => {
    const { rows: hitung } = await sql<{
      n: number;
    }>`select count(*)::integer as n from (${query}) q`.execute(tx);
    return {
      ...{ semua: hitung[0]?.n ?? 0, query, cap: BATAS_EXPORT },
      tooMany: () => reject(salah.EXPORT_TERLALU_BANYAK),
    };
  });
  await kerja.detak(0, prepared.semua);
  const hitung = { baris: 0 };
  const zona = store?.zona ?? 'WIB';
  const toko = {
    ...{
      kode_toko: scope.kode_toko,
      nama_toko: store?.nama_toko ?? '',
      alamat_toko: store?.alamat_toko ?? '',
      zona,
    },
  };
  const file = berkasExport(data, {
    rows: dihitung(rows, kerja, hitung),
    ...{ toko, oleh: minta.user_id, waktu: formatWaktu(deps.clock.now().toString(), zona) },
  });
  const padat = createGzip();
  file.once('error', (error) => padat.destroy(error));
  let bagian: Buffer[] = [];
  let besar = 0;
  let urut = 0;
  const simpan = async (): Promise<void> => {
    urut += 1;
    await kerja.simpan(urut, Buffer.concat(bagian));
    bagian = [];
    besar = 0;
  };
  for await (const potong of file.pipe(padat) as AsyncIterable<Buffer>) {
    bagian.push(potong);
    besar += potong.length;
    if (besar >= BAGIAN_BYTE) await simpan();
  }
  await simpan();
  return hitung.baris;
}

/** Works on a request if it is to be worked on; once, whoever else was woken for it. */
async function buatExport(deps: Deps, kode_toko: string, id: string): Promise<void> {
  const sistem = orang(kode_toko, 'SISTEM');
  const [minta] = await deps.db.tx(sistem, (tx) =>
    rawQuery<Kerja>(tx, AMBIL, [kode_toko, id, deps.clock.now().toString()]),
  );
  if (!minta) return;
  const scope = orang(kode_toko, minta.user_id);
  const kerja = percobaan(deps, scope, id, minta.percobaan);
  try {
    await kerja.tutup('SELESAI', null, await tulis(deps, scope, minta, kerja));
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    if (message === DIAMBIL) return;
    deps.log.error({ err: error, export: id }, 'export gagal');
    // A refusal says the same again; anything else may be worth another attempt, and its request keeps its last pulse.
    if (code === 'EXPORT_TERLALU_BANYAK' || minta.percobaan >= COBA_EXPORT)
      await kerja.tutup('GAGAL', code ? message : umum.KESALAHAN_SERVER.message, 0);
  }
}

const TERLANTAR = `select kode_toko, id, percobaan from export_minta
  where status in ('ANTRI', 'JALAN') and detak < $1::timestamptz - interval '${DIAM_DETIK} seconds'`;
const HABIS = `update export_minta set status = 'GAGAL', galat = '${umum.KESALAHAN_SERVER.message}'
  where kode_toko = $1 and id = $2 and percobaan = $3 and status = 'JALAN'`;
const USANG = "select kode_toko, id from export_minta where status = 'SELESAI' and sampai <= $1::timestamptz";

type Satu = { kode_toko: string; id: string };
const bacaTerlantar = (saat: string) =>
  statement<Satu & { percobaan: number }>('export_terlantar', TERLANTAR, saat);
const bacaUsang = (saat: string) => statement<Satu>('export_usang', USANG, saat);

const LEWAT =
  "update export_minta set status = 'LEWAT' where kode_toko = $1 and id = $2 and status = 'SELESAI'";

/** Wakes a worker for a request, in the transaction that has it. */
export const bangunkan = (tx: Sql, kode_toko: string, id: string): Promise<unknown> =>
  rawQuery(tx, "select antre('buat_export', $1::jsonb, $2)", [
    JSON.stringify({ kode_toko, id }),
    `export|${kode_toko}|${id}`,
  ]);

async function lanjutExport(deps: Deps): Promise<void> {
  const saat = deps.clock.now().toString();
  const semua: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };
  const reads = { terlantar: bacaTerlantar(saat), usang: bacaUsang(saat) };
  const { terlantar, usang } = await deps.db.batch(semua, reads);
  for (const { kode_toko, id, percobaan: ke } of terlantar)
    await deps.db.tx(orang(kode_toko, 'SISTEM'), (tx) =>
      ke >= COBA_EXPORT ? rawQuery(tx, HABIS, [kode_toko, id, ke]) : bangunkan(tx, kode_toko, id),
    );
  for (const { kode_toko, id } of usang)
    await deps.db.tx(orang(kode_toko, 'SISTEM'), async (tx) => {
      await rawQuery(tx, LEWAT, [kode_toko, id]);
      await rawQuery(tx, BUANG, [kode_toko, id, COBA_EXPORT + 1]);
    });
}

export const exportTasks: Tasks = {
  buat_export: (payload, deps) => buatExport(deps, String(payload['kode_toko']), String(payload['id'])),
  lanjut_export: (_payload, deps) => lanjutExport(deps),
};
