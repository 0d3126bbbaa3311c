/** The demo's tills: a user's context, a transition, and the supervisor who signs where one has to. */

import type { Miligram, Rupiah } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import type { Command } from '@mustika/kernel/command.ts';
import type { manualClock, Tanggal } from '@mustika/kernel/date.ts';
import { AppError } from '@mustika/kernel/errors.ts';
import type { Fields, Row } from '@mustika/kernel/field.ts';
import { objectOf } from '@mustika/kernel/input-schema.ts';
import type { Database } from '@mustika/server-kit/database.ts';
import type { DocumentImplementation, RunAnswer } from '@mustika/server-kit/document/document-runner.ts';
import { runAct } from '@mustika/server-kit/document/document-together.ts';
import type { CommandImplementation, Ctx, Deps, RouteInput } from '@mustika/server-kit/http/http.ts';
import type pg from 'pg';
import type { Random } from './random.ts';

export type TokoDemo = { kode_toko: string; suffix: string; seed: number; members: readonly string[] };
export type Ukuran = {
  hari: number;
  barang: number;
  notaPerHari: number;
  /** With buy-backs, exchanges, deposits and money between drawer and bank. */
  lengkap?: boolean;
};

export type Potong = {
  kode_barcode: string;
  kode_group: string;
  berat: Miligram;
  ongkos: Rupiah;
  /** What its stones are sold for, where it has any of Master Berlian. */
  harga_atribut?: Rupiah;
};
export type Dunia = {
  db: Database;
  client: pg.Client;
  toko: TokoDemo;
  random: Random;
  clock: ReturnType<typeof manualClock>;
  /** The moment the demo is made. */
  sekarang: Temporal.Instant;
  deps: Deps;
  stok: Potong[];
  harga: Map<string, Rupiah>;
  nomor: number;
  /** Chance for everything but the sales. */
  lain: Random;
  /** And for what lies on the shelf of accessories. */
  aksesoris: Random;
  /** And for goods without a barcode. */
  manual: Random;
  /** And for who borrows on gold; loans that run, the oldest first, and packets that were sealed. */
  gadai: Random;
  hutang: string[];
  /** And for repairs. */
  servis: Random;
  /** And for orders. */
  pesan: Random;
  /** And for points. */
  poin: Random;
  /** And for pre-orders. */
  po: Random;
  paket: number;
  /** Sold, and not come back since. */
  terjual: Potong[];
  /** Deposits that are waiting, the oldest first. */
  /** Remittances to head office that nobody has received yet. */
  kiriman: string[];
  titipan: { no_titipan: string; potong: Potong; total: number; uang_muka: number; baris: object }[];
};

/** The day its store is open for. */
export const hariIni = async ({ client, toko }: Dunia): Promise<Tanggal> =>
  (
    await client.query<{ tanggal: Tanggal }>(
      "select tanggal::text as tanggal from hari_toko where kode_toko = $1 and status = 'OPEN'",
      [toko.kode_toko],
    )
  ).rows[0]?.tanggal as Tanggal;

/** A context as a logged-in user of the store would have it. */
async function ctxOf(dunia: Dunia, user_id: string): Promise<Ctx> {
  const pusat = user_id === 'PUSAT';
  const kode_toko = pusat ? 'PUSAT' : dunia.toko.kode_toko;
  const store = await dunia.deps.stores.get(kode_toko);
  if (!store) throw new Error(`demo store ${kode_toko} is missing`);
  dunia.nomor += 1;
  const session = {
    user_id,
    nama: user_id,
    level: user_id.startsWith('KASIR') ? 'KASIR' : 'SPV',
    pusat,
    kode_toko,
    toko_asal: kode_toko,
    no_whatsapp: null,
    lingkup: null,
    totp: false,
    totp_wajib: false,
    harus_ganti_password: false,
    flags: store.flags,
    settings: store.settings,
    mode: 'STANDAR',
    menu: new Set<string>(),
    store,
  };
  return {
    deps: dunia.deps,
    session: session as Ctx['session'],
    scope: { kode_toko, user_id, lintas: pusat },
    key: `demo-${dunia.toko.kode_toko}-${dunia.nomor}`,
    device: '',
    address: 'demo',
    tertutup: new Set<string>(),
  };
}

/** Runs a transition; where it needs an approval, the store's supervisor gives it, or the owner where only he may. */
export async function jalankan(
  dunia: Dunia,
  user: string,
  implementation: DocumentImplementation,
  name: string,
  input: object,
): Promise<RunAnswer> {
  const ctx = await ctxOf(dunia, user);
  const run = { implementation, name, input, body: input, ctx };
  try {
    return await runAct({ ...run, izin: [] });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'OTORISASI_DIPERLUKAN') throw error;
    const { op_hash, perlu } = error.detail as {
      op_hash: string;
      perlu: Approval[];
    };
    const izin: string[] = [];
    for (const { kategori, description, oleh } of perlu)
      izin.push(await setujui(dunia, user, { kategori, description, op_hash, ...(oleh ? { oleh } : {}) }));
    return runAct({ ...run, izin });
  }
}

/** Calls a command as that user's browser would; answers its data. */
export async function panggil(
  dunia: Dunia,
  user: string,
  commands: readonly CommandImplementation[],
  command: Command,
  body: object,
): Promise<unknown> {
  const found = commands.find((one) => one.command === command);
  if (!found) throw new Error(`${command.name} is not among them`);
  const input = objectOf(command.fields).parse(body) as Row<Fields>;
  const answer = await found.handler(input, await ctxOf(dunia, user), {} as RouteInput);
  return (answer as { data: unknown }).data;
}

async function setujui(
  dunia: Dunia,
  requester: string,
  act: Pick<Approval, 'kategori' | 'description' | 'oleh'> & { op_hash: string },
): Promise<string> {
  const now = dunia.clock.now();
  const { rows } = await dunia.client.query<{ id: string }>(
    `insert into otorisasi (kode_toko, id, kategori, description, keterangan, op_hash, requester, approver, dibuat, berakhir)
     values ($1, gen_random_uuid(), $2, $3, 'PELANGGAN LAMA', $4, $5, $6, $7, $8) returning id`,
    [
      dunia.toko.kode_toko,
      act.kategori,
      act.description,
      act.op_hash,
      requester,
      // Whoever asks cannot sign, and for his own acts a supervisor asks the owner.
      act.oleh === 'OWN' || requester.startsWith('SPV') ? 'OWNER' : `SPV1${dunia.toko.suffix}`,
      now.toString(),
      now.add({ minutes: 5 }).toString(),
    ],
  );
  return (rows[0] as { id: string }).id;
}
