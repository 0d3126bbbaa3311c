/** Protects: a new line of a journal offers what is missing, on the side where it is missing. */
import { expect, test } from 'vitest';
import { barisAwal, barisBerikut, jumlahKetik } from './jurnal-umum-data.store.ts';

test('the next line balances the ones before', () => {
  const [satu, dua] = barisAwal() as [ReturnType<typeof barisBerikut>, ReturnType<typeof barisBerikut>];
  expect(barisBerikut([satu, dua])).toMatchObject({ debit: null, kredit: null });
  expect(
    barisBerikut([
      { ...satu, debit: 700 },
      { ...dua, kredit: 200 },
    ]),
  ).toMatchObject({ debit: null, kredit: 500 });
  expect(barisBerikut([{ ...satu, kredit: 700 }, dua])).toMatchObject({ debit: 700, kredit: null });
  expect(
    jumlahKetik([
      { ...satu, debit: 700 },
      { ...dua, kredit: 200 },
    ]),
  ).toEqual({ debit: 700, kredit: 200 });
});
