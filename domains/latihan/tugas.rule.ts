/** Tasks of all drills, and the one way to score them. */
import { nilaiBeli, type TugasBeli } from './beli.rule.ts';
import { nilaiBuka, type TugasBuka } from './buka.rule.ts';
import type { Bukti } from './bukti.rule.ts';
import { nilaiBulan, type TugasBulan } from './bulan.rule.ts';
import { nilaiHarga, type TugasHarga } from './harga.rule.ts';
import { nilaiHutang, type TugasHutang } from './hutang.rule.ts';
import { nilaiJual, type TugasJual } from './jual.rule.ts';
import { KETENTUAN, type Kriteria } from './latihan.rule.ts';
import { nilaiOpname, type TugasOpname } from './opname.rule.ts';
import { nilaiSalah, type TugasSalah } from './salah.rule.ts';
import { nilaiSortir, type TugasSortir } from './sortir.rule.ts';
import { nilaiTukar, type TugasTukar } from './tukar.rule.ts';
import { nilaiTutup, type TugasTutup } from './tutup.rule.ts';

export type Tugas =
  | TugasBuka
  | TugasHarga
  | TugasJual
  | TugasTukar
  | TugasBeli
  | TugasSortir
  | TugasHutang
  | TugasOpname
  | TugasTutup
  | TugasBulan
  | TugasSalah;

/** Pure: the same task, the same documents and the same time give the same points. */
export function nilai(tugas: Tugas, bukti: Bukti, detik: number): Kriteria[] {
  const { par } = KETENTUAN[tugas.jenis];
  switch (tugas.jenis) {
    case 'BUKA':
      return nilaiBuka(tugas, bukti, detik, par);
    case 'HARGA':
      return nilaiHarga(tugas, bukti, detik, par);
    case 'JUAL':
      return nilaiJual(tugas, bukti, detik, par);
    case 'TUKAR':
      return nilaiTukar(tugas, bukti, detik, par);
    case 'BELI':
      return nilaiBeli(tugas, bukti, detik, par);
    case 'PENYORTIRAN':
      return nilaiSortir(tugas, bukti, detik, par);
    case 'HUTANG':
      return nilaiHutang(tugas, bukti, detik, par);
    case 'OPNAME':
      return nilaiOpname(tugas, bukti, detik, par);
    case 'TUTUP':
      return nilaiTutup(tugas, bukti, detik, par);
    case 'BULAN':
      return nilaiBulan(tugas, bukti, detik, par);
    case 'SALAH':
      return nilaiSalah(tugas, bukti, detik, par);
  }
}
