/** The whole state of the database, row by row, to ask what an act and its undoing left behind. */
import type pg from 'pg';

/**
 * What only ever grows, whatever becomes of a document: its number, its events, its books and the trail. Codes of pieces
 * are never given twice. Everything else that is left over is left over wrongly.
 */
const TRAIL: ReadonlySet<string> = new Set([
  ...['dokumen', 'peristiwa', 'buku_uang', 'buku_barang', 'buku_poin', 'audit', 'idem', 'nomor', 'barcode'],
  ...['otorisasi', 'sesi', 'perangkat_dikenal', 'percobaan_login', 'cetak_rancangan'],
]);
/** Sums of days that are over follow the books; they are proven by cek_invarian(). */
const DERIVED: ReadonlySet<string> = new Set(['saldo_akun_hari', 'versi_toko']);
/** Says who touched a row last, when and how often, not what it is. */
const MARKS: ReadonlySet<string> = new Set([
  ...['versi', 'diubah_pada', 'diubah_oleh', 'diubah', 'no_terakhir'],
  ...['dibuka_pada', 'dibuka_oleh', 'ditutup_pada', 'ditutup_oleh'],
]);

type Baris = Readonly<Record<string, unknown>>;
/** Rows by `table key`. */
export type Dunia = ReadonlyMap<string, Baris>;

const TABLES = `select c.relname as nama, array(
    select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
     where i.indrelid = c.oid and i.indisprimary order by a.attnum)::text[] as kunci
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;

/** Rows of a table, and what tells whether any of them was written, added or taken since. */
type Potret = { sidik: string; rows: readonly (readonly [string, Baris])[] };
/** What was read last: most tables stay as they are from one act to the next, and their rows are the same objects then. */
const terakhir = new WeakMap<pg.Client, ReadonlyMap<string, Potret>>();

/** Every version of a row has a place and a transaction that wrote it. */
const sidikDari = (nama: string): string =>
  `select '${nama}' as nama, concat_ws(' ', count(*), sum(hashtextextended(concat(ctid, xmin), 0))) as sidik from "${nama}"`;

/** Every row of every table that is no trail. */
export async function dunia(owner: pg.Client): Promise<Dunia> {
  const { rows: tables } = await owner.query<{ nama: string; kunci: string[] }>(TABLES);
  const asked = tables.filter(({ nama }) => !TRAIL.has(nama) && !DERIVED.has(nama));
  const { rows: kini } = await owner.query<{ nama: string; sidik: string }>(
    asked.map(({ nama }) => sidikDari(nama)).join(' union all '),
  );
  const dulu = terakhir.get(owner);
  const sidik = new Map(kini.map((satu) => [satu.nama, satu.sidik]));
  const berubah = asked.filter(({ nama }) => dulu?.get(nama)?.sidik !== sidik.get(nama));
  const dibaca = await rowsOf(owner, berubah);
  const potret = new Map(
    asked.map(({ nama }): [string, Potret] => [
      nama,
      { sidik: sidik.get(nama) as string, rows: dibaca.get(nama) ?? dulu?.get(nama)?.rows ?? [] },
    ]),
  );
  terakhir.set(owner, potret);
  return new Map([...potret.values()].flatMap(({ rows }) => rows));
}

async function rowsOf(
  owner: pg.Client,
  tables: readonly { nama: string; kunci: string[] }[],
): Promise<ReadonlyMap<string, [string, Baris][]>> {
  const found = new Map(tables.map(({ nama }): [string, [string, Baris][]] => [nama, []]));
  if (tables.length === 0) return found;
  const keys = new Map(tables.map(({ nama, kunci }) => [nama, kunci]));
  const { rows } = await owner.query<{ nama: string; isi: Baris }>(
    tables
      .map(({ nama }) => `select '${nama}' as nama, to_jsonb(t) as isi from "${nama}" t`)
      .join(' union all '),
  );
  for (const { nama, isi } of rows) {
    const kunci = (keys.get(nama) as string[]).map((column) => isi[column]);
    found.get(nama)?.push([[nama, ...kunci].join(' '), isi]);
  }
  return found;
}

/** A balance of nothing is no balance: its row stays when the last rupiah, point or box has gone. */
const empty = (row: Baris): boolean =>
  row['saldo'] === 0 || row['poin'] === 0 || (row['jumlah'] === 0 && row['tahan_jumlah'] === 0);

const columnsThatDiffer = (dulu: Baris, kini: Baris): string[] =>
  Object.keys({ ...dulu, ...kini })
    .filter((column) => !MARKS.has(column) && JSON.stringify(dulu[column]) !== JSON.stringify(kini[column]))
    .map((column) => `${column}: ${JSON.stringify(dulu[column])} -> ${JSON.stringify(kini[column])}`);

/**
 * What differs: rows that are gone, rows that are new, columns that changed. Rows that bear a number of the document are
 * its own, and stay as a cancelled document stays.
 */
export function bedaDunia(dulu: Dunia, kini: Dunia, nomor: readonly string[]): string[] {
  const beda: string[] = [];
  for (const [kunci, row] of dulu) {
    const now = kini.get(kunci);
    if (now === row) continue;
    if (now) beda.push(...columnsThatDiffer(row, now).map((column) => `${kunci}: ${column}`));
    else if (!empty(row)) beda.push(`gone: ${kunci}`);
  }
  for (const [kunci, row] of kini)
    if (!dulu.has(kunci) && !empty(row) && !nomor.some((one) => JSON.stringify(row).includes(one)))
      beda.push(`new: ${kunci}`);
  return beda.sort();
}
