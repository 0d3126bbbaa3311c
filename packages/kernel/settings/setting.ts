/**
 * What a setting is: a name with a kind, a default, a meaning and the levels that may change it. Stored as text in
 * `para_system`, one row per store and key; numbers as whole numbers of the inside units (rupiah, milligram,
 * milli-percent). A text that does not fit its kind counts as the default.
 */
import { type Miligram, type MiliPersen, miligram, miliPersen, type Rupiah, rupiah } from '../amount.ts';
import type { Level } from '../gate.ts';

/** Parts of the product, in the order of the settings screen. */
export const PARTS = [
  'barang',
  'penjualan',
  'pembelian',
  'titipan',
  'pesanan',
  'pre-order',
  'service',
  'hutang',
  'cicilan',
  'member',
  'keuangan',
  'pajak',
  'akuntansi',
  'berlian',
  'sepuhan',
  'kirim-barang',
  'stock-opname',
  'barang-manual',
  'cetak',
  'integrasi',
  'pengguna',
] as const;
export type Part = (typeof PARTS)[number];

export type SettingKind =
  | { is: 'choice'; of: readonly string[] }
  | { is: 'yesno' }
  | { is: 'count'; min: number; max: number; unit: string }
  | { is: 'rupiah' | 'gram' | 'persen'; min: number; max: number }
  /** Store codes with commas between them. */
  | { is: 'stores' }
  /** So many letters, or none. */
  | { is: 'words'; max: number };

/**
 * What is agreed with customers and not over yet when a setting changes: documents by name, and in one Indonesian sentence what
 * becomes of them. Whoever agrees to the change reads both.
 */
export type Reach = { documents: readonly string[]; becomes: string };

export type Setting = {
  kind: SettingKind;
  /** As stored. */
  initial: string;
  part: Part;
  /** One sentence in Indonesian; the other languages find it by that (decision 0016). */
  meaning: string;
  /** Who may change it; empty means whoever may open the settings. */
  levels?: readonly Level[];
  /** A second person must agree: it moves money, tax or what is asked about. */
  guarded?: true;
  /** On the everyday screen of the store (settingtoko) as well, where a supervisor may change it. */
  everyday?: true;
  reaches?: Reach;
};

export const choice = <const V extends string>(...of: V[]) => ({ is: 'choice', of }) as const;
export const yesno = { is: 'yesno' } as const;
export const count = (min: number, max: number, unit: string) => ({ is: 'count', min, max, unit }) as const;
export const inRupiah = (min: number, max: number) => ({ is: 'rupiah', min, max }) as const;
export const inGram = (min: number, max: number) => ({ is: 'gram', min, max }) as const;
export const inPersen = (min: number, max: number) => ({ is: 'persen', min, max }) as const;
export const stores = { is: 'stores' } as const;
export const words = (max: number) => ({ is: 'words', max }) as const;

/** What a rule gets to read. */
export type ValueOf<K extends SettingKind> = K extends { is: 'choice'; of: readonly (infer V)[] }
  ? V
  : K extends { is: 'yesno' }
    ? boolean
    : K extends { is: 'rupiah' }
      ? Rupiah
      : K extends { is: 'gram' }
        ? Miligram
        : K extends { is: 'persen' }
          ? MiliPersen
          : K extends { is: 'stores' }
            ? readonly string[]
            : K extends { is: 'words' }
              ? string
              : number;

const STORE = /^[A-Z0-9]{2,8}$/;
const YES = ['true', 'ya', 'on', '1'];
const NO = ['false', 'tidak', 'off', '0'];

export const storesIn = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function wholeNumber(text: string, { min, max }: { min: number; max: number }): string | null {
  if (!/^-?\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? String(value) : null;
}

/** The text as it is stored, or null when it does not fit the kind. */
export function normalise(kind: SettingKind, text: string): string | null {
  const given = text.trim();
  switch (kind.is) {
    case 'choice':
      return kind.of.includes(given) ? given : null;
    case 'yesno': {
      const low = given.toLowerCase();
      if (YES.includes(low)) return 'true';
      return NO.includes(low) ? 'false' : null;
    }
    case 'stores': {
      const codes = storesIn(given.toUpperCase());
      return codes.every((code) => STORE.test(code)) ? [...new Set(codes)].join(',') : null;
    }
    case 'words':
      return given.length <= kind.max ? given : null;
    default:
      return wholeNumber(given, kind);
  }
}

/** A stored text that fits its kind, as its value. */
export function typedValue<K extends SettingKind>(kind: K, stored: string): ValueOf<K> {
  const value = (): unknown => {
    if (kind.is === 'choice' || kind.is === 'words') return stored;
    if (kind.is === 'yesno') return stored === 'true';
    if (kind.is === 'stores') return storesIn(stored);
    if (kind.is === 'rupiah') return rupiah(Number(stored));
    if (kind.is === 'gram') return miligram(Number(stored));
    return kind.is === 'persen' ? miliPersen(Number(stored)) : Number(stored);
  };
  return value() as ValueOf<K>;
}
