/**
 * Ceilings on money that leaves the house: per act and per day of one person, by his level. An attack moved Rp 2.66 billion
 * as one cashier with one purchase; whoever wants more than his ceiling needs somebody whose ceiling is higher, and above
 * the supervisor's the owner. And per person it goes to, whoever pays him: else two cashiers pay out half each. The spec
 * does not say; ours, on by default.
 */
import { formatRupiah, type Rupiah, rupiah } from './amount.ts';
import type { Approval } from './approval.ts';
import type { Level } from './gate.ts';
import { readSetting, type Settings } from './settings/settings.ts';
import type { Akun, Transfer } from './transfer.ts';

/** Where money is still ours. What a card machine owes is not: it may never come. */
const RUMAH: ReadonlySet<Akun> = new Set(['KAS', 'KAS_GADAI', 'BANK', 'UANG_DALAM_PERJALANAN']);

/** What these transfers take out of the house together; zero when they bring something in. */
export function uangKeluar(transfers: readonly Transfer[]): Rupiah {
  let keluar = 0;
  for (const t of transfers) {
    if (t.buku !== 'uang') continue;
    if (RUMAH.has(t.dari.akun)) keluar += t.jumlah;
    if (RUMAH.has(t.ke.akun)) keluar -= t.jumlah;
  }
  return rupiah(Math.max(0, keluar));
}

type Store = { settings: Settings };
/** `kepada` bounds what one person is paid in a day, by whoever. */
type Batas = { sekali: Rupiah; sehari: Rupiah; kepada: Rupiah };

const batasKasir = (store: Store): Batas => ({
  sekali: readSetting(store, 'BATAS_KELUAR_KASIR'),
  sehari: readSetting(store, 'BATAS_KELUAR_HARIAN_KASIR'),
  kepada: readSetting(store, 'BATAS_KELUAR_LAWAN'),
});
const batasSpv = (store: Store): Batas => ({
  sekali: readSetting(store, 'BATAS_KELUAR_SPV'),
  sehari: readSetting(store, 'BATAS_KELUAR_HARIAN_SPV'),
  kepada: readSetting(store, 'BATAS_KELUAR_SPV'),
});

export type Keluar = {
  user_id: string;
  level: Level;
  /** This act. */
  jumlah: Rupiah;
  /** What he let out today before it. */
  hariIni: Rupiah;
  /** What the store let out today before it to whom this goes; null when nobody is named. */
  lawanHariIni: Rupiah | null;
};

export const LEWAT_BATAS = 'payout above ceiling';

/** Whom the act needs beside the one who does it, if anybody. The owner has no ceiling: it is his money. */
export function persetujuanKeluar(
  store: Store,
  { user_id, level, jumlah, hariIni, lawanHariIni }: Keluar,
): Approval[] {
  if (level === 'OWN' || jumlah === 0) return [];
  const sehari = rupiah(hariIni + jumlah);
  const kepadanya = rupiah((lawanHariIni ?? 0) + jumlah);
  const lewatKepada = (batas: Batas): boolean => lawanHariIni !== null && kepadanya > batas.kepada;
  const lewat = (batas: Batas): boolean =>
    jumlah > batas.sekali || sehari > batas.sehari || lewatKepada(batas);
  const spv = batasSpv(store);
  const sendiri = level === 'KASIR' ? batasKasir(store) : spv;
  if (!lewat(sendiri)) return [];
  const rincian = [
    { label: 'Uang keluar', nilai: `${formatRupiah(jumlah)} dari batas ${formatRupiah(sendiri.sekali)}` },
    {
      label: `Uang keluar hari ini oleh ${user_id}`,
      nilai: `${formatRupiah(sehari)} dari batas ${formatRupiah(sendiri.sehari)}`,
    },
  ];
  if (lewatKepada(sendiri))
    rincian.push({
      label: 'Uang keluar hari ini kepada orang yang sama',
      nilai: `${formatRupiah(kepadanya)} dari batas ${formatRupiah(sendiri.kepada)}`,
    });
  const oleh = level !== 'KASIR' || lewat(spv) ? { oleh: 'OWN' as const } : {};
  return [{ kategori: 'batas', description: LEWAT_BATAS, rincian, ...oleh }];
}
