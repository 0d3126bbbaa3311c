/**
 * Which open receipts explain the lines of a bank's statement. Pure; the specification does not say, so we suggest only what
 * adds up, never tick by ourselves.
 */
import { NOL_RUPIAH, type Rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import { addDays } from '@mustika/kernel/date.ts';
import type { BarisKoran } from './baca-koran.rule.ts';
import type { BarisCocok, Terima } from './validasi-non-cash.command.ts';
import { kunciTerima } from './validasi-non-cash.rule.ts';

export type Saran = BarisCocok['saran'];

/** A bank pays on the day or a few days later, over weekends. */
const TERLAMBAT = 5;
/** A card batch this near is worth a look: half a percent. */
const MIRIP_PER_MIL = 5;

const kotor = (terima: readonly Terima[]): Rupiah => sum(terima.map(({ jumlah }) => jumlah));
const biaya = (terima: readonly Terima[]): Rupiah => sum(terima.map(({ mdr }) => mdr));
const bersih = (terima: readonly Terima[]): Rupiah => subtract(kotor(terima), biaya(terima));
const saran = (cocok: Saran['cocok'], terima: readonly Terima[], tanpaMdr = false): Saran => ({
  cocok,
  tempat: terima[0]?.tempat ?? null,
  terima: terima.map(kunciTerima),
  mdr: tanpaMdr ? NOL_RUPIAH : biaya(terima),
});

/** Candidates of one line: a single receipt, then the machine's whole day, nearest day first. */
function saranUntuk({ tanggal, jumlah }: BarisKoran, terbuka: readonly Terima[]): Saran {
  const dekat = terbuka
    .filter((one) => one.tanggal <= tanggal && one.tanggal >= addDays(tanggal, -TERLAMBAT))
    .toSorted((a, b) =>
      a.tanggal === b.tanggal ? a.waktu.localeCompare(b.waktu) : a.tanggal < b.tanggal ? 1 : -1,
    );
  const satu =
    dekat.find((one) => one.jumlah - one.mdr === jumlah) ?? dekat.find((one) => one.jumlah === jumlah);
  if (satu) return saran('PAS', [satu], satu.jumlah === jumlah);
  const hari = [
    ...Map.groupBy(
      dekat.filter((one) => one.tempat === 'PIUTANG_EDC'),
      (one) => one.tanggal,
    ).values(),
  ];
  const batch = hari.find((one) => bersih(one) === jumlah);
  if (batch) return saran('PAS', batch);
  const utuh = hari.find((one) => kotor(one) === jumlah);
  if (utuh) return saran('PAS', utuh, true);
  const mirip = hari.find((one) => Math.abs(bersih(one) - jumlah) * 1000 <= jumlah * MIRIP_PER_MIL);
  return mirip ? saran('MIRIP', mirip) : saran('TIDAK', []);
}

/** Suggestions line by line; a receipt is suggested once. */
export function cocokkan(koran: readonly BarisKoran[], terbuka: readonly Terima[]): BarisCocok[] {
  const dipakai = new Set<string>();
  return koran.map((line) => {
    const found = saranUntuk(
      line,
      terbuka.filter((one) => !dipakai.has(kunciTerima(one))),
    );
    for (const kunci of found.terima) dipakai.add(kunci);
    return { ...line, saran: found };
  });
}
