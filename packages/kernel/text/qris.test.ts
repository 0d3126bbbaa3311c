/**
 * Protects: the amount in a QRIS is the amount of the nota and goes to the merchant of the sticker; what is damaged, foreign, asks for
 * more, or has an amount already, is refused. Published examples: a Thai one, the one of EMVCo, an Indonesian sticker.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bacaQris, crcQris, namaQris, pemilikQris, type Qris, qrisBernominal, uraiQris } from './qris.ts';

/** A sticker as published by several converters. */
const STIKER =
  '00020101021126570011ID.DANA.WWW011893600915302259148102090225914810303UMI51440014ID.CO.QRIS.WWW0215ID10200176114730303UMI' +
  '5204581253033605802ID5922Warung Sayur Bu Sugeng6010Kab. Demak610559567630458C7';

const isi = (id: string, nilai: string): string => `${id}${String(nilai.length).padStart(2, '0')}${nilai}`;
const tutup = (badan: string): string => `${badan}6304${crcQris(`${badan}6304`)}`;
const RUMAH = isi('51', isi('00', 'ID.CO.QRIS.WWW') + isi('02', 'ID1020017611473'));
/** A sticker of these fields, in this order; a field that is given as '' is left out. */
function stiker(ganti: Readonly<Record<string, string>> = {}): string {
  const baku = { '00': '01', '01': '11', '51': RUMAH.slice(4), '52': '5944', '53': '360', '58': 'ID' };
  const semua = { ...baku, '59': 'TOKO EMAS JAYA', '60': 'BANDUNG', ...ganti };
  const urut = Object.entries(semua).toSorted(([a], [b]) => Number(a) - Number(b));
  return tutup(urut.map(([id, nilai]) => (nilai === '' ? '' : isi(id, nilai))).join(''));
}
const baca = (teks: string): Qris => {
  const qris = bacaQris(teks);
  if (typeof qris === 'string') throw new Error(`${qris}: ${teks}`);
  return qris;
};

test.each([
  ['00020101021129370016A000000677010111011300669245317755802TH54076000.0053037646304', '9B3B'],
  [
    '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING' +
      '64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A01122334499887707081234567863' +
      '04',
    'A13A',
  ],
  [STIKER.slice(0, -4), '58C7'],
  ['123456789', '29B1'],
])('the checksum of a published text', (teks, crc) => {
  expect(crcQris(teks)).toBe(crc);
});

test('whose sticker it is', () => {
  expect(baca(STIKER)).toMatchObject({
    nama: 'Warung Sayur Bu Sugeng',
    kota: 'Kab. Demak',
    nmid: 'ID1020017611473',
  });
  expect(namaQris(STIKER)).toBe('Warung Sayur Bu Sugeng · Kab. Demak · ID1020017611473');
  expect(namaQris('bukan')).toBe('bukan');
});

test('the sticker with an amount: 12 for 11, the amount behind the currency, a checksum of its own, all else as it was', () => {
  const teks = qrisBernominal(baca(STIKER), 3_526_500);
  expect(teks.slice(0, -4)).toBe(
    '00020101021226570011ID.DANA.WWW011893600915302259148102090225914810303UMI51440014ID.CO.QRIS.WWW0215ID10200176114730303UMI' +
      '520458125303360540735265005802ID5922Warung Sayur Bu Sugeng6010Kab. Demak61055956763' +
      '04',
  );
  expect(teks.slice(-4)).toBe(crcQris(teks.slice(0, -4)));
});

test('one that does not say how it is used is a sticker, and says so with an amount', () => {
  const teks = qrisBernominal(baca(stiker({ '01': '' })), 1);
  expect(uraiQris(teks)?.slice(0, 2)).toEqual([
    { id: '00', nilai: '01' },
    { id: '01', nilai: '12' },
  ]);
});

