/**
 * Files too big to wait for, each made once: claimed by compare-and-set, written in parts, offered when all of them are there. A worker
 * that dies leaves a request without a pulse; the next look takes it up as a new attempt, and the parts of the old one are never offered.
 * The requests are rows of `export_minta`, the parts of `export_bagian`; what a file holds is said by whoever makes it.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { umum } from '@mustika/kernel/errors.ts';
import { type AuditEntry, rawQuery, type Scope, type Sql, statement } from '../database.ts';
import { type Deps, isAppError } from '../http/http.ts';
import type { Task, Tasks } from '../jobs.ts';

/** Every minute: what was left lying is taken up, what was kept long enough is cleared away. */
export const KALA_BERKAS = '* * * * * lanjut_export ?max=1';

/** Rows of one table of a file; beyond them the period is to be shortened. A spreadsheet shows few more. */
export const BATAS_BARIS = 1_000_000;

/** Hours a file is kept for its asker. */
const SIMPAN_JAM = 24;
/** Seconds of silence after which a worker is taken for dead. */
const DIAM_DETIK = 60;
/** Attempts before a file is given up. */
const COBA = 3;

export type AskedFile = {
  kode_toko: string;
  id: string;
  user_id: string;
  data: string;
  cakupan: 'TOKO' | 'SEMUA';
  tgl_awal: string;
  tgl_akhir: string;
  alasan: string;
};
export type Sink = {
  /** No faster than it is taken. */
  write(chunk: Buffer | string): Promise<void>;
  /** That the work goes on, so many rows of so many; asked for about every few thousand rows. */
  pulse(rows: number, total?: number): Promise<void>;
};
/** Writes the whole file, answers its rows. A refusal of ours is not tried again. */
export type MakeFile = (deps: Deps, asked: AskedFile, sink: Sink) => Promise<number>;
/** `done`: what the audit of the store is told with the last part; `sidik` is the SHA-256 of the file as it is fetched. */
export type FileKind = {
  make: MakeFile;
  done?: (asked: AskedFile, made: { sidik: string; rows: number }) => AuditEntry;
};

const AMBIL = `update export_minta set status = 'JALAN', percobaan = percobaan + 1, baris = 0, galat = null, detak = $3
  where kode_toko = $1 and id = $2 and percobaan < ${COBA}
    and (status = 'ANTRI' or status = 'JALAN' and detak < $3::timestamptz - interval '${DIAM_DETIK} seconds')
  returning kode_toko, id, user_id, data, cakupan, tgl_awal::text, tgl_akhir::text, alasan, percobaan`;
const DETAK = `update export_minta set baris = $4, baris_semua = coalesce($5, baris_semua), detak = $6
  where kode_toko = $1 and id = $2 and percobaan = $3 and status = 'JALAN' returning id`;
const BAGIAN = 'insert into export_bagian (kode_toko, id, percobaan, urut, isi) values ($1, $2, $3, $4, $5)';
const SELESAI = `update export_minta set status = $4, galat = $5, baris = $6, baris_semua = $6, detak = $7, sidik = $8,
    sampai = $7::timestamptz + interval '${SIMPAN_JAM} hours'
  where kode_toko = $1 and id = $2 and percobaan = $3 and status = 'JALAN' returning id`;
const BUANG = 'delete from export_bagian where kode_toko = $1 and id = $2 and percobaan < $3';

type Claimed = AskedFile & { percobaan: number };
type End = { status: 'SELESAI' | 'GAGAL'; galat: string | null; rows: number; sidik: string | null };
/** Somebody else took the request over: what this attempt wrote is nobody's. */
const DIAMBIL = 'EXPORT_DIAMBIL_LAIN';
/** About a megabyte compressed. */
const BAGIAN_BYTE = 1_000_000;

const orang = (kode_toko: string, user_id: string): Scope => ({ kode_toko, user_id, lintas: false });

/** One attempt: where it is kept, and that it lives. */
function attemptOf(deps: Deps, { kode_toko, id, user_id, percobaan: ke }: Claimed) {
  const scope = orang(kode_toko, user_id);
  const saat = (): string => deps.clock.now().toString();
  const harus = ([row]: readonly object[]): void => {
    if (!row) throw new Error(DIAMBIL);
  };
  return {
    pulse: (rows: number, total: number | null = null) =>
      deps.db.tx(scope, async (tx) =>
        harus(await rawQuery(tx, DETAK, [kode_toko, id, ke, rows, total, saat()])),
      ),
    keep: (urut: number, isi: Buffer) =>
      deps.db.tx(scope, (tx) => rawQuery(tx, BAGIAN, [kode_toko, id, ke, urut, isi])),
    end: ({ status, galat, rows, sidik }: End, told?: AuditEntry) =>
      deps.db.tx(scope, async (tx, audit) => {
        harus(await rawQuery(tx, SELESAI, [kode_toko, id, ke, status, galat, rows, saat(), sidik]));
        await rawQuery(tx, BUANG, [kode_toko, id, status === 'SELESAI' ? ke : ke + 1]);
        if (told) audit(told);
      }),
  };
}

type Attempt = ReturnType<typeof attemptOf>;

