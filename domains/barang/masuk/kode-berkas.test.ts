// Protects: a list of another till means the masters it names, whatever it calls them, and a karat is a stamp of its piece.
import { miliPersen } from '@mustika/kernel/amount.ts';
import { expect, test } from 'vitest';
import { denganCap, jauhCap } from './karat-berkas.rule.ts';
import { denganKode, type MasterBernama } from './kode-berkas.rule.ts';

const MASTER: readonly MasterBernama[] = [
  { kolom: 'kode_group', kode: '700', nama: 'EMAS 700' },
  { kolom: 'kode_group', kode: '750', nama: 'EMAS TUA' },
  { kolom: 'kode_group', kode: '916', nama: 'EMAS TUA' },
  { kolom: 'kode_dept', kode: 'CC', nama: 'CINCIN' },
  { kolom: 'kode_dept', kode: 'CK', nama: 'CINCIN KAWIN' },
  { kolom: 'kode_gudang', kode: 'TOKO', nama: 'TOKO' },
  { kolom: 'kode_baki', kode: 'CC01', nama: 'BAKI CINCIN' },
];
const baca = (sel: Record<string, string>) => denganKode([{ baris: 2, sel }], MASTER)[0]?.sel ?? {};

test.each([
  ['a name in any spelling', { kode_group: ' emas  700 ' }, { kode_group: '700' }],
  ['a code', { kode_group: '750' }, { kode_group: '750' }],
  ['a name of two groups', { kode_group: 'EMAS TUA' }, { kode_group: 'EMASTUA' }],
  ['a tray nobody has', { kode_baki: 'BAKI 4' }, { kode_baki: 'BAKI4' }],
  ['a tray by its name', { kode_baki: 'Baki Cincin' }, { kode_baki: 'CC01' }],
  ['the longest kind the name begins with', { nama_barang: 'Cincin Kawin Polos' }, { kode_dept: 'CK' }],
  ['a kind nobody has', { nama_barang: 'BROS BUNGA' }, { kode_dept: 'BROS' }],
  ['a kind that is said', { nama_barang: 'CINCIN', kode_dept: 'ck' }, { kode_dept: 'CK' }],
  ['no kind in a cell', { nama_barang: 'CINCIN', kode_dept: '' }, { kode_dept: '' }],
  ['a formula as it stands', { kode_group: '=cmd|x' }, { kode_group: '=cmd|x' }],
])('%s', (_what, sel, wanted) => expect(baca(sel)).toMatchObject(wanted));

test('a line of sums is nobody', () => {
  const [jumlah] = denganKode([{ baris: 9, sel: { nama_barang: '300 pcs' }, jumlah: true }], MASTER);
  expect(jumlah?.sel).toEqual({ nama_barang: '300 pcs' });
});

test.each([
  ['16K', undefined, { kadar: '', kadar_cetak: '16K' }],
  ['17 krt', undefined, { kadar: '', kadar_cetak: '17K' }],
  ['18K', '750', { kadar: '', kadar_cetak: '750' }],
  ['75%', undefined, { kadar: '75%' }],
  ['999K', undefined, { kadar: '999K' }],
])('%j in the column of percents', (kadar, kadar_cetak, wanted) =>
  expect(denganCap(kadar_cetak === undefined ? { kadar } : { kadar, kadar_cetak })).toEqual(wanted),
);

const grup = new Map([
  ['375', { kadar: miliPersen(37_500), harga_modal: 0 as never, markis: false, aksesoris: false }],
  ['750', { kadar: miliPersen(75_000), harga_modal: 0 as never, markis: false, aksesoris: false }],
]);
const cap = (kode_group: string, kadar_cetak: string) =>
  jauhCap({ kode_group, kadar_cetak, kadar: null }, { grup });

test('a stamp is asked about where it is another group’s', () => {
  expect([
    cap('375', '8K'),
    cap('375', '9K'),
    cap('750', '17K'),
    cap('750', '18K'),
    cap('750', '750'),
  ]).toEqual(Array.from({ length: 5 }, () => []));
  expect(cap('375', '17K')).toMatchObject([{ kolom: 'kadar_cetak' }]);
  expect(cap('750', '8K')).toMatchObject([{ kolom: 'kadar_cetak' }]);
});
