/** Protects: what was weighed and not saved stays at its desk, and only as long as its weighing. */
import { expect, test } from 'vitest';
import { type Catatan, catatTimbang, nilaiTimbang, yangBerjalan } from './daftar-timbang.view.ts';

const satu: Catatan = { timbangan: 342.91, cara: 'TIMBANGAN', bacaan: 'ST,+0342.910 g' };
const dua: Catatan = { timbangan: 10, cara: 'KETIK', bacaan: null };

test('a reading is added, replaced, taken out, and forgotten with its weighing', () => {
  const daftar = catatTimbang(catatTimbang({}, 'A', satu), 'B', dua);
  expect(catatTimbang(daftar, 'A', dua)).toEqual({ A: dua, B: dua });
  expect(catatTimbang(daftar, 'A', null)).toEqual({ B: dua });
  expect(yangBerjalan(daftar, ['A', 'C'])).toEqual({ A: satu });
});

test('vector 30 on the screen, and a gram too little', () => {
  const baris = { total: 342.93, toleransi: 0.05 };
  expect(nilaiTimbang(baris, satu)).toEqual({ selisih: 20, cocok: true });
  expect(nilaiTimbang(baris, { ...satu, timbangan: 341.93 })).toEqual({ selisih: 1000, cocok: false });
  expect(nilaiTimbang(baris, undefined)).toBeNull();
});
