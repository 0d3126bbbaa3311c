/** The drill of a closing: every drawer is counted as it lies there, and the day is closed with an approval. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Pecahan } from '../tutup-toko/pecahan.rule.ts';
import type { Bukti } from './bukti.rule.ts';
import { berlaku, type Kriteria, kriteria, nilaiWaktu, sebut } from './latihan.rule.ts';

/** What lies in a drawer, which is not always what the books say. */
export type LaciTugas = { akun: string; dimensi: string; jumlah: Rupiah; pecahan: readonly Pecahan[] };
export type TugasTutup = { jenis: 'TUTUP'; laci: readonly LaciTugas[] };

const sebutLaci = (laci: readonly { dimensi: string; jumlah: Rupiah }[]): string =>
  sebut(laci.map(({ dimensi, jumlah }) => `${dimensi} ${formatRupiah(jumlah)}`));

/** The points of a closing. What was counted last counts. */
export function nilaiTutup(tugas: TugasTutup, bukti: Bukti, detik: number, par: number): Kriteria[] {
  const terakhir = tugas.laci.flatMap(({ akun, dimensi }) =>
    bukti.hitungan.filter((satu) => satu.akun === akun && satu.dimensi === dimensi).slice(-1),
  );
  const benar = tugas.laci.filter(({ dimensi, akun, jumlah }) =>
    terakhir.some((satu) => satu.akun === akun && satu.dimensi === dimensi && satu.jumlah === jumlah),
  );
  const tertutup = berlaku(bukti.tutup).length === 1;
  return [
    kriteria('HITUNG', 40, benar.length === tugas.laci.length, sebutLaci(terakhir), sebutLaci(tugas.laci)),
    kriteria('TUTUP', 35, tertutup, `${berlaku(bukti.tutup).length}`, '1'),
    kriteria(
      'ULANG',
      15,
      bukti.hitungan.length === tugas.laci.length,
      `${bukti.hitungan.length}`,
      `${tugas.laci.length}`,
    ),
    nilaiWaktu(10, tertutup, detik, par),
  ];
}
