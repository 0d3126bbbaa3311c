/** Hands print jobs to an agent and writes down what became of them, each by compare-and-set: what is said twice changes nothing. */
import type { Kabar, SetelanAgen, Tugas, TugasKirim } from '@mustika/kernel/agen/agen.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { type Agen, setelanOf } from './kenal-agen.query.ts';

/** The next one: waiting, or sent and never acknowledged, which the agent may or may not have. */
const AMBIL = `update tugas_cetak set keadaan = 'DIKIRIM', dikirim = $3, sebab = null where kode_toko = $1 and id = (
    select id from tugas_cetak where kode_toko = $1 and agen = $2 and minta is null
       and (keadaan = 'ANTRI' or keadaan = 'DIKIRIM' and diterima is null) order by dibuat, id limit 1)
  returning id, ke, kertas, bentuk, keterangan, pencetak, isi`;
const DITERIMA = `update tugas_cetak set diterima = $4 where kode_toko = $1 and id = $2 and ke = $3 and keadaan = 'DIKIRIM'`;
const GAGAL = `update tugas_cetak set keadaan = 'GAGAL', sebab = $4 where kode_toko = $1 and id = $2 and ke = $3 and keadaan = 'DIKIRIM'`;
const DIMINTA = `select id, ke from tugas_cetak where kode_toko = $1 and agen = $2 and keadaan = 'DIKIRIM' and minta is not null order by dibuat, id`;
const TERLAMBAT =
  'update tugas_cetak set minta = null, pencetak_minta = null where kode_toko = $1 and id = $2 and ke = $3';
const HILANG = `update tugas_cetak set keadaan = 'RAGU', sebab = 'HILANG', minta = null, pencetak_minta = null
  where kode_toko = $1 and agen = $2 and keadaan = 'DIKIRIM' and diterima is not null and minta is null
    and not (id || '.' || ke = any ($3::text[])) returning id`;

const KABARNYA: Readonly<Record<Kabar['keadaan'], string>> = {
  MENUNGGU: `update tugas_cetak set sebab = $5, diterima = coalesce(diterima, $6)
    where kode_toko = $1 and agen = $2 and id = $3 and ke = $4 and keadaan = 'DIKIRIM' and sebab is distinct from $5`,
  // The agent that could not say whether it came out may know better later.
  TERCETAK: `update tugas_cetak set keadaan = 'TERCETAK', sebab = null, minta = null, pencetak_minta = null, isi = null, selesai = $6,
      diterima = coalesce(diterima, $6)
    where kode_toko = $1 and agen = $2 and id = $3 and ke = $4 and keadaan in ('DIKIRIM', 'RAGU') and $5::text is null`,
  RAGU: `update tugas_cetak set keadaan = 'RAGU', sebab = $5, minta = null, pencetak_minta = null, diterima = coalesce(diterima, $6)
    where kode_toko = $1 and agen = $2 and id = $3 and ke = $4 and keadaan = 'DIKIRIM'`,
  GAGAL: `update tugas_cetak set keadaan = 'GAGAL', sebab = $5, minta = null, pencetak_minta = null, diterima = coalesce(diterima, $6)
    where kode_toko = $1 and agen = $2 and id = $3 and ke = $4 and keadaan = 'DIKIRIM'`,
  // Given back: it is over, or waits anew for the printer that was named.
  BATAL: `update tugas_cetak set keadaan = case when minta = 'ULANG' then 'ANTRI' else 'BATAL' end, ke = case when minta = 'ULANG' then ke + 1 else ke end,
      pencetak = coalesce(pencetak_minta, pencetak), sebab = case when minta = 'ULANG' then null else $5::text end, diterima = null, minta = null, pencetak_minta = null,
      selesai = case when minta = 'ULANG' then null else $6::timestamptz end, isi = case when minta = 'ULANG' then isi end
    where kode_toko = $1 and agen = $2 and id = $3 and ke = $4 and keadaan = 'DIKIRIM' and minta is not null`,
};

/** One with its line. */
export type Tersambung = Agen & { ask: (event: string, said: unknown) => Promise<unknown> };
type Baris = Omit<Tugas, 'pencetak'> & { pencetak: string; isi: Buffer };
type Few = Pick<Deps, 'db' | 'clock'>;

async function ubah(
  { db }: Few,
  { scope }: Agen,
  text: string,
  values: readonly unknown[],
): Promise<boolean> {
  const rows = await db.tx(scope, (sql) =>
    rawQuery(sql, `${text} returning id`, [scope.kode_toko, ...values]),
  );
  return rows.length > 0;
}

/** Writes down what the agent says; false where it changed nothing. */
export const catatKabar = (deps: Few, agen: Agen, { id, ke, keadaan, sebab }: Kabar): Promise<boolean> =>
  ubah(deps, agen, KABARNYA[keadaan], [agen.id, id, ke, sebab, deps.clock.now().toString()]);

/** What it was given and no longer has, a disk that was lost: nobody knows whether it came out. */
export const catatHilang = async (
  { db }: Few,
  { scope, id }: Agen,
  held: readonly string[],
): Promise<boolean> => {
  const rows = await db.tx(scope, (sql) => rawQuery(sql, HILANG, [scope.kode_toko, id, held]));
  return rows.length > 0;
};

async function antarSatu(deps: Few, to: Tersambung, row: Baris, { pencetak }: SetelanAgen): Promise<boolean> {
  const { id, ke, isi, ...rest } = row;
  const printer = pencetak.find(({ nama }) => nama === row.pencetak);
  if (!printer) return ubah(deps, to, GAGAL, [id, ke, 'TANPA_PENCETAK']);
  const job: TugasKirim = { ...rest, id, ke, pencetak: printer, isi };
  const said = await to.ask('tugas', job);
  if (said === 'DITOLAK') return ubah(deps, to, GAGAL, [id, ke, 'DITOLAK']);
  if (said !== 'DITERIMA') return false;
  await ubah(deps, to, DITERIMA, [id, ke, deps.clock.now().toString()]);
  return true;
}

/** All that waits, one after the other; ends where the line does. Answers whether anything moved. */
export async function antarTugas(deps: Few, to: Tersambung): Promise<boolean> {
  for (let moved = false; ; moved = true) {
    const setelan = await setelanOf(deps, to);
    if (!setelan) return moved;
    const values = [to.scope.kode_toko, to.id, deps.clock.now().toString()];
    const [row] = await deps.db.tx(to.scope, (sql) => rawQuery<Baris>(sql, AMBIL, values));
    if (!row || !(await antarSatu(deps, to, row, setelan))) return moved;
  }
}

/** Asks for what somebody wants back. One that was begun goes on, and its end is told as any other's. */
export async function mintaKembali(deps: Few, to: Tersambung): Promise<boolean> {
  const wanted = await deps.db.read(to.scope, (sql) =>
    rawQuery<Pick<Tugas, 'id' | 'ke'>>(sql, DIMINTA, [to.scope.kode_toko, to.id]),
  );
  for (const { id, ke } of wanted) {
    const said = await to.ask('batal', { id, ke });
    if (said === 'BATAL') await catatKabar(deps, to, { id, ke, keadaan: 'BATAL', sebab: null });
    if (said === 'TERLAMBAT') await ubah(deps, to, TERLAMBAT, [id, ke]);
  }
  return wanted.length > 0;
}
