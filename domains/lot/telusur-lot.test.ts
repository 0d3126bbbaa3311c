/** Protects: what a lot was made of, and what became of it, adds up to what was asked about, whatever was mixed with whatever. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type GerakLangkah,
  jejakBaru,
  langkahPeristiwa,
  type PeristiwaLot,
  sapu,
  simpulOf,
} from './telusur-lot.rule.ts';

const TOKO = 'JKT1';
const NAMA = ['A', 'B', 'C', 'D', 'E', 'F'];
type Isi = Partial<GerakLangkah> & Pick<GerakLangkah, 'kode_lot' | 'keluar'>;

/** Movements of the event `at`, in its order. */
const peristiwa = (at: number, isi: readonly Isi[]): PeristiwaLot => ({
  ...{ kode_toko: TOKO, no_dokumen: `D${at}`, tanggal: '2026-11-21' },
  gerak: isi.map((satu) => ({ lawan: '@OLAH', murni: 0, berat: satu.murni ?? 0, ...satu })),
});

test('what goes out after something came in begins another step; pieces and the world outside are steps of their own', () => {
  const rows = peristiwa(1, [
    { kode_lot: 'A', keluar: true, murni: 10 },
    { kode_lot: 'B', keluar: false, murni: 10 },
    { kode_lot: 'C', keluar: false, murni: 5, dari: { simpul: 'JKT1/P', berat: 5, murni: 5 } },
    { kode_lot: 'D', keluar: true, murni: 3, lawan: '@HANCUR' },
    { kode_lot: 'D', keluar: true, murni: 6 },
    { kode_lot: 'E', keluar: true, murni: 2 },
    { kode_lot: 'B', keluar: false, murni: 7 },
    { kode_lot: 'F', keluar: false, murni: 1 },
  ]);
  const nama = (kaki: readonly { simpul: string }[]) => kaki.map(({ simpul }) => simpul.slice(5)).join('+');
  expect(
    langkahPeristiwa(rows).map(({ dari, ke, luar }) => `${nama(dari)} > ${nama(ke)} ${luar ?? ''}`.trim()),
  ).toEqual(['A > B', 'P > C', 'D >  @HANCUR', 'D+E > B+F']);
});

test('where many lots only change their place, each stays by itself', () => {
  const tempat = { lawan: 'HANCUR/H1' };
  const rows = peristiwa(1, [
    { kode_lot: 'A', keluar: true, murni: 10, ...tempat },
    { kode_lot: 'B', keluar: true, murni: 20, ...tempat },
    { kode_lot: 'C', keluar: false, murni: 10, ...tempat },
    { kode_lot: 'D', keluar: false, murni: 20, ...tempat },
  ]);
  expect(langkahPeristiwa(rows).map(({ dari, ke }) => [dari[0]?.simpul, ke[0]?.simpul])).toEqual([
    ['JKT1/A', 'JKT1/C'],
    ['JKT1/B', 'JKT1/D'],
  ]);
});

type Acara = { dari: number; ke: number; lain: number; bagian: number; hilang: number };
const acara = fc.record({
  dari: fc.integer({ min: -2, max: 5 }),
  ke: fc.integer({ min: -1, max: 5 }),
  lain: fc.integer({ min: 0, max: 5 }),
  bagian: fc.integer({ min: 1, max: 100 }),
  hilang: fc.integer({ min: 0, max: 30 }),
});

/** Gold that is bought, mixed, split and lost at random: the movements, and what there is in the end. */
function dunia(semua: readonly Acara[]) {
  const isi = new Map<string, number>();
  const tambah = (nama: string, n: number) => isi.set(nama, (isi.get(nama) ?? 0) + n);
  const rows = semua.map(({ dari, ke, lain, bagian, hilang }, at): PeristiwaLot => {
    const [asal, tujuan, teman] = [NAMA[dari], NAMA[ke], NAMA[lain] as string];
    const ada = asal ? (isi.get(asal) ?? 0) : 0;
    if (!asal || ada === 0) {
      const murni = bagian * 37;
      tambah(teman, murni);
      return peristiwa(at, [{ kode_lot: teman, keluar: false, murni, lawan: '@PELANGGAN' }]);
    }
    const murni = Math.max(1, Math.floor((ada * bagian) / 100));
    tambah(asal, -murni);
    if (!tujuan || tujuan === asal)
      return peristiwa(at, [{ kode_lot: asal, keluar: true, murni, lawan: '@PELANGGAN' }]);
    const susut = Math.min(murni - 1, Math.floor((murni * hilang) / 100));
    const hasil = [{ kode_lot: tujuan, keluar: false, murni: murni - susut }];
    if (susut > 0) hasil.push({ kode_lot: `S${at}`, keluar: false, murni: susut });
    for (const { kode_lot, murni: jadi } of hasil) tambah(kode_lot, jadi);
    return peristiwa(at, [{ kode_lot: asal, keluar: true, murni }, ...hasil]);
  });
  const langkah = rows.flatMap(langkahPeristiwa);
  return { langkah, isi };
}

test('all that a lot is made of was bought, and adds up to it', () => {
  fc.assert(
    fc.property(fc.array(acara, { minLength: 1, maxLength: 60 }), (semua) => {
      const { langkah, isi } = dunia(semua);
      for (const [nama, murni] of isi) {
        if (murni === 0) continue;
        const jejak = jejakBaru();
        for (const [lain, saldo] of isi) jejak.saldo.set(simpulOf(TOKO, lain), saldo);
        jejak.tanda.set(simpulOf(TOKO, nama), murni);
        const asal = sapu(langkah, 'ASAL', jejak).filter(({ kaki }) => kaki === null);
        expect(asal.reduce((total, satu) => total + satu.murni, 0)).toBe(murni);
        expect([...jejak.tanda.values()].every((sisa) => sisa === 0)).toBe(true);
      }
    }),
  );
});

test('all that was bought by one nota was sold or is still there, and adds up to it', () => {
  fc.assert(
    fc.property(fc.array(acara, { minLength: 1, maxLength: 60 }), fc.nat(), (semua, pilih) => {
      const { langkah } = dunia(semua);
      const beli = langkah.filter(({ dari }) => dari.length === 0);
      const satu = beli[pilih % beli.length];
      if (!satu) return;
      const murni = satu.ke[0]?.murni ?? 0;
      const asal = { simpul: 'NOTA', berat: 0, murni };
      const ditandai = langkah.map((one) => (one === satu ? { ...one, dari: [asal], luar: null } : one));
      const jejak = jejakBaru(['NOTA']);
      const keluar = sapu(ditandai, 'JADI', jejak).filter(({ kaki }) => kaki === null);
      const sisa = [...jejak.tanda.values()].reduce((a, b) => a + b, 0);
      expect(keluar.reduce((total, one) => total + one.murni, sisa)).toBe(murni);
    }),
  );
});
