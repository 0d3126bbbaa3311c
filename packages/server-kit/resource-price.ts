/**
 * A change of prices that are versions in time (`dated`): how far each price jumps, when that needs a second person, and
 * what waits to take effect. Features 2, idea 5 (rate-change guard).
 */
import { formatPersen, formatRupiah, type MiliPersen, mulDiv, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import type { Scope, Sql } from './database.ts';
import { requireSecondPerson } from './second-person.ts';
import type { StoreConfig } from './store-config.ts';

type Values = Readonly<Record<string, unknown>>;

/** How far a price may move without a second person, in milli-percent. */
export const jumpLimit = (store: Pick<StoreConfig, 'settings'>): MiliPersen =>
  readSetting(store, 'MAKS_PERUBAHAN_HARGA_PERSEN');

/** Prescribed nowhere; named like the approvals of a sale (Spec 1 §6). */
export const KATEGORI_HARGA = 'harga';
export const HARGA_MELOMPAT = 'price jump';

/** One price: what it is and what it becomes. `persen` is the size of the step, null from zero; rounded up, so that no jump hides. */
export type PriceChange = {
  kolom: string;
  label: string;
  lama: Rupiah;
  baru: Rupiah;
  persen: MiliPersen | null;
};

/** The dated prices among `values` that differ from the row. */
export const priceChanges = (
  resource: Pick<Resource, 'fields' | 'dated'>,
  before: Values,
  values: Values,
): PriceChange[] =>
  resource.dated
    .filter((kolom) => values[kolom] !== undefined && values[kolom] !== before[kolom])
    .map((kolom) => {
      const [lama, baru] = [before[kolom] as Rupiah, values[kolom] as Rupiah];
      const beda = Math.abs(baru - lama);
      const persen = lama > 0 ? (mulDiv(beda, 100_000, lama, 'up') as MiliPersen) : null;
      return { kolom, label: resource.fields[kolom]?.label ?? kolom, lama, baru, persen };
    });

/** Steps above the limit. A first price is no jump: there is nothing to measure it by. */
export const jumps = (changes: readonly PriceChange[], limit: MiliPersen): PriceChange[] =>
  changes.filter(({ persen }) => persen !== null && persen > limit);

/** The step in words, as the approver reads it. */
export const priceText = ({ lama, baru, persen }: PriceChange): string =>
  `${formatRupiah(lama)} menjadi ${formatRupiah(baru)}${persen === null ? '' : ` (${baru < lama ? '-' : '+'}${formatPersen(persen)} %)`}`;

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
    (a, b) => (b.persen ?? 0) - (a.persen ?? 0),
  );
  if (far.length === 0) return;
  const rincian = far
    .slice(0, PALING_BANYAK)
    .map((one) => ({ label: `${act.judul} ${one.label}`.trim(), nilai: priceText(one) }));
  if (far.length > PALING_BANYAK)
    rincian.push({ label: 'Lainnya', nilai: `${far.length - PALING_BANYAK} harga lagi` });
  if (act.mulai) rincian.push({ label: 'Berlaku Mulai', nilai: formatWaktu(act.mulai) });
  const { objek, ...isi } = act;
  const need = { kategori: KATEGORI_HARGA, description: HARGA_MELOMPAT, objek, isi, rincian };
  await requireSecondPerson(sql, scope, need, guard);
}
