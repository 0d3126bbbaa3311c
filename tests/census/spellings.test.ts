/**
 * Protects: an amount, a weight, a karat, a percentage, a count, a telephone is one value in every field of the house, typed key by key,
 * pasted or read from a file, whatever the language of the screen; or it is refused, never another one.
 */
import { pakaiTandaRibuan } from '@mustika/kernel/amount.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { inputSchema } from '@mustika/kernel/input-schema.ts';
import { parseRupiah } from '@mustika/kernel/text/amount-text.ts';
import { wireOf } from '@mustika/server-kit/resource/resource-import-columns.ts';
import {
  edited,
  type Mask,
  NO_MASK,
  shownCaret,
  shownText,
  type Written,
} from '@mustika/web-kit/fields/amount-typing.ts';
import { type DecimalKind, parseTyped } from '@mustika/web-kit/fields/decimal-text.ts';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import {
  adaSebab,
  type Sel,
  selBerat,
  selKadar,
  selUang,
} from '../../domains/barang/masuk/sel-berkas.rule.ts';
import { house } from '../../domains/house.ts';

const KINDS: ReadonlySet<string> = new Set(['uang', 'gram', 'kadar', 'persen', 'angka']);

/** Every field that takes a number or a telephone, with where it stands; those in lists, too. */
function asked(place: string, fields: Fields): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    if (field.readOnly) return [];
    if (field.kind === 'daftar') return asked(`${place}.${name}`, field.fields ?? {});
    return KINDS.has(field.kind) || field.telepon ? [[`${place}.${name}`, field]] : [];
  });
}

const FIELDS: [string, Field][] = [
  ...house.resources.flatMap((one) => asked(one.name, one.fields as Fields)),
  ...house.commands.flatMap((one) => asked(one.name, one.fields as Fields)),
  ...house.documents.flatMap((one) =>
    Object.entries(one.transitions).flatMap(([name, step]) =>
      asked(`${one.name}.${name}`, step.fields as Fields),
    ),
  ),
];

const RP: Mask = { prefix: 'Rp. ', suffix: ',-' };
const EMPTY: Written = { raw: '', caret: 0 };

function put(now: Written, text: string, mask: Mask): Written {
  const before = shownText(now.raw, mask);
  const at = now.raw === '' ? 0 : shownCaret(now, mask);
  return edited(now.raw, mask, before.slice(0, at) + text + before.slice(at), {
    start: at,
    end: at,
    forward: false,
  });
}

/** What the input of a field hands to its form; the text itself where it is no number. */
function handed(field: Field, raw: string): unknown {
  if (field.telepon) return raw.replace(/\s/g, '').toUpperCase();
  if (field.kind !== 'uang') return parseTyped(field.kind as DecimalKind, raw);
  return parseRupiah(raw) ?? raw;
}
const typed = (field: Field, text: string, mask: Mask): unknown =>
  handed(
    field,
    field.kind === 'uang' ? [...text].reduce((now, sign) => put(now, sign, mask), EMPTY).raw : text,
  );
const pasted = (field: Field, text: string, mask: Mask): unknown =>
  handed(field, field.kind === 'uang' ? put(EMPTY, text, mask).raw : text);

const REFUSED = Symbol('refused');
const stored = (field: Field, wire: unknown): unknown => {
  const read = inputSchema(field).safeParse(wire);
  return read.success ? read.data : REFUSED;
};

const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`));
/** As people, spreadsheets and other programs write numbers, and as nobody should. */
const NUMBER = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', 'Rp ', 'Rp.', 'IDR '),
      fc.nat(2_000_000_000),
      fc.constantFrom('.', ','),
      fc.constantFrom('', ',00', '.00', ',-', ',5', '.50'),
    )
    .map(([rp, value, mark, end]) => `${rp}${String(value).replace(/\B(?=(?:\d{3})+$)/g, mark)}${end}`),
  fc
    .tuple(digits(1, 4), fc.constantFrom('.', ','), digits(1, 4), fc.constantFrom('', ' gr', 'g', '%', ' %'))
    .map((parts) => parts.join('')),
  fc
    .tuple(
      fc.constantFrom('-', '', '+', '('),
      digits(1, 12),
      fc.constantFrom('', 'e3', 'E+15', ' jt', 'rb', '-'),
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-%eRpg '), maxLength: 12 }),
);
const PHONE = fc
  .tuple(
    fc.constantFrom('0', '', '62', '+62', '+62 (0)', '0062', '62-', '08'),
    fc.stringMatching(/^8[1-9]\d{7,10}$/),
    fc.constantFrom('', '-', ' ', '.'),
  )
  .map(([start, rest, mark]) => start + [rest.slice(0, 3), rest.slice(3, 7), rest.slice(7)].join(mark));

afterEach(() => pakaiTandaRibuan('.'));

test('there are fields to ask', () => expect(FIELDS.length).toBeGreaterThan(300));

test('one text is one value in every field, or none', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FIELDS),
      NUMBER,
      PHONE,
      fc.constantFrom('.', ',') as fc.Arbitrary<'.' | ','>,
      ([place, field], number, phone, mark) => {
        const text = field.telepon ? phone : number;
        const ways: unknown[] = [];
        // Six languages, two marks between thousands.
        for (const between of [mark, mark === '.' ? ',' : '.'] as const) {
          pakaiTandaRibuan(between);
          for (const mask of [RP, NO_MASK])
            ways.push(stored(field, typed(field, text, mask)), stored(field, pasted(field, text, mask)));
        }
        expect(new Set(ways).size, `${place} ${JSON.stringify(text)}: ${ways.map(String).join(' ')}`).toBe(1);
        const file = stored(field, wireOf(field, text));
        if (file !== REFUSED && ways[0] !== REFUSED)
          expect(file, `${place} ${JSON.stringify(text)}`).toEqual(ways[0]);
      },
    ),
    { numRuns: 20_000 },
  );
});

test('a cell of a list of pieces is the number that is typed, or refused', () => {
  const READERS: Readonly<Record<string, (text: string) => Sel<number | null>>> = {
    uang: (text: string) => selUang(text, 'x'),
    gram: (text: string) => selBerat(text, 'x'),
    kadar: selKadar,
  };
  const pieces = FIELDS.filter(
    ([place, { kind }]) => place.startsWith('tambah_barang.') && Object.hasOwn(READERS, kind),
  );
  expect(pieces.length).toBeGreaterThan(8);
  fc.assert(
    fc.property(fc.constantFrom(...pieces), NUMBER, ([place, field], text) => {
      const cell = (READERS[field.kind] as (typeof READERS)[string])(text);
      const hand = stored(field, typed(field, text, NO_MASK));
      if (adaSebab(cell) || hand === REFUSED) return;
      expect(cell.nilai, `${place} ${JSON.stringify(text)}`).toEqual(hand);
    }),
    { numRuns: 10_000 },
  );
});
