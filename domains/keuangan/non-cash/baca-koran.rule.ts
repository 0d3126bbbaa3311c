/**
 * A bank's statement as banks here export it: where its table begins, what its columns are, and which lines brought money. Pure;
 * the specification does not say, so columns are known by their usual names and marks by what stands in them. Every line is
 * read or named: what vanishes without a word is looked for in the books.
 */

import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { awalTeks } from '@mustika/kernel/text/awal-teks.ts';
import { bulanDulu } from '@mustika/kernel/text/date-text.ts';
import {
  type IngatanKolom,
  type KolomBerkas,
  kolomKurang,
  type PetaKolom,
} from '@mustika/kernel/text/peta-kolom.ts';
import { type Baris, NAMA_KOLOM as NAMA } from './nama-koran.rule.ts';
import {
  BARIS_JUDUL,
  type Dari,
  dariBerkas,
  type IsianPeta,
  judulKoran,
  KOLOM_KORAN,
  kepalaIngatan,
  sidikKepala,
  tempatKepala,
  usulPeta,
} from './peta-koran.rule.ts';
import { type Arah, bacaJumlah, bacaTanda, bacaTanggal, selKosong } from './sel-koran.rule.ts';

/** Money that came in, as the statement tells it. */
export type BarisKoran = { baris: number; tanggal: Tanggal; keterangan: string; jumlah: Rupiah };

/** Why a line is neither a receipt nor money that went out: its day, its amount, which way it went, or that it has none. */
export const SEBAB_LEWAT = ['TANGGAL', 'JUMLAH', 'ARAH', 'KOSONG'] as const;
export type SebabLewat = (typeof SEBAB_LEWAT)[number];
export type Terlewat = { baris: number; teks: string; sebab: SebabLewat };

export type IsiKoran = { semua: number; masuk: BarisKoran[]; keluar: number; terlewat: Terlewat[] };

/** Where each meaning stands; a table has a day and an amount or a credit column. */
export type KolomKoran = {
  tanggal: number;
  keterangan: readonly number[];
  masuk: number | null;
  keluar: number | null;
  jumlah: number | null;
  /** Said on the screen; otherwise looked for. */
  tanda?: number | null;
};

