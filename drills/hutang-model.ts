/** What a loan owes, counted a second time: plain integers, nothing of the product's own arithmetic. Domain R5.4, R5.7. */
import { addDays, addMonths, daysBetween, type Tanggal } from '@mustika/kernel/date.ts';

const BULAT = 500n;
const BULAN = 30;
/** What a store takes that sets nothing: 2 % a month. */
const BUNGA = 2000n;

const keAtas = (x: bigint, per: bigint): bigint => (x + per - 1n) / per;
const bulatkan = (x: bigint): number => Number(keAtas(x, BULAT) * BULAT);

/** A contract as the model knows it; the rate of its late fee is that of the day it was made. */
export type Pinjaman = {
  no: string;
  pokok: number;
  tanggal: Tanggal;
  tempo: Tanggal;
  persenDenda: number;
  bungaDibayar: number;
  dendaDibayar: number;
  /** When it was extended last: months of lateness that had begun by then are settled. */
  dendaLunas: Tanggal | null;
  /** Nobody comes for it. */
  ditinggal: boolean;
};

/** One sum from the day of the loan, rounded up once, less what was paid. */
export const bunga = (p: Pinjaman, hari: Tanggal): number => {
  const n = BigInt(Math.max(1, daysBetween(p.tanggal, hari)));
  const semua = bulatkan(keAtas(BigInt(p.pokok) * BUNGA * n, BigInt(BULAN) * 100_000n));
  return Math.max(0, semua - p.bungaDibayar);
};

/** For each calendar month that began after the due date and after the last extension, less what was paid since. */
export const denda = (p: Pinjaman, hari: Tanggal): number => {
  const sebulan = keAtas(BigInt(p.pokok) * BigInt(p.persenDenda), 100_000n);
  let bulan = 0n;
  for (let ke = 0; ; ke += 1) {
    const mulai = addDays(addMonths(p.tempo, ke), 1);
    if (mulai > hari) break;
    if (p.dendaLunas === null || mulai > p.dendaLunas) bulan += 1n;
  }
  return Math.max(0, bulatkan(sebulan * bulan) - p.dendaDibayar);
};
