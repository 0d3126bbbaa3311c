/** Who calls on the line of the agents, and what of his words is written down. */
import { timingSafeEqual } from 'node:crypto';
import {
  type BacaanTimbangan,
  KABAR,
  type Kabar,
  KONDISI,
  type KunciAgen,
  SEBAB,
  type SetelanAgen,
} from '@mustika/kernel/agen/agen.ts';
import { rawQuery, type Scope, statement } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';

const CARI =
  'select nama, setelan, rahasia_hash from agen where kode_toko = $1 and id = $2 and dicabut is null';
const TERLIHAT = 'update agen set terlihat = $3 where kode_toko = $1 and id = $2 and dicabut is null';
const HAI =
  'update agen set terlihat = $3, sistem = $4, versi = $5, kondisi = $6 where kode_toko = $1 and id = $2 and dicabut is null';
const KONDISINYA = 'update agen set kondisi = $3 where kode_toko = $1 and id = $2 and dicabut is null';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const short = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.replaceAll(/\p{Cc}/gu, '').slice(0, most) : '';
const fieldsOf = (said: unknown): Record<string, unknown> =>
  typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};

type Baris = { nama: string; setelan: SetelanAgen; rahasia_hash: Buffer };
/** An agent in its store. */
export type Agen = { scope: Scope; id: string };

const baca = async ({ db }: Pick<Deps, 'db'>, { scope, id }: Agen): Promise<Baris | null> =>
  (await db.rows(scope, statement<Baris>('agen_cari', CARI, scope.kode_toko, id)))[0] ?? null;

/** The one who calls, or null: a secret is good for the agent it was made for, in its store, while that has its right. */
export async function kenali(deps: Pick<Deps, 'db'>, auth: unknown): Promise<Agen | null> {
  const said = fieldsOf(auth) as Partial<Record<keyof KunciAgen, unknown>>;
  const [kode_toko, id, rahasia] = [short(said.toko, 30), short(said.id, 36), short(said.rahasia, 100)];
  if (kode_toko === '' || !UUID.test(id) || rahasia === '') return null;
  const agen = { scope: { kode_toko, user_id: 'AGEN', lintas: false }, id };
  const row = await baca(deps, agen);
  return row && timingSafeEqual(row.rahasia_hash, sha256(rahasia)) ? agen : null;
}

/** Its printers, or null once its right was taken away. */
export const setelanOf = async (deps: Pick<Deps, 'db'>, agen: Agen): Promise<SetelanAgen | null> =>
  (await baca(deps, agen))?.setelan ?? null;

/** Only what we know by name is written down of what printers are said to be. */
function kondisiOf(said: unknown): string {
  const known = Object.entries(fieldsOf(said)).filter(
    ([name, value]) => name.length <= 40 && (KONDISI as readonly unknown[]).includes(value),
  );
  return JSON.stringify(Object.fromEntries(known.slice(0, 20)));
}

export function kabarOf(said: unknown): Kabar | null {
  const { id, ke, keadaan, sebab } = fieldsOf(said);
  if (typeof id !== 'string' || !UUID.test(id) || !Number.isInteger(ke) || (ke as number) > 1_000_000)
    return null;
  if (!(KABAR as readonly unknown[]).includes(keadaan)) return null;
  return { id, ke, keadaan, sebab: (SEBAB as readonly unknown[]).includes(sebab) ? sebab : null } as Kabar;
}

/** A reading of its scale, null for what is none: a weight a scale can have, and a line as long as one. */
export function bacaanOf(said: unknown): BacaanTimbangan | null {
  const { mg, diam, baris } = fieldsOf(said);
  const weight = Number.isSafeInteger(mg) && Math.abs(mg as number) < 1_000_000_000 ? (mg as number) : null;
  if ((mg !== null && weight === null) || typeof diam !== 'boolean') return null;
  return { mg: weight, diam: diam && weight !== null, baris: short(baris, 60) };
}

/** The program an agent runs; null where it says none, because it is not renewed by us. */
export function programOf(said: unknown): { versi: string; sidik: string } | null {
  const { program, versi } = fieldsOf(said);
  const known = typeof program === 'string' && /^[0-9a-f]{64}$/.test(program);
  return known ? { versi: short(versi, 20), sidik: program } : null;
}

/** What an agent has of ours, by id and attempt. */
export const dipegangOf = (said: unknown): string[] => {
  const { tugas } = fieldsOf(said);
  return Array.isArray(tugas) ? tugas.slice(0, 5000).map((one) => short(one, 50)) : [];
};

type Tulis = (text: string, values: readonly unknown[]) => Promise<unknown>;
const tulis =
  ({ db }: Pick<Deps, 'db'>, { scope }: Agen): Tulis =>
  (text, values) =>
    db.tx(scope, (sql) => rawQuery(sql, text, values));

const keyOf = ({ scope, id }: Agen): [string, string] => [scope.kode_toko, id];

/** It is there; null: it is not any more. */
export const catatTerlihat = (deps: Pick<Deps, 'db'>, agen: Agen, at: string | null): Promise<unknown> =>
  tulis(deps, agen)(TERLIHAT, [...keyOf(agen), at]);

export const catatHai = (deps: Pick<Deps, 'db'>, agen: Agen, said: unknown, at: string): Promise<unknown> => {
  const { sistem, versi, kondisi } = fieldsOf(said);
  return tulis(deps, agen)(HAI, [
    ...keyOf(agen),
    at,
    short(sistem, 80),
    short(versi, 40),
    kondisiOf(kondisi),
  ]);
};

export const catatKondisi = (deps: Pick<Deps, 'db'>, agen: Agen, said: unknown): Promise<unknown> =>
  tulis(deps, agen)(KONDISINYA, [...keyOf(agen), kondisiOf(said)]);
