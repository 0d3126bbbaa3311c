/** What a loan owes, counted a second time: plain integers, nothing of the product's own arithmetic. Domain R5.4, R5.7. */
import { daysBetween, type Tanggal } from '@mustika/kernel/date.ts';

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
  /** Nobody comes for it. */
  ditinggal: boolean;
};

/** One sum from the day of the loan, rounded up once, less what was paid. */
export const bunga = (p: Pinjaman, hari: Tanggal): number => {
  const n = BigInt(Math.max(1, daysBetween(p.tanggal, hari)));
  const semua = bulatkan(keAtas(BigInt(p.pokok) * BUNGA * n, BigInt(BULAN) * 100_000n));
  return Math.max(0, semua - p.bungaDibayar);
};

/** For each begun month after the due date, less what was paid since it was moved. */
export const denda = (p: Pinjaman, hari: Tanggal): number => {
  const lewat = daysBetween(p.tempo, hari);
  if (lewat <= 0) return 0;
  const sebulan = keAtas(BigInt(p.pokok) * BigInt(p.persenDenda), 100_000n);
  return Math.max(0, bulatkan(sebulan * BigInt(Math.ceil(lewat / BULAN))) - p.dendaDibayar);
};
