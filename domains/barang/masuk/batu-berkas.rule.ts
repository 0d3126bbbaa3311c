/** The stone of a row of an imported sheet: one line of stones a piece; a piece with several lines gets the others on its card. */
import { miligram } from '@mustika/kernel/amount.ts';
import { SERTIFIKAT } from '../../berlian/mutu-batu.rule.ts';
import type { BarisBatu } from '../batu/batu-barang.rule.ts';
import type { Salah } from './barang-baru.rule.ts';
import { adaSebab, type Sel, selBerat, selTeks } from './sel-berkas.rule.ts';

/** Column of the sheet -> field of a stone. The three that a piece has by the same word are told apart. */
const KOLOM = {
  kode_berlian: 'kode_berlian',
  kode_batu: 'kode_batu',
  jumlah_batu: 'jumlah',
  karat_batu: 'karat',
  kode_shape: 'kode_shape',
  kode_color: 'kode_color',
  kode_clarity: 'kode_clarity',
  kode_cutgrade: 'kode_cutgrade',
  kode_polish: 'kode_polish',
  kode_symmetry: 'kode_symmetry',
  kode_fluorescence: 'kode_fluorescence',
  sertifikat: 'sertifikat',
  no_sertifikat: 'no_sertifikat',
} as const satisfies Record<string, keyof BarisBatu>;

/** Columns that a sheet may have for it. */
export const KOLOM_BATU = Object.keys(KOLOM) as (keyof typeof KOLOM)[];

const KOSONG: BarisBatu = {
  ...{ kode_berlian: null, kode_batu: null, jumlah: null, karat: null },
  ...{ kode_shape: null, kode_color: null, kode_clarity: null, kode_cutgrade: null, kode_polish: null },
  ...{ kode_symmetry: null, kode_fluorescence: null, sertifikat: null, no_sertifikat: null },
};

/** No stone where all of its cells are empty. */
export function batuDari(sel: Readonly<Record<string, string>>): { batu: BarisBatu[]; salah: Salah[] } {
  const isi = KOLOM_BATU.filter((kolom) => (sel[kolom] ?? '').trim() !== '');
  if (isi.length === 0) return { batu: [], salah: [] };
  const salah: Salah[] = [];
  const baris: Record<string, unknown> = { ...KOSONG };
  for (const kolom of isi) {
    const nilai = bacaSel(kolom, sel[kolom] ?? '');
    if (adaSebab(nilai)) salah.push({ kolom, sebab: nilai.sebab });
    else baris[KOLOM[kolom]] = nilai.nilai;
  }
  return { batu: [baris as BarisBatu], salah };
}

function bacaSel(kolom: keyof typeof KOLOM, text: string): Sel<string | number | null> {
  const nama = kolom.replaceAll('_', ' ');
  if (kolom === 'karat_batu') {
    const karat = selBerat(text, nama);
    return !adaSebab(karat) && karat.nilai === miligram(0) ? { sebab: `${nama} nol` } : karat;
  }
  const kode = selTeks(text, { nama, max: 60 });
  if (adaSebab(kode) || kode.nilai === null) return kode;
  if (kolom === 'jumlah_batu')
    return /^[1-9]\d{0,3}$/.test(kode.nilai)
      ? { nilai: Number(kode.nilai) }
      : { sebab: `${nama} tidak valid` };
  if (kolom === 'sertifikat' && !SERTIFIKAT.some((one) => one === kode.nilai))
    return { sebab: 'sertifikat tidak dikenal' };
  return kode;
}

const JALUR = /^batu\.0\.(.+)$/;

/** A fault of the stone under the column it stands in. */
export function kolomBatu(salah: Salah): Salah {
  const name = JALUR.exec(salah.kolom)?.[1];
  if (name === undefined) return salah.kolom === 'batu' ? { ...salah, kolom: 'kode_batu' } : salah;
  const kolom = KOLOM_BATU.find((one) => KOLOM[one] === name) ?? name;
  return { ...salah, kolom };
}
