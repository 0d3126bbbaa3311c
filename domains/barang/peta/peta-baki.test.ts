/** Protects: the tint of a tile is what is asked, and arrows go where the eye does. */
import { expect, test } from 'vitest';
import type { Petak } from './peta-baki.command.ts';
import { bisaDitaruh, keadaanHitung, tetangga, warnaPetak } from './peta-baki.view.ts';

const petak = (more: Partial<Petak> = {}): Petak => ({
  ...{
    kode_baki: 'KL01',
    nama_baki: 'KALUNG',
    kode_gudang: 'TOKO',
    nama_gudang: 'TOKO',
    dijual: true,
    aktif: true,
  },
  ...{ jumlah: 3, siap: 3, berat: 10, umur: 31, tertua: 400, sedang: false },
  ...{ no_opname: 'X', dihitung: '2026-11-20' as Petak['dihitung'], hari_hitung: 3, selisih: 0 },
  ...more,
});

test('by grams against the heaviest, by age and by the last count in steps', () => {
  expect([0, 1, 5, 9, 10].map((berat) => warnaPetak(petak({ berat }), 'berat', 10))).toEqual([0, 0, 2, 4, 4]);
  expect([30, 31, 366].map((umur) => warnaPetak(petak({ umur }), 'umur', 10))).toEqual([0, 1, 4]);
  expect([7, 8, null].map((hari_hitung) => warnaPetak(petak({ hari_hitung }), 'hitung', 10))).toEqual([
    0, 1, 4,
  ]);
  expect(warnaPetak(petak({ jumlah: 0, hari_hitung: null }), 'hitung', 10)).toBe(0);
});

test('what a count says: going on, never, missing pieces, today, some days ago', () => {
  const dari = (more: Partial<Petak>) => keadaanHitung(petak(more));
  expect(dari({ sedang: true, selisih: 2 })).toBe('sedang');
  expect(dari({ no_opname: null, hari_hitung: null })).toBe('belum');
  expect(dari({ selisih: 2 })).toBe('selisih');
  expect([dari({ hari_hitung: 0 }), dari({})]).toEqual(['hariIni', 'lalu']);
});

test('arrows: beside in reading order, above and below the nearest, nowhere at the edge', () => {
  const kotak = [
    ...[
      { left: 0, top: 0 },
      { left: 100, top: 0 },
      { left: 200, top: 0 },
    ],
    ...[
      { left: 0, top: 80 },
      { left: 100, top: 80 },
    ],
  ];
  const ke = (dari: number, key: string) => tetangga(kotak, dari, key);
  expect([ke(0, 'ArrowRight'), ke(3, 'ArrowLeft'), ke(0, 'ArrowLeft')]).toEqual([1, 2, null]);
  expect([ke(1, 'ArrowDown'), ke(2, 'ArrowDown'), ke(4, 'ArrowUp'), ke(3, 'ArrowDown')]).toEqual([
    4,
    4,
    1,
    null,
  ]);
  expect(ke(0, 'a')).toBeNull();
});

test('nothing is put where it lies, or into a tray that takes nothing', () => {
  const angkat = { dari: 'KL01', kode: null, jumlah: 3 };
  expect(bisaDitaruh(angkat, petak())).toBe(false);
  expect(bisaDitaruh(angkat, petak({ kode_baki: 'KL02' }))).toBe(true);
  expect(bisaDitaruh(angkat, petak({ kode_baki: 'KL02', aktif: false }))).toBe(false);
  expect(bisaDitaruh(null, petak({ kode_baki: 'KL02' }))).toBe(false);
});
