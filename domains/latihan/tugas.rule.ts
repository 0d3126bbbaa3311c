/** Tasks of all drills, and the one way to score them. */
import type { TugasJual } from './jual.rule.ts';
import { nilaiJual } from './jual.rule.ts';
import { type Bukti, KETENTUAN, type Kriteria } from './latihan.rule.ts';

export type Tugas = TugasJual;

/** Pure: the same task, the same documents and the same time give the same points. */
export function nilai(tugas: Tugas, bukti: Bukti, detik: number): Kriteria[] {
  const { par } = KETENTUAN[tugas.jenis];
  return nilaiJual(tugas, bukti, detik, par);
}
