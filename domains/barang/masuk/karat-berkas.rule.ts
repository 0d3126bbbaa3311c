/**
 * Karats in the column of percents. What a shop calls 16K is 70 % here and 66,6 % there, so that a karat is the stamp of the piece and no
 * percentage: its fineness is that of its group. A stamp that contradicts its group is asked about. Domain R3.9; the rest is ours.
 */
import { formatPersen, type MiliPersen, mulDiv } from '@mustika/kernel/amount.ts';
import type { Acuan, BarisBarang, Salah } from './barang-baru.rule.ts';

const KARAT = /^(\d{1,2})\s*(?:k|krt|karat)\.?$/i;
const MURNI = 24;
const SERATUS = 100_000;
/** From 8K for 375 to 17K for 750 stamps are up to five points off; a wrong group is twelve off at least. */
const BOLEH_BEDA = 8_000;

/** The cells of a row with the karat where stamps stand, unless it has a stamp of its own. */
export function denganCap(sel: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const cap = KARAT.exec((sel['kadar'] ?? '').trim());
  if (!cap) return sel;
  return { ...sel, kadar: '', kadar_cetak: sel['kadar_cetak']?.trim() || `${cap[1]}K` };
}

/** A stamp that is of another group. */
export function jauhCap(
  { kadar, kadar_cetak, kode_group }: Pick<BarisBarang, 'kadar' | 'kadar_cetak' | 'kode_group'>,
  { grup }: Pick<Acuan, 'grup'>,
): Salah[] {
  const cap = KARAT.exec(kadar_cetak ?? '');
  const milik = grup.get(kode_group);
  if (!cap || kadar !== null || !milik || milik.aksesoris) return [];
  const persen = mulDiv(SERATUS, Number(cap[1]), MURNI, 'half-up') as MiliPersen;
  if (Math.abs(persen - milik.kadar) <= BOLEH_BEDA) return [];
  return [
    { kolom: 'kadar_cetak', sebab: `cap ${kadar_cetak} jauh dari ${formatPersen(milik.kadar)} milik group` },
  ];
}
