/** Protects: paid stays paid whatever is said later, another sum is no payment, and what nobody can say changes nothing. */
import { expect, test } from 'vitest';
import { type Diketahui, type JawabTanya, rupiahGerbang, sesudahJawab } from './gerbang.rule.ts';

const tagihan = (more: Partial<Diketahui> = {}): Diketahui => ({
  ...{
    status: 'MENUNGGU',
    jumlah: 50_000,
    acuan: null,
    transaksi: 'ab-1',
    masalah: null,
    umur: 100,
    sisa: 500,
  },
  ...more,
});
const kata = (kabar: string, jumlah = 50_000): JawabTanya =>
  ({ hasil: 'ADA', kabar, jumlah, transaksi: 'ab-1' }) as JawabTanya;

test.each<[string, Partial<Diketahui>, JawabTanya, object]>([
  ['paid', {}, kata('LUNAS'), { status: 'LUNAS', acuan: 'AB-1', masalah: null }],
  ['paid after it was cancelled here', { status: 'BATAL' }, kata('LUNAS'), { status: 'LUNAS' }],
  ['paid after its code was over', { status: 'KEDALUWARSA' }, kata('LUNAS'), { status: 'LUNAS' }],
  ['a late word that it waits', { status: 'LUNAS', acuan: 'AB-1' }, kata('MENUNGGU'), { status: 'LUNAS' }],
  [
    'a late word that it expired',
    { status: 'LUNAS', acuan: 'AB-1' },
    kata('KEDALUWARSA'),
    { status: 'LUNAS' },
  ],
  ['another sum', {}, kata('LUNAS', 5_000), { status: 'MENUNGGU', masalah: 'JUMLAH_BEDA' }],
  ['the right sum after all', { masalah: 'JUMLAH_BEDA' }, kata('LUNAS'), { status: 'LUNAS', masalah: null }],
  ['expired', {}, kata('KEDALUWARSA'), { status: 'KEDALUWARSA' }],
  ['cancelled there', {}, kata('BATAL'), { status: 'BATAL' }],
  [
    'given back',
    { status: 'LUNAS', acuan: 'AB-1' },
    kata('KEMBALI'),
    { status: 'LUNAS', masalah: 'KEMBALI' },
  ],
  ['paid and given back before we heard', {}, kata('KEMBALI'), { status: 'BATAL', masalah: 'KEMBALI' }],
  [
    'agreed to, and paid',
    { status: 'DIAKUI', acuan: 'RRN1' },
    kata('LUNAS'),
    { status: 'LUNAS', acuan: 'RRN1' },
  ],
  [
    'agreed to, and never paid',
    { status: 'DIAKUI', acuan: 'RRN1' },
    kata('KEDALUWARSA'),
    { masalah: 'TIDAK_DIBAYAR' },
  ],
  ['nothing', {}, { hasil: 'PUTUS', galat: 'x', jeda: null }, { status: 'MENUNGGU', galat: 'x' }],
  ['an order on its way', { status: 'MINTA', umur: 5 }, { hasil: 'TIDAK_ADA' }, { status: 'MINTA' }],
  ['an order that never came', { status: 'MINTA', umur: 90 }, { hasil: 'TIDAK_ADA' }, { status: 'GAGAL' }],
  ['an order that is gone', { sisa: -1 }, { hasil: 'TIDAK_ADA' }, { status: 'KEDALUWARSA' }],
])('%s', (_what, ada, jawab, jadi) => expect(sesudahJawab(tagihan(ada), jawab)).toMatchObject(jadi));

test.each([
  ['3676500.00', 3_676_500],
  ['3676500', 3_676_500],
  ['3676500.50', null],
  ['-1.00', null],
  ['1e6', null],
  [undefined, null],
])('%s is %s rupiah', (teks, rupiah) => expect(rupiahGerbang(teks)).toBe(rupiah));