describe('refused', () => {
  test.each([
    ['of another checksum', `${STIKER.slice(0, -1)}8`, 'RUSAK'],
    ['with its checksum in small letters', STIKER.replace('58C7', '58c7'), 'RUSAK'],
    ['without its end', STIKER.slice(0, -8), 'RUSAK'],
    ['a length that runs over the end', tutup('0002015950TOKO'), 'RUSAK'],
    ['a field without anything in it', tutup('0002015900'), 'RUSAK'],
    ['a field twice', tutup(`${stiker().slice(0, -8)}${isi('59', 'LAIN')}`), 'RUSAK'],
    ['nothing', '', 'RUSAK'],
    ['an address of the web', 'https://mustika.example/a', 'RUSAK'],
    ['other letters', stiker({ '59': 'TOKO 金' }), 'RUSAK'],
    ['dollars', stiker({ '53': '840' }), 'BUKAN'],
    ['of another country', stiker({ '58': 'TH' }), 'BUKAN'],
    ['without a name', stiker({ '59': '' }), 'BUKAN'],
    ['that the national switch does not know', stiker({ '51': isi('00', 'COM.LAIN.WWW') }), 'BUKAN'],
    ['with an amount', stiker({ '54': '5000' }), 'BERNOMINAL'],
    ['for one payment only', stiker({ '01': '12' }), 'BERNOMINAL'],
    ['that asks the payer for a tip', stiker({ '55': '01' }), 'BERTIP'],
    ['that takes a fee of the payer', stiker({ '55': '02', '56': '500' }), 'BERTIP'],
  ])('%s', (_what, teks, salah) => {
    expect(bacaQris(teks)).toBe(salah);
  });

  test.each([0, -1, 1.5, 10_000_000_000_000, Number.NaN])('%s rupiah', (jumlah) => {
    expect(() => qrisBernominal(baca(STIKER), jumlah)).toThrow(RangeError);
  });
});

/** Printable letters, as stickers have them. */
const huruf = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((n) => String.fromCharCode(n)),
  minLength: 1,
  maxLength: 25,
});
/** Fields that nobody here knows. */
const asing = fc.dictionary(
  fc.constantFrom('26', '27', '62', '64', '80', '99').map((id) => id),
  huruf,
  { maxKeys: 4 },
);
const acak = fc
  .record({ nama: huruf, kota: huruf, asing })
  .map(({ nama, kota, asing }) => ({ nama, kota, asing, teks: stikerAcak(nama, kota, asing) }));
function stikerAcak(nama: string, kota: string, lain: Readonly<Record<string, string>>): string {
  const { '99': akhir, '80': hampir, ...sebelum } = lain;
  const badan = stiker({ ...sebelum, '59': nama, '60': kota }).slice(0, -8);
  return tutup(`${badan}${hampir ? isi('80', hampir) : ''}${akhir ? isi('99', akhir) : ''}`);
}

test('any sticker with any amount says that amount, and everything else as it was', () => {
  fc.assert(
    fc.property(acak, fc.integer({ min: 1, max: 9_999_999_999_999 }), ({ nama, kota, teks }, jumlah) => {
      const qris = baca(teks);
      expect([qris.nama, qris.kota]).toEqual([nama, kota]);
      const hasil = uraiQris(qrisBernominal(qris, jumlah)) ?? [];
      expect(hasil.filter(({ id }) => id === '54')).toEqual([{ id: '54', nilai: String(jumlah) }]);
      const tetap = (semua: readonly { id: string }[]) =>
        semua.filter(({ id }) => !['01', '54', '63'].includes(id));
      expect(tetap(hasil)).toEqual(tetap(qris.isi));
      expect(bacaQris(qrisBernominal(qris, jumlah))).toBe('BERNOMINAL');
      expect(pemilikQris(qrisBernominal(qris, jumlah))).toMatchObject({ nama, kota });
    }),
  );
});

test('a sticker with one letter changed is refused, whichever it is', () => {
  fc.assert(
    fc.property(acak, fc.nat(), fc.integer({ min: 0x20, max: 0x7e }), ({ teks }, at, kode) => {
      const tempat = at % teks.length;
      const huruf = String.fromCharCode(kode);
      fc.pre(teks[tempat] !== huruf);
      expect(bacaQris(`${teks.slice(0, tempat)}${huruf}${teks.slice(tempat + 1)}`)).toBe('RUSAK');
    }),
  );
});
