/** Protects: no step of the designer loses another, and nothing leaves the paper by the keyboard. */
import type { RancanganKertas, RancanganSlip } from '@mustika/kernel/rancangan-nota.ts';
import { describe, expect, test } from 'vitest';
import { BAWAAN_DESKTOP } from '../../packages/server-kit/slip/bawaan-nota.ts';
import { bawaanSlip } from '../../packages/server-kit/slip/bawaan-slip.ts';
import { notaPenjualan } from '../penjualan/nota/nota-penjualan.rule.ts';
import {
  geserUnsur,
  hapusUnsur,
  idBaru,
  langkah,
  maju,
  mulaiLangkah,
  mundur,
  pindahBlok,
  regangUnsur,
  tambahBlok,
  tambahUnsur,
} from './ubah-rancangan.view.ts';

const unsur = (r: RancanganKertas, id: string) => r.unsur.find((u) => u.id === id);

describe('steps', () => {
  test('go back and forward; a key held down is one step; a new step forgets what was undone', () => {
    let now = mulaiLangkah(1);
    now = langkah(langkah(langkah(now, 2), 3, 'geser a'), 4, 'geser a');
    expect(now.kini).toBe(4);
    now = mundur(now);
    expect(now.kini).toBe(2);
    expect(maju(now).kini).toBe(4);
    expect(mundur(mundur(mundur(now))).kini).toBe(1);
    now = langkah(now, 9);
    expect(maju(now).kini).toBe(9);
    expect(mundur(now).kini).toBe(2);
  });
});

describe('elements', () => {
  test('move by half millimetres and stop at the edges of the paper', () => {
    const first = geserUnsur(BAWAAN_DESKTOP, 'qr', 0.5, -0.5);
    expect(unsur(first, 'qr')).toMatchObject({ x: 10.5, y: (unsur(BAWAAN_DESKTOP, 'qr')?.y ?? 0) - 0.5 });
    expect(unsur(geserUnsur(BAWAAN_DESKTOP, 'qr', -500, -500), 'qr')).toMatchObject({ x: 0, y: 0 });
    const far = unsur(geserUnsur(BAWAAN_DESKTOP, 'qr', 900, 900), 'qr');
    expect((far?.x ?? 0) + (far?.lebar ?? 0)).toBeCloseTo(210, 2);
    expect((far?.y ?? 0) + (far?.tinggi ?? 0)).toBeCloseTo(148, 2);
    expect(geserUnsur(BAWAAN_DESKTOP, 'tidak-ada', 1, 1)).toBe(BAWAAN_DESKTOP);
    expect(unsur(regangUnsur(BAWAAN_DESKTOP, 'qr', -100, -100), 'qr')).toMatchObject({
      lebar: 1,
      tinggi: 0.1,
    });
  });

  test('come and go under names of their own', () => {
    const { rancangan, id } = tambahUnsur(BAWAAN_DESKTOP, 'ISIAN', 'BELAKANG', 'nomor');
    expect(id).toBe('nomor2');
    expect(unsur(rancangan, id)).toMatchObject({ jenis: 'ISIAN', isian: 'nomor', sisi: 'BELAKANG' });
    expect(hapusUnsur(rancangan, id)).toEqual(BAWAAN_DESKTOP);
    expect(idBaru(['a', 'a2'], 'A')).toBe('a3');
  });
});

test('blocks move one place and new ones follow the chosen one', () => {
  const slip: RancanganSlip = bawaanSlip(notaPenjualan);
  const ids = (r: RancanganSlip): string[] => r.blok.map(({ id }) => id);
  expect(ids(pindahBlok(slip, 'judul', -1)).indexOf('judul')).toBe(ids(slip).indexOf('judul') - 1);
  expect(pindahBlok(slip, ids(slip)[0] as string, -1)).toEqual(slip);
  const { rancangan, id } = tambahBlok(slip, 'GARIS', 'total');
  expect(ids(rancangan)[ids(rancangan).indexOf('total') + 1]).toBe(id);
  expect(new Set(ids(rancangan)).size).toBe(ids(rancangan).length);
});
