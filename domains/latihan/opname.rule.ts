/** The drill of a count: of a tray in which one piece is missing and one lies that belongs elsewhere. */
import type { Bukti } from './bukti.rule.ts';
import { berlaku, type Kriteria, kriteria, nilaiWaktu, sebut, tanpaLebih } from './latihan.rule.ts';

export type TugasOpname = {
  jenis: 'OPNAME';
  kode_baki: string;
  /** What lies in it, as one takes it out, the strange piece among the others. */
  isi: readonly string[];
  /** Which of the pieces of the books is not there, and which of `isi` belongs to another tray. */
  hilang: string;
  asing: string;
};

const serupa = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((kode) => b.includes(kode));

/** The points of a count. Whichever was begun last counts. */
export function nilaiOpname(tugas: TugasOpname, bukti: Bukti, detik: number, par: number): Kriteria[] {
  const satu = berlaku(bukti.opname).at(-1);
  const ada = tugas.isi.filter((kode) => kode !== tugas.asing);
  const ketemu = satu?.ketemu.filter((kode) => ada.includes(kode)) ?? [];
  const lebih = bukti.batal + Math.max(0, bukti.opname.length - 1);
  return [
    kriteria('LINGKUP', 15, satu?.kode_baki === tugas.kode_baki, satu?.kode_baki ?? '-', tugas.kode_baki),
    kriteria('KETEMU', 25, serupa(satu?.ketemu ?? [], ada), `${ketemu.length}`, `${ada.length}`),
    kriteria(
      'HILANG',
      20,
      serupa(satu?.hilang ?? [], [tugas.hilang]),
      sebut(satu?.hilang ?? []),
      tugas.hilang,
    ),
    kriteria(
      'SALAHBAKI',
      20,
      serupa(satu?.salah_baki ?? [], [tugas.asing]),
      sebut(satu?.salah_baki ?? []),
      tugas.asing,
    ),
    kriteria('TUNTAS', 10, satu?.status === 'DONE', satu?.status === 'DONE' ? '1' : '0', '1'),
    tanpaLebih(5, satu !== undefined, lebih),
    nilaiWaktu(5, satu?.status === 'DONE', detik, par),
  ];
}
