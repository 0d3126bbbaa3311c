/**
 * What somebody means who looks for a piece by words: `cincin 3,25 16k`, `kalung <5jt baki A3`, `liontin 750 2-3jt`. Words may stand in
 * any order and all of them must fit. Pure; the list makes conditions of it.
 */
import { type Miligram, miligram, mulDiv, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';

export type Arti =
  /** In the name, or a code: barcode, kind, karat group, tray, the shop's own code; or a karat (16K, 750, 70%). */
  | { jenis: 'KATA'; kata: string }
  /** As precise as it was typed: `3,2` is anything from 3,200 to below 3,300. */
  | { jenis: 'BERAT'; dari: Miligram; sampai: Miligram; kata: string }
  /** Both ends count; an open one is null. */
  | { jenis: 'HARGA'; dari: Rupiah | null; sampai: Rupiah | null }
  | { jenis: 'BAKI'; kode: string };

const SATUAN = { JT: 1_000_000, JUTA: 1_000_000, RB: 1_000, RIBU: 1_000 } as const;
// No piece costs more than six digits of millions, and no amount has a seventh group.
const JUMLAH = String.raw`(?:RP\.?)?(\d{1,6}(?:,\d{1,3})?(?=JT|JUTA|RB|RIBU)|(?:\d{1,3}(?:\.\d{3}){1,3}|\d{1,11})(?![\dA-Z.]))(JT|JUTA|RB|RIBU)?`;
const BATAS = new RegExp(`^(<=?|>=?)${JUMLAH}$`);
const ANTARA = new RegExp(`^${JUMLAH}-${JUMLAH}$`);
const SEKITAR = new RegExp(`^${JUMLAH}$`);
const BERAT = /^(\d{1,5})(?:[.,](\d{1,3}))?(?:G|GR|GRAM)$|^(\d{1,5})[.,](\d{1,3})$/;
/** A price that is named without a sign is about that much. */
const SEKITAR_PERSEN = 5;

function rupiahDari(angka: string, satuan: string | undefined): Rupiah {
  const [utuh = '0', pecahan = ''] = angka.replaceAll('.', '').split(',');
  const perseribu = Number(`${utuh}${pecahan.padEnd(3, '0')}`);
  const kali = satuan ? SATUAN[satuan as keyof typeof SATUAN] : 1;
  return rupiah(mulDiv(perseribu, kali, 1_000, 'down'));
}

function hargaDari(kata: string): Arti | null {
  const batas = BATAS.exec(kata);
  if (batas) {
    const nilai = rupiahDari(batas[2] as string, batas[3]);
    return kata.startsWith('<')
      ? { jenis: 'HARGA', dari: null, sampai: nilai }
      : { jenis: 'HARGA', dari: nilai, sampai: null };
  }
  const antara = ANTARA.exec(kata);
  if (antara?.[4]) {
    const [, dari = '', satuan, sampai = ''] = antara;
    return {
      ...{ jenis: 'HARGA', dari: rupiahDari(dari, satuan ?? antara[4]) },
      sampai: rupiahDari(sampai, antara[4]),
    };
  }
  const sekitar = SEKITAR.exec(kata);
  if (!sekitar?.[2]) return null;
  const nilai = rupiahDari(sekitar[1] as string, sekitar[2]);
  return {
    ...{ jenis: 'HARGA', dari: rupiah(mulDiv(nilai, 100 - SEKITAR_PERSEN, 100, 'down')) },
    sampai: rupiah(mulDiv(nilai, 100 + SEKITAR_PERSEN, 100, 'up')),
  };
}

function beratDari(kata: string): Arti | null {
  const match = BERAT.exec(kata);
  if (!match) return null;
  const [gram = '0', pecahan = ''] = [match[1] ?? match[3], match[2] ?? match[4]];
  const dari = Number(`${gram}${pecahan.padEnd(3, '0')}`);
  const langkah = 10 ** (3 - pecahan.length);
  return { jenis: 'BERAT', dari: miligram(dari), sampai: miligram(dari + langkah), kata };
}

/** The words of a search, each as what it means. `baki A3` is one, and so are `< 5 jt` and `3,25 gr`. */
export function artiCari(teks: string): Arti[] {
  const rapat = teks
    .trim()
    .toUpperCase()
    .replace(/([<>]=?)\s+/g, '$1')
    .replace(/(\d)\s+(JT|JUTA|RB|RIBU|G|GR|GRAM)(?=\s|$)/g, '$1$2')
    .replace(/BAKI\s+(?=\S)/g, 'BAKI:');
  return rapat
    .split(/\s+/)
    .filter((kata) => kata !== '')
    .map(
      (kata): Arti =>
        (kata.startsWith('BAKI:') && { jenis: 'BAKI', kode: kata.slice(5) }) ||
        hargaDari(kata) ||
        beratDari(kata) || { jenis: 'KATA', kata },
    );
}
