/** The agent of a till as its rows say it. */
import type {
  BacaanTimbangan,
  Keadaan,
  KertasTugas,
  Kondisi,
  SetelanAgen,
} from '@mustika/kernel/agen/agen.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, type Scope, type Sql, statement } from '@mustika/server-kit/database.ts';
import { pusatDari } from '@mustika/server-kit/http/broadcast.ts';
import type { Ctx, Deps } from '@mustika/server-kit/http/http.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import type { agenCommand } from './agen.command.ts';
import { agenErrors } from './agen.errors.ts';
import { TERLIHAT_DETIK } from './agen.rule.ts';

export type BarisAgen = {
  id: string;
  nama: string;
  setelan: SetelanAgen;
  kondisi: Record<string, Kondisi>;
  sistem: string;
  versi: string;
  dibuat: string;
  terlihat: string | null;
};

const KOLOM = 'id, nama, setelan, kondisi, sistem, versi, dibuat, terlihat';
const MILIK = `select ${KOLOM} from agen where kode_toko = $1 and perangkat_hash = $2 and dicabut is null`;

export type BarisTugas = {
  id: string;
  kertas: KertasTugas;
  keterangan: string;
  pencetak: string;
  keadaan: Keadaan;
  sebab: string | null;
  minta: 'BATAL' | 'ULANG' | null;
  dibuat: string;
};
/** What is not done, the oldest first. */
const ANTRIAN = `select t.id, t.kertas, t.keterangan, t.pencetak, t.keadaan, t.sebab, t.minta, t.dibuat
  from tugas_cetak t join agen a on a.kode_toko = t.kode_toko and a.id = t.agen and a.dicabut is null
 where t.kode_toko = $1 and a.perangkat_hash = $2 and t.keadaan not in ('TERCETAK', 'BATAL')
 order by t.dibuat, t.id limit 100`;

export const milikKasir = ({ scope, device }: Pick<Ctx, 'scope' | 'device'>): [string, Buffer] => [
  scope.kode_toko,
  sha256(device),
];

export const tersambung = ({ clock }: Pick<Deps, 'clock'>, terlihat: string | null): boolean =>
  terlihat !== null && clock.now().epochMilliseconds - Date.parse(terlihat) < TERLIHAT_DETIK * 1000;

/** The agent of the till that asks, in the transaction of whoever asks. */
export async function agenKasir(sql: Sql, ctx: Ctx): Promise<BarisAgen> {
  const [row] = await rawQuery<BarisAgen>(sql, MILIK, milikKasir(ctx));
  return row ?? reject(agenErrors.AGEN_TIDAK_ADA);
}

type Tampak = Inside<typeof agenCommand.answer>;

/** What a till sees of its agent. In a practice store nothing comes out of a printer. */
export async function tampakAgen(ctx: Ctx): Promise<Tampak> {
  const { deps, scope } = ctx;
  const { agen, antrian } = await deps.db.batch(scope, {
    agen: statement<BarisAgen>('agen_milik', MILIK, ...milikKasir(ctx)),
    antrian: statement<BarisTugas>('agen_antrian', ANTRIAN, ...milikKasir(ctx)),
  });
  const [row] = agen;
  if (!row) return { agen: undefined, pencetak: [], kertas: [], antrian: [], timbangan: [], sidik: [] };
  const { id, nama, sistem, versi, dibuat, setelan, kondisi, terlihat } = row;
  return {
    agen: { id, nama, sistem, versi, dibuat, tersambung: tersambung(deps, terlihat) },
    pencetak: setelan.pencetak.map((one) => ({ ...one, kondisi: kondisi[one.nama] ?? null })),
    kertas: [...setelan.kertas],
    timbangan: setelan.timbangan ? [setelan.timbangan] : [],
    sidik: setelan.sidik ? [setelan.sidik] : [],
    antrian,
  };
}

/** Tells whichever process holds the line of this agent that there is something for it. */
export const KANAL_AGEN = 'agen';
/** That somebody at the till looks at its scale. */
export const KANAL_TIMBANGAN = 'agen_timbangan';
/** That its reader is to look at a finger. */
export const KANAL_SIDIK = 'agen_sidik';
export async function kabariAgen(
  { db }: Pick<Deps, 'db'>,
  { kode_toko }: Scope,
  id: string,
  kanal: typeof KANAL_AGEN | typeof KANAL_TIMBANGAN = KANAL_AGEN,
): Promise<void> {
  const values = [kanal, `${kode_toko} ${id}`];
  await db.call({ name: 'agen_kabar', text: 'select pg_notify($1, $2)', values });
}

/** What the scale of an agent says, to the tills of its store; the one it belongs to shows it. Hints: nothing is stored by them. */
export const kabariTimbangan = (
  { sockets }: Pick<Deps, 'sockets'>,
  kode_toko: string,
  said: BacaanTimbangan & { agen: string },
): void => sockets.current?.to([`toko:${kode_toko}`, ...pusatDari(kode_toko)]).emit('timbangan', said);

/** Tells the tills of the store that an agent or its queue is another one now; they ask what it is. */
export const kabariKasir = (
  { sockets }: Pick<Deps, 'sockets'>,
  kode_toko: string,
  id: string,
  baru?: true,
): void =>
  sockets.current
    ?.to([`toko:${kode_toko}`, ...pusatDari(kode_toko)])
    .emit('agen', { id, ...(baru ? { baru } : {}) });
