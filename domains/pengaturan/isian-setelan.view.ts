/** A setting as a field of a form: stored text <-> what people type (grams and percent with decimals, rupiah, words). */
import { fromThousandths, toThousandths } from '@mustika/kernel/amount.ts';
import { angka, type Field, gram, persen, pilihan, teks, uang } from '@mustika/kernel/field.ts';
import type { SettingKind } from '@mustika/kernel/settings/setting.ts';

/** The field that edits a kind; yes or no and lists of stores have inputs of their own. */
export function isianOf(kind: SettingKind, label: string): Field | null {
  switch (kind.is) {
    case 'choice':
      return pilihan(label, kind.of) as Field;
    case 'rupiah':
      return uang(label, { min: kind.min, max: kind.max }) as Field;
    case 'gram':
      return gram(label, { min: kind.min, max: kind.max }) as Field;
    case 'persen':
      return persen(label, { min: kind.min, max: kind.max }) as Field;
    case 'words':
      return teks(label, { opsional: true, max: kind.max, asTyped: true }) as Field;
    case 'count':
      return angka(label, { min: kind.min, max: kind.max, satuan: kind.unit }) as Field;
    default:
      return null;
  }
}

const SERIBU: ReadonlySet<SettingKind['is']> = new Set(['gram', 'persen']);
const ANGKA: ReadonlySet<SettingKind['is']> = new Set(['gram', 'persen', 'rupiah', 'count']);

/** Stored text -> value of the input. */
export function nilaiIsian(kind: SettingKind, stored: string): string | number {
  if (SERIBU.has(kind.is)) return fromThousandths(Number(stored));
  return ANGKA.has(kind.is) ? Number(stored) : stored;
}

/** Value of the input -> stored text; an empty or half-typed one is an empty text, which the server refuses. */
export function nilaiTersimpan(kind: SettingKind, value: unknown): string {
  if (typeof value === 'number') return String(SERIBU.has(kind.is) ? (toThousandths(value) ?? '') : value);
  return typeof value === 'string' && !ANGKA.has(kind.is) ? value : '';
}
