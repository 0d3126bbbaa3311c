/**
 * Codes of a file of pieces: what names a master by its name means its code, and a kind that no column says is told by the name of the
 * piece, which begins with it. Other tills write `EMAS 700` and `BAKI 4`; no code of ours has a blank. Ours.
 */
import { kataTunggal } from '@mustika/kernel/text/kata-tunggal.ts';
import { denganCap } from './karat-berkas.rule.ts';
import type { BarisBerkas } from './tambah-barang-banyak.rule.ts';

const KOLOM = ['kode_group', 'kode_dept', 'kode_gudang', 'kode_baki'] as const;
type KolomKode = (typeof KOLOM)[number];

/** A living master of the shop. */
export type MasterBernama = { kolom: KolomKode; kode: string; nama: string };

const rapat = (text: string): string => text.replace(/\s+/g, ' ').trim().toUpperCase();

/** A code or a name; anything else is refused as it stands. */
const POLOS = /^[\p{L}\p{N} ._/&+-]*$/u;

type Kamus = Readonly<Record<KolomKode, ReadonlyMap<string, string>>>;

/** By code first; a name that two have is nobody's. */
function kamusDari(masters: readonly MasterBernama[]): Kamus {
  const of = (kolom: KolomKode): Map<string, string> => {
    const own = masters.filter((one) => one.kolom === kolom);
    const bernama = own.map(({ nama, kode }) => [rapat(nama), kode] as const);
    return new Map([...kataTunggal(bernama), ...own.map(({ kode }) => [kode, kode] as const)]);
  };
  return {
    kode_group: of('kode_group'),
    kode_dept: of('kode_dept'),
    kode_gudang: of('kode_gudang'),
    kode_baki: of('kode_baki'),
  };
}

/** The kind whose name the piece begins with, the longest of them; else its first word, which may become one. */
function jenisDariNama(nama: string, jenis: ReadonlyMap<string, string>): string {
  const kata = rapat(nama).split(' ');
  for (let banyak = kata.length; banyak > 0; banyak -= 1) {
    const kode = jenis.get(kata.slice(0, banyak).join(' '));
    if (kode !== undefined) return kode;
  }
  return kata[0] ?? '';
}

/** The rows with codes in the place of names. */
export function denganKode(rows: readonly BarisBerkas[], masters: readonly MasterBernama[]): BarisBerkas[] {
  const kamus = kamusDari(masters);
  return rows.map((row) => {
    if (row.jumlah) return row;
    const kode = (kolom: KolomKode, isi: string): string => {
      if (!POLOS.test(isi)) return isi;
      const cell = rapat(isi);
      return kamus[kolom].get(cell) ?? cell.replaceAll(' ', '');
    };
    const cap = denganCap(row.sel);
    const { nama_barang = '', kode_dept = jenisDariNama(nama_barang, kamus.kode_dept), ...sel } = cap;
    const isi: Record<string, string> = { ...sel, nama_barang, kode_dept };
    const kodenya = KOLOM.flatMap((kolom) => {
      const cell = isi[kolom];
      return cell === undefined ? [] : [[kolom, kode(kolom, cell)]];
    });
    return { ...row, sel: { ...isi, ...Object.fromEntries(kodenya) } };
  });
}