/** Keeps what is written, compressed, in parts; `close` answers the SHA-256 of what was written. */
function partsOf(attempt: Attempt) {
  const hash = createHash('sha256');
  const packed = createGzip();
  const kept = (async () => {
    let part: Buffer[] = [];
    let size = 0;
    let urut = 0;
    const keep = async (): Promise<void> => {
      urut += 1;
      await attempt.keep(urut, Buffer.concat(part));
      part = [];
      size = 0;
    };
    for await (const piece of packed as AsyncIterable<Buffer>) {
      part.push(piece);
      size += piece.length;
      if (size >= BAGIAN_BYTE) await keep();
    }
    await keep();
  })();
  kept.catch(() => packed.destroy());
  return {
    write: async (chunk: Buffer | string): Promise<void> => {
      hash.update(chunk);
      if (!packed.write(chunk)) await Promise.race([once(packed, 'drain'), kept]);
    },
    close: async (): Promise<string> => {
      packed.end();
      await kept;
      return hash.digest('hex');
    },
    drop: () => packed.destroy(),
  };
}

async function makeWhole(
  deps: Deps,
  kind: FileKind,
  asked: AskedFile,
  attempt: Attempt,
): Promise<{ rows: number; sidik: string }> {
  const parts = partsOf(attempt);
  let told = 0;
  const pulse: Sink['pulse'] = (rows, total) => {
    told = rows;
    return attempt.pulse(rows, total);
  };
  // A statement that takes long says nothing meanwhile. Whoever was taken over hears of it at the next row.
  const beat = setInterval(() => void attempt.pulse(told).catch(() => {}), (DIAM_DETIK * 1000) / 4);
  try {
    const rows = await kind.make(deps, asked, { write: parts.write, pulse });
    return { rows, sidik: await parts.close() };
  } finally {
    clearInterval(beat);
    parts.drop();
  }
}

/** Works on a request if it is to be worked on; once, whoever else was woken for it. */
async function makeFile(
  deps: Deps,
  kindOf: (data: string) => FileKind,
  kode_toko: string,
  id: string,
): Promise<void> {
  const [claimed] = await deps.db.tx(orang(kode_toko, 'SISTEM'), (tx) =>
    rawQuery<Claimed>(tx, AMBIL, [kode_toko, id, deps.clock.now().toString()]),
  );
  if (!claimed) return;
  const attempt = attemptOf(deps, claimed);
  try {
    const kind = kindOf(claimed.data);
    const { rows, sidik } = await makeWhole(deps, kind, claimed, attempt);
    await attempt.end({ status: 'SELESAI', galat: null, rows, sidik }, kind.done?.(claimed, { sidik, rows }));
  } catch (error) {
    if ((error as Error).message === DIAMBIL) return;
    deps.log.error({ err: error, export: id }, 'export gagal');
    // A refusal says the same again; anything else may be worth another attempt, and its request keeps its last pulse.
    const refused = isAppError(error) && error.status < 500;
    if (!refused && claimed.percobaan < COBA) return;
    const galat = refused ? error.message : umum.KESALAHAN_SERVER.message;
    await attempt.end({ status: 'GAGAL', galat, rows: 0, sidik: null });
  }
}

const TERLANTAR = `select kode_toko, id, percobaan from export_minta
  where status in ('ANTRI', 'JALAN') and detak < $1::timestamptz - interval '${DIAM_DETIK} seconds'`;
const HABIS = `update export_minta set status = 'GAGAL', galat = '${umum.KESALAHAN_SERVER.message}'
  where kode_toko = $1 and id = $2 and percobaan = $3 and status = 'JALAN'`;
const USANG = "select kode_toko, id from export_minta where status = 'SELESAI' and sampai <= $1::timestamptz";
const LEWAT =
  "update export_minta set status = 'LEWAT' where kode_toko = $1 and id = $2 and status = 'SELESAI'";

type Satu = { kode_toko: string; id: string };
const bacaTerlantar = (saat: string) =>
  statement<Satu & { percobaan: number }>('export_terlantar', TERLANTAR, saat);
const bacaUsang = (saat: string) => statement<Satu>('export_usang', USANG, saat);

/** Wakes a worker for a request, in the transaction that has it. */
export const wakeFile = (tx: Sql, kode_toko: string, id: string): Promise<unknown> =>
  rawQuery(tx, "select antre('buat_export', $1::jsonb, $2)", [
    JSON.stringify({ kode_toko, id }),
    `export|${kode_toko}|${id}`,
  ]);

async function goOn(deps: Deps): Promise<void> {
  const saat = deps.clock.now().toString();
  const semua: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };
  const reads = { terlantar: bacaTerlantar(saat), usang: bacaUsang(saat) };
  const { terlantar, usang } = await deps.db.batch(semua, reads);
  for (const { kode_toko, id, percobaan: ke } of terlantar)
    await deps.db.tx(orang(kode_toko, 'SISTEM'), (tx) =>
      ke >= COBA ? rawQuery(tx, HABIS, [kode_toko, id, ke]) : wakeFile(tx, kode_toko, id),
    );
  for (const { kode_toko, id } of usang)
    await deps.db.tx(orang(kode_toko, 'SISTEM'), async (tx) => {
      await rawQuery(tx, LEWAT, [kode_toko, id]);
      await rawQuery(tx, BUANG, [kode_toko, id, COBA + 1]);
    });
}

const make =
  (kindOf: (data: string) => FileKind): Task =>
  (payload, deps) =>
    makeFile(deps, kindOf, String(payload['kode_toko']), String(payload['id']));

/** `kindOf`: who makes what is asked for by that name. */
export const fileTasks = (kindOf: (data: string) => FileKind): Tasks => ({
  buat_export: make(kindOf),
  lanjut_export: (_payload, deps) => goOn(deps),
});
