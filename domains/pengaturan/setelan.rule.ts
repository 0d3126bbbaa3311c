/** What may be changed by whom, and what a change looks like to the person who must agree. Spec 1 §6, Domain R11.8. */
import {
  formatAngka,
  formatGram,
  formatPersen,
  formatRupiah,
  miligram,
  miliPersen,
  rupiah,
} from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Flag, Flags } from '@mustika/kernel/flags.ts';
import type { Level } from '@mustika/kernel/gate.ts';
import { type Declared, declaredAs, dependents, storedAs } from '@mustika/kernel/settings/declared.ts';
import { pengaturanErrors as salah } from './pengaturan.errors.ts';

/** `kategori` of an approval of a setting. Named like those of a sale (Spec 1 §6). */
export const KATEGORI_SETELAN = 'settings';
/** `description` of that approval. */
export const SETELAN_BERUBAH = 'setting change';
/** Action of a change in the store's log. */
export const UBAH_SETELAN = 'setelan.ubah';

/** The declaration of a key that this level may change. Errors: SETELAN_TIDAK_ADA, SETELAN_BUKAN_WEWENANG. */
export function bolehUbah(key: string, level: Level): Declared {
  const found = declaredAs(key) ?? reject(salah.SETELAN_TIDAK_ADA, { key });
  if (!found.levels.includes(level)) reject(salah.SETELAN_BUKAN_WEWENANG, { key, levels: found.levels });
  return found;
}

/** The text that will be stored. Errors: NILAI_SETELAN_SALAH with the range in the text. */
export const nilaiSimpan = (one: Declared, value: string): string =>
  (one.module && value === '' ? null : storedAs(one, value)) ??
  reject(salah.NILAI_SETELAN_SALAH, { key: one.key }, `${one.key} ${batasNilai(one)}`);

/** Module rules: nothing stands without what it needs. Errors: MODUL_MEMBUTUHKAN, MODUL_DIBUTUHKAN. */
export function periksaModul(one: Declared, value: string, hidup: Flags): void {
  if (!one.module) return;
  const kurang = one.needs.filter((need) => !hidup.has(need));
  if (value === 'true' && kurang.length > 0)
    reject(salah.MODUL_MEMBUTUHKAN, { kurang }, `Modul Ini Membutuhkan ${kurang.join(', ')}`);
  const pemakai = dependents(one.key).filter((flag: Flag) => hidup.has(flag));
  if (value === 'false' && pemakai.length > 0)
    reject(salah.MODUL_DIBUTUHKAN, { pemakai }, `Modul Ini Masih Dibutuhkan ${pemakai.join(', ')}`);
}

/** A stored text for people: money, grams and percent in their own dress. */
export function nilaiTampil({ kind, module }: Pick<Declared, 'kind' | 'module'>, value: string): string {
  switch (kind.is) {
    case 'yesno':
      return module ? (value === 'true' ? 'Hidup' : 'Mati') : value === 'true' ? 'Ya' : 'Tidak';
    case 'rupiah':
      return formatRupiah(rupiah(Number(value)));
    case 'gram':
      return `${formatGram(miligram(Number(value)))} gram`;
    case 'persen':
      return `${formatPersen(miliPersen(Number(value)))} %`;
    case 'count':
      return `${formatAngka(Number(value))} ${kind.unit}`;
    case 'stores':
      return value === '' ? '-' : value.replaceAll(',', ', ');
    case 'words':
      return value === '' ? '-' : value;
    default:
      return value;
  }
}

/** What a value may be, in short: the choices, or the smallest and the largest. Empty for yes or no and for stores. */
export function rentangNilai(one: Pick<Declared, 'kind' | 'module'>, tampil = nilaiTampil): string {
  const { kind } = one;
  if (kind.is === 'choice') return kind.of.join(', ');
  if (!('min' in kind)) return '';
  return `${tampil(one, String(kind.min))} – ${tampil(one, String(kind.max))}`;
}

/** What a value must be, in words. */
export function batasNilai(one: Pick<Declared, 'kind' | 'module'>): string {
  const { kind } = one;
  switch (kind.is) {
    case 'choice':
      return `Harus Salah Satu Dari ${kind.of.join(', ')}`;
    case 'yesno':
      return 'Harus Ya Atau Tidak';
    case 'stores':
      return 'Harus Berupa Kode Toko';
    case 'words':
      return `Paling Banyak ${kind.max} Huruf`;
    default:
      return `Harus Di Antara ${nilaiTampil(one, String(kind.min))} Dan ${nilaiTampil(one, String(kind.max))}`;
  }
}
