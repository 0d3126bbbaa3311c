/** Protects: what is typed in the words of the trade means the weight, price, tray and karat that a person means. */
import { expect, test } from 'vitest';
import { artiCari } from './arti-cari.rule.ts';

const harga = (dari: number | null, sampai: number | null) => ({ jenis: 'HARGA', dari, sampai });
const berat = (dari: number, sampai: number) => expect.objectContaining({ jenis: 'BERAT', dari, sampai });
const kata = (satu: string) => ({ jenis: 'KATA', kata: satu });

test.each([
  ['cincin 3,25 16k', [kata('CINCIN'), berat(3250, 3260), kata('16K')]],
  ['kalung <5jt baki A3', [kata('KALUNG'), harga(null, 5_000_000), { jenis: 'BAKI', kode: 'A3' }]],
  ['750 > 2,5 juta', [kata('750'), harga(2_500_000, null)]],
  ['2-3jt', [harga(2_000_000, 3_000_000)]],
  ['900rb-1,2jt', [harga(900_000, 1_200_000)]],
  ['5jt', [harga(4_750_000, 5_250_000)]],
  ['<3.500.000', [harga(null, 3_500_000)]],
  ['3 gr', [berat(3000, 4000)]],
  ['3.2g', [berat(3200, 3300)]],
  ['  ', []],
  ["d'amour 2-3", [kata("D'AMOUR"), kata('2-3')]],
  ['<999999999999999', [kata('<999999999999999')]],
  ['999999999jt', [kata('999999999JT')]],
  ['<999999jt', [harga(null, 999_999_000_000)]],
])('%s', (teks, arti) => expect(artiCari(teks)).toEqual(arti));
