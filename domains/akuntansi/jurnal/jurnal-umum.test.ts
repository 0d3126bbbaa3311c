/** Protects: a journal balances before anybody signs it, and a closing entry leaves nothing on income and costs. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { sisaKliring } from '@mustika/kernel/transfer.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labaDari, postJurnalUmum, postPenutup } from './jurnal-umum.posting.ts';
import {
  type BarisJurnalUmum,
  barisAwal,
  barisBerikut,
  jumlahKetik,
  salahJurnal,
} from './jurnal-umum.rule.ts';

const baris = (nomor_akun: string, debit: number | null, kredit: number | null): BarisJurnalUmum => ({
  nomor_akun,
  dimensi: null,
  debit: debit as Rupiah | null,
  kredit: kredit as Rupiah | null,
  keterangan: null,
});

test.each([
  ['one line', [baris('530900', 1, null)], 'JURNAL_KURANG_BARIS', -1],
  ['both sides of a line', [baris('530900', 5, null), baris('210100', 5, 5)], 'JURNAL_SATU_SISI', 1],
  ['an empty line', [baris('530900', null, null), baris('210100', null, 5)], 'JURNAL_SATU_SISI', 0],
  ['a line of zero', [baris('530900', 0, null), baris('210100', null, 5)], 'JURNAL_SATU_SISI', 0],
  ['a rupiah short', [baris('530900', 6, null), baris('210100', null, 5)], 'JURNAL_TIDAK_SEIMBANG', -1],
])('refused: %s', (_name, rows, code, at) => {
  expect(salahJurnal(rows)).toMatchObject({ error: { code }, baris: at });
});

test('what balances for us clears in the books, whatever the lines', () => {
  const line = fc.record({ debit: fc.boolean(), jumlah: fc.integer({ min: 1, max: 1e9 }) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const rows = lines.map((one) =>
        one.debit ? baris('530900', one.jumlah, null) : baris('210100', null, one.jumlah),
      );
      const rest = lines.reduce((total, one) => total + (one.debit ? one.jumlah : -one.jumlah), 0);
      if (rest !== 0) rows.push(rest > 0 ? baris('310100', null, rest) : baris('310100', -rest, null));
      if (rows.length < 2) return;
      expect(salahJurnal(rows)).toBeNull();
      expect(sisaKliring(postJurnalUmum(rows, 'uji'))).toEqual({});
    }),
  );
});

test('a closing entry empties every account and puts the profit or loss into Laba Ditahan', () => {
  const saldo = fc.array(
    fc.integer({ min: -1e9, max: 1e9 }).filter((n) => n !== 0),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(saldo, (amounts) => {
      const open = amounts.map((one, index) => ({
        nomor_akun: `41${1000 + index}`,
        dimensi: '',
        saldo: one,
      }));
      const left = new Map(open.map((one) => [one.nomor_akun, one.saldo]));
      let ditahan = 0;
      for (const t of postPenutup(open, 'uji')) {
        if (t.buku !== 'uang') continue;
        const add = (nomor: string | undefined, jumlah: number) =>
          nomor && left.set(nomor, (left.get(nomor) ?? 0) + jumlah);
        add(t.ke.nomor, t.jumlah);
        add(t.dari.nomor, -t.jumlah);
        if (t.dari.akun === 'LABA_DITAHAN') ditahan += t.jumlah;
        if (t.ke.akun === 'LABA_DITAHAN') ditahan -= t.jumlah;
      }
      expect([...left.values()].every((rest) => rest === 0)).toBe(true);
      expect(ditahan).toBe(labaDari(open));
      expect(sisaKliring(postPenutup(open, 'uji'))).toEqual({});
    }),
  );
});

/** Protects: a new line of a journal offers what is missing, on the side where it is missing. */
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
