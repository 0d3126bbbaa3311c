/**
 * A change of prices that are versions in time (`dated`): how far each price jumps, when that needs a second person, and
 * what waits to take effect. Features 2, idea 5 (rate-change guard).
 */
import { formatPersen, formatRupiah, type MiliPersen, mulDiv, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { rawQuery, type Scope, type Sql } from '../database.ts';
import { requireSecondPerson } from '../people/second-person.ts';
import type { StoreConfig } from '../store-config.ts';

type Values = Readonly<Record<string, unknown>>;

/** How far a price may move without a second person, in milli-percent. */
export const jumpLimit = (store: Pick<StoreConfig, 'settings'>): MiliPersen =>
  readSetting(store, 'MAKS_PERUBAHAN_HARGA_PERSEN');

/** Prescribed nowhere; named like the approvals of a sale (Spec 1 §6). */
export const KATEGORI_HARGA = 'harga';
export const HARGA_MELOMPAT = 'price jump';

/**
 * One price: what it is and what it becomes. `persen` is the size of the step, `sehari` how far it then is from the price the
 * day began with; null from zero, rounded up, so that no jump hides.
 */
export type PriceChange = {
  kolom: string;
  label: string;
  lama: Rupiah;
  baru: Rupiah;
  persen: MiliPersen | null;
  sehari: MiliPersen | null;
};

const stepOf = (lama: Rupiah, baru: Rupiah): MiliPersen | null =>
  lama > 0 ? (mulDiv(Math.abs(baru - lama), 100_000, lama, 'up') as MiliPersen) : null;

/** The dated prices among `values` that differ from the row. */
export const priceChanges = (
  resource: Pick<Resource, 'fields' | 'dated'>,
  before: Values,
  values: Values,
  awal: (kolom: string, kini: Rupiah) => Rupiah,
): PriceChange[] =>
  resource.dated
    .filter((kolom) => values[kolom] !== undefined && values[kolom] !== before[kolom])
    .map((kolom) => {
      const [lama, baru] = [before[kolom] as Rupiah, values[kolom] as Rupiah];
      return {
        ...{ kolom, label: resource.fields[kolom]?.label ?? kolom, lama, baru },
        ...{ persen: stepOf(lama, baru), sehari: stepOf(awal(kolom, lama), baru) },
      };
    });

/** The farther of the two: from the price before, and from the price of the morning. */
export const farthest = ({ persen, sehari }: PriceChange): MiliPersen | null =>
  persen === null ? null : sehari !== null && sehari > persen ? sehari : persen;

/** Steps above the limit. A first price is no jump: there is nothing to measure it by. */
export const jumps = (changes: readonly PriceChange[], limit: MiliPersen): PriceChange[] =>
  changes.filter((one) => (farthest(one) ?? 0) > limit);

/** The step in words, as the approver reads it. */
export function priceText(change: PriceChange): string {
  const { lama, baru, persen } = change;
  const jauh = farthest(change);
  const step = persen === null ? '' : `${baru < lama ? '-' : '+'}${formatPersen(persen)} %`;
  const sehari = jauh === null || jauh === persen ? '' : `, ${formatPersen(jauh)} % dari awal hari`;
  return `${formatRupiah(lama)} menjadi ${formatRupiah(baru)}${step === '' ? '' : ` (${step}${sehari})`}`;
}

type Move = { kunci: string; lama: Rupiah | null; baru: Rupiah; rencana: boolean };

/** What moved on the open day, and what is set for the day before the moment. Oldest first. */
const MOVES = `select m.kode_toko || ' ' || m.kode || ' ' || m.kolom as kunci, m.lama, m.baru, m.rencana from (
  select p.kode_toko, p.kode, p.kolom, p.harga_lama as lama, p.harga_baru as baru, p.waktu, false as rencana
    from perubahan_harga p join hari_toko h on h.kode_toko = p.kode_toko and h.tanggal = p.tanggal and h.status = 'OPEN'
   where p.tabel = $1 and p.kode_toko = any ($2) and p.kode = any ($3)
  union all
  select j.kode_toko, j.kode, n.key, null, n.value::rupiah, j.berlaku_mulai, true
    from jadwal_harga j cross join lateral jsonb_each_text(j.nilai) n
   where j.tabel = $1 and j.kode_toko = any ($2) and j.kode = any ($3) and j.status = 'MENUNGGU'
     and j.berlaku_mulai < $4::timestamptz and j.berlaku_mulai > $4::timestamptz - interval '1 day') m
  order by m.rencana, m.waktu`;

/** Price of a row's column when the day began, or since a second person let it jump. */
export type Morning = (kode_toko: string, kode: string) => (kolom: string, kini: Rupiah) => Rupiah;

/**
 * The price the day began with, so that two steps just under the limit are one jump. A step that was above the limit had its
 * second person: from there it is measured anew. `mulai` is the moment of a version set ahead; null is now.
 */
export async function morningPrices(
  sql: Sql,
  tabel: string,
  rows: { toko: readonly string[]; kode: readonly string[] },
  { mulai, batas }: { mulai: string | null; batas: MiliPersen },
): Promise<Morning> {
  const values = [tabel, rows.toko, rows.kode, mulai];
  const moves = new Map<string, Move[]>();
  for (const move of await rawQuery<Move>(sql, MOVES, values))
    moves.set(move.kunci, [...(moves.get(move.kunci) ?? []), move]);
  return (kode_toko, kode) => (kolom, kini) => {
    const list = moves.get(`${kode_toko} ${kode} ${kolom}`) ?? [];
    const first = list[0];
    const start = first && !first.rencana ? first.lama || first.baru : kini;
    return list.reduce((awal, { baru }) => ((stepOf(awal, baru) ?? 0) > batas ? baru : awal), start);
  };
}

export type PriceGuard = {
  store: StoreConfig;
  /** Ids of approvals the call brought. */
  izin: readonly string[];
  saat: string;
};

/** Lines an approver reads; a whole price list of fifty stores is signed by its largest steps and their number. */
const PALING_BANYAK = 40;

/**
 * Lets jumps through that a second person approved for exactly this step of this row: other prices, another row or another
 * moment are another operation. Errors: OTORISASI_DIPERLUKAN, OTORISASI_TIDAK_BERLAKU.
 */
export async function guardJumps(
  sql: Sql,
  scope: Scope,
  guard: PriceGuard,
  act: { objek: string; judul: string; mulai: string | null; changes: readonly PriceChange[] },
): Promise<void> {
  const far = jumps(act.changes, jumpLimit(guard.store)).toSorted(
    (a, b) => (farthest(b) ?? 0) - (farthest(a) ?? 0),
  );
  if (far.length === 0) return;
  const rincian = far
    .slice(0, PALING_BANYAK)
    .map((one) => ({ label: `${act.judul} ${one.label}`.trim(), nilai: priceText(one) }));
  // One line says it; whoever doubts reads on.
  if (far.length > 1) rincian.unshift({ label: 'Harga yang melompat', nilai: String(far.length) });
  if (far.length > PALING_BANYAK)
    rincian.push({ label: 'Lainnya', nilai: `${far.length - PALING_BANYAK} harga lagi` });
  if (act.mulai) rincian.push({ label: 'Berlaku Mulai', nilai: formatWaktu(act.mulai, guard.store.zona) });
  const { objek, ...isi } = act;
  const need = { kategori: KATEGORI_HARGA, description: HARGA_MELOMPAT, objek, isi, rincian };
  await requireSecondPerson(sql, scope, need, guard);
}
