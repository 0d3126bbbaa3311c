/** Protects: the order of a first day, that questions turn only switches an owner may turn alone, and what most shops begin with. */
import { declaredAs } from '@mustika/kernel/settings/declared.ts';
import { describe, expect, test } from 'vitest';
import {
  BANK_BAWAAN,
  bakiPertama,
  JENIS_BAWAAN,
  KADAR_BAWAAN,
  kodeToko,
  zonaPerangkat,
} from './bawaan.view.ts';
import { berikutnya, LANGKAH, type Langkah, masihKurang, sesudah } from './langkah.rule.ts';
import { dijawabYa, KUNCI_USAHA, PERTANYAAN, yangBerubah } from './usaha.rule.ts';

describe('steps', () => {
  test.each<[string, Langkah[], Langkah]>([
    ['the price before everything that waits for it', [], 'HARGA'],
    ['what a sale cannot do without', ['HARGA', 'PENGGUNA'], 'KADAR'],
    ['not what can wait', ['HARGA', 'KADAR', 'BAKI', 'SALES'], 'BARANG'],
    ['the sale, when all it needs is there', ['HARGA', 'KADAR', 'BAKI', 'SALES', 'BARANG'], 'PENJUALAN'],
  ])('next comes %s', (_what, selesai, next) => expect(berikutnya(selesai)).toBe(next));

  test('what is missing is named in order, and what can wait is not', () => {
    expect(masihKurang(['KADAR', 'NOTA'])).toEqual(['HARGA', 'BAKI', 'SALES', 'BARANG']);
    expect(masihKurang(LANGKAH)).toEqual([]);
  });

  test('a hand that has done one goes on to the next that is open, though it could wait', () => {
    expect(sesudah('TOKO', [])).toBe('USAHA');
    expect(sesudah('SALES', ['HARGA'])).toBe('BARANG');
    expect(sesudah('BARANG', ['HARGA', 'BARANG'])).toBe('PENGGUNA');
    // Behind the last one: what is missing still.
    expect(sesudah('PENJUALAN', ['HARGA'])).toBe('KADAR');
  });
});

describe('questions about the trade', () => {
  const pemilik = 'OWN';
  test.each(KUNCI_USAHA.map((key) => [key]))('%s is a module that its owner turns alone', (key) => {
    const one = declaredAs(key);
    expect(one).toMatchObject({ module: true, guarded: false });
    expect(one?.awaited).not.toBe('whole');
    expect(one?.levels).toContain(pemilik);
    // What it needs is turned on before it, by the same answer.
    const { modul } = PERTANYAAN.find((satu) => (satu.modul as readonly string[]).includes(key)) ?? {
      modul: [],
    };
    const sebelum = (modul as readonly string[]).slice(0, (modul as readonly string[]).indexOf(key));
    expect(one?.needs.filter((need) => !sebelum.includes(need))).toEqual([]);
  });

  test('no switch is asked about twice', () => expect(new Set(KUNCI_USAHA).size).toBe(KUNCI_USAHA.length));

  const hidup = new Set(['CICILAN_MODULE', 'PARAMETER_BUNGA_HUTANG_MODULE']);
  const on = (key: string): boolean => hidup.has(key);

  test('an answer turns what is not so yet, and nothing that was not answered', () => {
    const jawaban = new Map([
      ['CICILAN', true],
      ['GADAI', true],
    ]);
    expect(yangBerubah(jawaban, on)).toEqual([
      { key: 'PARAMETER_JUMLAH_HUTANG_POKOK_MODULE', value: 'true' },
      { key: 'PLAFOND_HUTANG_MODULE', value: 'true' },
    ]);
    expect(yangBerubah(new Map(), on)).toEqual([]);
  });

  test('off in the other order', () => {
    const semua = (): boolean => true;
    expect(yangBerubah(new Map([['GADAI', false]]), semua).map(({ key }) => key)).toEqual([
      'PLAFOND_HUTANG_MODULE',
      'PARAMETER_BUNGA_HUTANG_MODULE',
      'PARAMETER_JUMLAH_HUTANG_POKOK_MODULE',
    ]);
  });

  test('half a yes is no', () => {
    const [gadai] = PERTANYAAN;
    expect(dijawabYa(gadai, on)).toBe(false);
    expect(dijawabYa(gadai, (key) => (gadai.modul as readonly string[]).includes(key))).toBe(true);
  });
});

describe('what most shops begin with', () => {
  test('karats by their code, the purest last', () => {
    const kadar = KADAR_BAWAAN.map((satu) => satu.kadar);
    expect(kadar).toEqual(kadar.toSorted((a, b) => a - b));
    for (const satu of KADAR_BAWAAN) expect(Math.trunc(satu.kadar * 10)).toBe(Number(satu.kode));
  });

  test('no code stands twice, and a tray is called as its kind', () => {
    for (const kode of [JENIS_BAWAAN.map((satu) => satu.kode), BANK_BAWAAN.map(([satu]) => satu)])
      expect(new Set<string>(kode).size).toBe(kode.length);
    expect(bakiPertama('CC')).toBe('CC01');
  });

  test.each([
    ['Asia/Jakarta', 'WIB'],
    ['Asia/Pontianak', 'WIB'],
    ['Asia/Makassar', 'WITA'],
    ['Asia/Jayapura', 'WIT'],
    ['Europe/Rome', 'WIB'],
  ])('a device in %s begins with %s', (zone, zona) => expect(zonaPerangkat(zone)).toBe(zona));

  test('the next store has a code that is free', () => {
    expect(kodeToko(['PUSAT'])).toBe('TOKO1');
    expect(kodeToko(['PUSAT', 'TOKO1', 'TOKO3'])).toBe('TOKO2');
  });
});
