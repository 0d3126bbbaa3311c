/** Values that a declared field accepts, as they travel: what a form would send when somebody fills everything in. */
import { randomBytes } from 'node:crypto';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { expect } from 'vitest';
import { stikerQris } from '../../database/demo/qris.ts';
import type { Caller, CallOptions } from '../kit/app.ts';

/** Finds the key of a living row of the resource a field refers to. */
export type PickRef = (field: Field) => Promise<string>;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Letters and digits that nothing else in the chain is called. */
const freshCode = (length: number): string =>
  `U${randomBytes(12).toString('hex').toUpperCase()}`.slice(0, length);

function words(field: Field, nth: number, longest: number): string {
  const text = `${field.asTyped ? 'Uji Coba' : 'UJI COBA'} ${nth}${freshCode(5)}`;
  return text.padEnd(field.min ?? 1, 'X').slice(0, field.max ?? longest);
}

const thousandths = (field: Field, value: number, high: number): number =>
  clamp(value, field.min ?? 0, field.max ?? high) / 1000;

/** The `nth` value of a field: another number is another value wherever there are two. */
export async function oneValue(field: Field, nth: number, pickRef: PickRef): Promise<unknown> {
  switch (field.kind) {
    case 'kode':
      // Digits as an account has them: the first one says what it is.
      if (field.digits) return String(100_000 + (Number.parseInt(freshCode(7).slice(1), 16) % 400_000));
      // As a telephone is kept: any other spelling comes back as this one.
      if (field.telepon)
        return `62812${10_000_000 + (Number.parseInt(freshCode(7).slice(1), 16) % 80_000_000)}`;
      return freshCode(clamp(8, field.min ?? 1, field.max ?? 30));
    case 'teks':
      if (field.qris) return stikerQris(String(nth));
      return words(field, nth, 40);
    case 'catatan':
    case 'waktu':
      return words(field, nth, 40);
    case 'uang':
    case 'angka':
      return clamp(1000 * (nth + 1), field.min ?? 0, field.max ?? 1_000_000);
    case 'gram':
      return thousandths(field, 2500 + nth, 100_000_000);
    case 'kadar':
      return thousandths(field, 75_000 + nth, 500_000);
    case 'persen':
      return thousandths(field, 1500 + nth, 100_000);
    case 'tanggal':
      return `2026-11-${String(1 + (nth % 20)).padStart(2, '0')}`;
    case 'ya':
      return nth % 2 === 1;
    case 'pilihan':
      return field.choices?.[nth % field.choices.length]?.value;
    case 'rahasia':
      return `sandi-uji-${nth}`;
    case 'foto':
      return null;
    case 'ref':
      return pickRef(field);
    case 'daftar':
      return [await valuesOf(field.fields ?? {}, nth, pickRef)];
  }
}

/** One value for every field somebody may fill in. */
export async function valuesOf(
  fields: Fields,
  nth: number,
  pickRef: PickRef,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields))
    if (!field.readOnly) values[name] = await oneValue(field, nth, pickRef);
  return values;
}

/** Columns of a table that must fit each other, which their fields cannot tell. */
const FITTING: Readonly<Record<string, () => Record<string, unknown>>> = {
  // Of which article it is: the shops of the tests keep none.
  hadiah: () => ({ kode_barcode: null }),
  // A deduction in percent or per gram.
  nota_lama: () => ({ potongan_gram: null }),
  akun: () => ({
    nomor_akun: `2${String(Date.now()).slice(-5)}`,
    sisi: 'K',
    golongan: 'KEWAJIBAN_LAIN',
    manual: true,
  }),
};

/** A row of a master table as somebody would fill it in. */
export const rowOf = async (
  resource: Pick<Resource, 'name' | 'fields'>,
  nth: number,
  pickRef: PickRef,
): Promise<Record<string, unknown>> => ({
  ...(await valuesOf(resource.fields, nth, pickRef)),
  ...FITTING[resource.name]?.(),
});

/** Asks the list call of the referred resource, as its picker does. */
export const picker = (caller: Caller, options: CallOptions = {}): PickRef => {
  const known = new Map<string, string>();
  return async (field) => {
    const target = field.ref?.();
    if (!target) throw new Error(`${field.label} refers to nothing`);
    const wanted = `${target.name} ${JSON.stringify(field.hanya ?? {})}`;
    const found = known.get(wanted);
    if (found) return found;
    const ask = async (where: CallOptions): Promise<Record<string, unknown> | undefined> => {
      const answer = await caller.get(target.api.list.path, where);
      expect(answer, `${target.api.list.path}: ${answer.text}`).toMatchObject({ status: 200 });
      return (answer.data as Record<string, unknown>[]).find((row) =>
        Object.entries(field.hanya ?? {}).every(([column, values]) => values.includes(String(row[column]))),
      );
    };
    // What branches send is offered at head office alone.
    const offered = (await ask(options)) ?? (await ask({}));
    const key = offered?.[target.key] as string;
    expect(key, `${target.name} has no row to refer to`).toBeDefined();
    known.set(wanted, key);
    return key;
  };
};