/** The columns that a header names, null when it is none of a statement. */
export function kolomKoran(header: readonly string[]): KolomKoran | null {
  const names = header.map((name) => name.replace(/[_']/g, ' ').trim());
  const find = (is: (name: string) => boolean): number | null => {
    const at = names.findIndex(is);
    return at < 0 ? null : at;
  };
  const uang = (name: string): boolean => !NAMA.lain.test(name) && !NAMA.tanggal.test(name);
  const masuk = find((name) => uang(name) && NAMA.masuk.test(name) && !NAMA.keluar.test(name));
  const keluar = find((name) => uang(name) && NAMA.keluar.test(name) && !NAMA.masuk.test(name));
  const jumlah = find(
    (name) => uang(name) && NAMA.jumlah.test(name) && NAMA.masuk.test(name) === NAMA.keluar.test(name),
  );
  const tanggal = find((name) => NAMA.tanggal.test(name));
  if (tanggal === null || (masuk === null && jumlah === null)) return null;
  const keterangan = names.flatMap((name, at) => (NAMA.keterangan.test(name) ? [at] : []));
  return { tanggal, keterangan, masuk, keluar, jumlah };
}

/** The column, with a name or without, in which only marks stand; null when the amounts say it themselves. */
function kolomTanda(rows: readonly Baris[], { tanggal }: KolomKoran): number | null {
  const lebar = Math.max(0, ...rows.map(({ values }) => values.length));
  for (let at = 0; at < lebar; at++) {
    const filled = rows
      .filter(({ values }) => !selKosong(values[tanggal] ?? ''))
      .flatMap(({ values }) => (selKosong(values[at] ?? '') ? [] : [values[at] as string]));
    if (filled.length > 0 && filled.every((text) => bacaTanda(text) !== null)) return at;
  }
  return null;
}

/** An amount of one direction: nothing in an empty cell, null for what is no amount. */
const besar = (values: readonly string[], at: number | null): number | null => {
  const text = at === null ? '' : (values[at] ?? '');
  return selKosong(text) ? 0 : bacaJumlah(text);
};

type Gerak = { arah: Arah; jumlah: number } | { sebab: SebabLewat };

/** Of two columns, one for each direction. What stands in both moved both ways, which no line does. */
function gerakDuaKolom(values: readonly string[], kolom: KolomKoran, tanda: Arah | null): Gerak {
  const [masuk, keluar] = [besar(values, kolom.masuk), besar(values, kolom.keluar)];
  if (masuk === null || keluar === null) return { sebab: 'JUMLAH' };
  if (masuk === 0 && keluar === 0) return { sebab: 'KOSONG' };
  if (masuk !== 0 && keluar !== 0) return { sebab: 'ARAH' };
  if (masuk <= 0) return { arah: 'KELUAR', jumlah: masuk === 0 ? keluar : masuk };
  return tanda === 'KELUAR' ? { sebab: 'ARAH' } : { arah: 'MASUK', jumlah: masuk };
}

/** Of one column: its mark, its sign, or a column of marks; where marks stand, a line without one is not guessed. */
function gerakSatuKolom(values: readonly string[], kolom: KolomKoran, tanda: number | null): Gerak {
  const text = kolom.jumlah === null ? '' : (values[kolom.jumlah] ?? '');
  const jumlah = selKosong(text) ? 0 : bacaJumlah(text);
  const keluar = besar(values, kolom.keluar);
  if (jumlah === null || keluar === null) return { sebab: 'JUMLAH' };
  if (keluar !== 0) return { arah: 'KELUAR', jumlah: keluar };
  if (jumlah === 0) return { sebab: 'KOSONG' };
  if (jumlah < 0) return { arah: 'KELUAR', jumlah };
  if (tanda === null) return { arah: 'MASUK', jumlah };
  const arah = bacaTanda(values[tanda] ?? '');
  return arah === null ? { sebab: 'ARAH' } : { arah, jumlah };
}

const HURUF_TEKS = 160;

/** The line as it stands, for whoever must look for it. */
const teksBaris = (values: readonly string[]): string =>
  awalTeks(
    values
      .map((value) => value.trim())
      .filter((value) => value !== '')
      .join(' · ')
      .replace(/\s+/g, ' '),
    HURUF_TEKS,
  );

/** Two columns of one name tell one story. */
const keteranganDari = (values: readonly string[], { keterangan }: KolomKoran): string =>
  [...new Set(keterangan.map((at) => (values[at] ?? '').trim()))].filter((text) => text !== '').join(' ');

/** What is said of the columns now, and what was said of the files of this rekening. */
export type Dikatakan = { peta: PetaKolom | null; ingatan: IngatanKolom | null };

/** Where each meaning stands, by the words of this file. */
function kolomDari(dari: Dari, nama: readonly string[]): KolomKoran {
  const tempat = (isian: IsianPeta): number | null => {
    const at = nama.indexOf(dari[isian] ?? '');
    return at < 0 ? null : at;
  };
  const keterangan = tempat('keterangan');
  return {
    ...{ tanggal: tempat('tanggal') ?? 0, keterangan: keterangan === null ? [] : [keterangan] },
    ...{ masuk: tempat('masuk'), keluar: tempat('keluar') },
    ...{ jumlah: tempat('jumlah'), tanda: tempat('tanda') },
  };
}

type Tabel = { kepala: number; diingat: Dari | null; bernama: KolomKoran | null };

/** Where the table begins: where it did in an earlier file of the rekening, else where its names or its lines say so. */
function tabelKoran(rows: readonly Baris[], hari: Tanggal, { peta, ingatan }: Dikatakan): Tabel | null {
  const dikenal = ingatan && kepalaIngatan(rows, ingatan, hari);
  if (ingatan && dikenal !== null) return { kepala: dikenal, diingat: ingatan.dari, bernama: null };
  const kepala = rows.slice(0, BARIS_JUDUL).findIndex(({ values }) => kolomKoran(values) !== null);
  if (kepala >= 0) {
    const bernama = peta ? null : kolomKoran(rows[kepala]?.values ?? []);
    return { kepala, diingat: null, bernama };
  }
  const tempat = tempatKepala(rows, hari);
  return tempat === null ? null : { kepala: tempat, diingat: null, bernama: null };
}

/** What a file is: its columns, by what it is known again, and what was read where they are known. */
export type Koran = { kolom: KolomBerkas; judul: string; isi: IsiKoran | null };

/** The lines below the header: receipts, how many went out, and those that are neither; null where no table is found. */
export function bacaKoran(
  rows: readonly Baris[],
  hari: Tanggal,
  said: Dikatakan = { peta: null, ingatan: null },
): Koran | null {
  const tabel = tabelKoran(rows, hari, said);
  if (!tabel) return null;
  const { kepala, bernama } = tabel;
  const bawah = rows.slice(kepala + 1);
  const judul = judulKoran(rows, kepala);
  const nama = judul.map((one) => one.nama);
  const dikatakan = said.peta?.dari ?? tabel.diingat;
  const dari = dikatakan ? dariBerkas(dikatakan, nama) : usulPeta(nama, bawah.slice(0, BARIS_JUDUL), hari);
  const kolom = dikatakan ? kolomDari(dari, nama) : bernama;
  return {
    judul: sidikKepala(rows, kepala),
    isi: kolom && bacaIsi(bawah, kolom, hari),
    kolom: {
      ...{ baris_judul: rows[kepala]?.line ?? 0, judul, dari, tetap: {}, tidak_dipakai: [], ingatan: [] },
      kurang: kolomKurang(KOLOM_KORAN, { dari, tetap: {} }),
      tanya: kolom === null,
      sumber: (said.peta ?? (tabel.diingat ? said.ingatan : null))?.sumber || null,
    },
  };
}

function bacaIsi(isi: readonly Baris[], kolom: KolomKoran, hari: Tanggal): IsiKoran {
  const tanda = kolom.tanda ?? kolomTanda(isi, kolom);
  const bulanPertama = bulanDulu(isi.map(({ values }) => values[kolom.tanggal] ?? ''));
  const koran: IsiKoran = { semua: isi.length, masuk: [], keluar: 0, terlewat: [] };
  for (const { line, values } of isi) {
    const gerak =
      kolom.masuk === null
        ? gerakSatuKolom(values, kolom, tanda)
        : gerakDuaKolom(values, kolom, tanda === null ? null : bacaTanda(values[tanda] ?? ''));
    const tanggal = bacaTanggal(values[kolom.tanggal] ?? '', hari, bulanPertama);
    const sebab = tanggal === null ? 'TANGGAL' : 'sebab' in gerak ? gerak.sebab : null;
    if (sebab !== null || tanggal === null || 'sebab' in gerak)
      koran.terlewat.push({ baris: line, teks: teksBaris(values), sebab: sebab ?? 'TANGGAL' });
    else if (gerak.arah === 'KELUAR') koran.keluar += 1;
    else
      koran.masuk.push({
        baris: line,
        tanggal,
        keterangan: keteranganDari(values, kolom),
        jumlah: rupiah(gerak.jumlah),
      });
  }
  return koran;
}
