/** What is checked of a typed value, whatever the field: its letters, its bounds, its decimals. */
import { z } from 'zod';
import { formatPersen, type MiliPersen, toThousandths } from './amount.ts';
import type { FieldOptions } from './field-options.ts';
import { tercetak } from './text/tercetak.ts';

/** Control, bidi and invisible characters: a name must read on paper as it is stored. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what is refused.
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;
/** For a text of several lines. */
export const FORBIDDEN_NOTE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the same, but a note may have line breaks.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

/** A text of at most `max` letters, upper-cased unless told, without what no paper shows. */
export function text(label: string, options: FieldOptions | undefined, max: number, forbidden = FORBIDDEN) {
  return z
    .string(`${label} Harus Berupa Teks`)
    .transform((value) => value.normalize('NFC').trim())
    .transform((value) => (options?.asTyped ? value : value.toUpperCase()))
    .pipe(
      z
        .string()
        .min(options?.min ?? 1, `${label} Minimal ${options?.min ?? 1} Karakter`)
        .max(options?.max ?? max, `${label} Maksimal ${options?.max ?? max} Karakter`)
        // Half a surrogate pair is no character, and PostgreSQL takes none.
        .refine(
          (value) => !forbidden.test(value) && value.isWellFormed(),
          `${label} Mengandung Karakter Terlarang`,
        )
        .refine(
          (value) => !options?.dicetak || tercetak(value),
          `${label} Memuat Huruf Yang Tidak Bisa Dicetak`,
        ),
    );
}

export const BATAS_UANG = 1_000_000_000_000;
const BATAS_MILI = 100_000_000; // 100 kg, or 100 000 %.

/** Between its bounds, which are said as `format` writes them. */
export function bounded(
  label: string,
  options: FieldOptions | undefined,
  max: number,
  format: (n: number) => string,
) {
  const low = options?.min ?? 0;
  const high = options?.max ?? max;
  return (value: number, context: z.RefinementCtx): void => {
    if (value < low) context.addIssue({ code: 'custom', message: `${label} Minimal ${format(low)}` });
    if (value > high) context.addIssue({ code: 'custom', message: `${label} Maksimal ${format(high)}` });
  };
}

/** A decimal of at most three places as thousandths. One too large to have any is told its bound, not its places. */
export function thousandths<T>(label: string, options: FieldOptions | undefined) {
  const places = `${label} Paling Banyak 3 Angka Di Belakang Koma`;
  const within = bounded(label, options, BATAS_MILI, (n) => formatPersen(n as MiliPersen));
  return z
    .number(`${label} Harus Berupa Angka`)
    .superRefine((value, context) => {
      const exact = toThousandths(value);
      if (exact === null && Number.isInteger(value))
        within(Math.sign(value) * Number.MAX_SAFE_INTEGER, context);
      else if (exact === null) context.addIssue({ code: 'custom', message: places });
      else within(exact, context);
    })
    .transform((value) => toThousandths(value) as T);
}
