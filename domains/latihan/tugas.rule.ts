/** Tasks of all drills, and the one way to score them. */
import { nilaiBeli, type TugasBeli } from './beli.rule.ts';
import { nilaiJual, type TugasJual } from './jual.rule.ts';
import { type Bukti, KETENTUAN, type Kriteria } from './latihan.rule.ts';
import { nilaiSortir, type TugasSortir } from './sortir.rule.ts';
import { nilaiTukar, type TugasTukar } from './tukar.rule.ts';
import { nilaiTutup, type TugasTutup } from './tutup.rule.ts';

export type Tugas = TugasJual | TugasTukar | TugasBeli | TugasSortir | TugasTutup;

/** Pure: the same task, the same documents and the same time give the same points. */
export function nilai(tugas: Tugas, bukti: Bukti, detik: number): Kriteria[] {
  const { par } = KETENTUAN[tugas.jenis];
  switch (tugas.jenis) {
    case 'JUAL':
      return nilaiJual(tugas, bukti, detik, par);
    case 'TUKAR':
      return nilaiTukar(tugas, bukti, detik, par);
    case 'BELI':
      return nilaiBeli(tugas, bukti, detik, par);
    case 'PENYORTIRAN':
      return nilaiSortir(tugas, bukti, detik, par);
    case 'TUTUP':
      return nilaiTutup(tugas, bukti, detik, par);
  }
}
