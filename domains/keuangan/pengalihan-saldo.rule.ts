/** What can be handed over, and what makes it impossible. Domain R11.1. Server and screen share it. */
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { keuanganErrors as salah } from './keuangan.errors.ts';

/** A drawer of the store; who may not know its balance gets none. */
export type LaciAlih = { user_id: string; nama: string; level: string; saldo: number | null };

/** What a drawer has of one category today: its own rows, what came from or went to other drawers, and the rest. */
export type KategoriAlih = {
  kategori: string;
  baris: number;
  masuk: number;
  keluar: number;
  pindah: number;
  sisa: number;
};

/** One row of the day in a drawer. */
export type BarisAlih = {
  no_dokumen: string;
  waktu: string;
  kategori: string;
  jenis: string;
  masuk: number;
  keluar: number;
};

export type Pengalihan = {
  cara: 'KATEGORI' | 'SALDO';
  dari: string;
  ke: string;
  kategori: string | null;
  jumlah: number;
};

type Acuan = { laci: ReadonlySet<string>; sisa: number | null };

/** The first thing wrong, or null. `sisa` is what the category still comes to, null when it has no row. */
export function salahPengalihan(p: Pengalihan, { laci, sisa }: Acuan): ErrorEntry | null {
  if (p.dari === p.ke) return salah.LACI_SAMA;
  if (!laci.has(p.dari) || !laci.has(p.ke)) return salah.KASIR_TIDAK_ADA;
  if (p.cara === 'SALDO') return p.jumlah > 0 ? null : salah.TIDAK_ADA_SALDO;
  if (p.kategori === null) return salah.KATEGORI_ALIH_KOSONG;
  if (sisa === null || sisa === 0) return salah.TIDAK_ADA_SALDO;
  return sisa === p.jumlah ? null : salah.SALDO_KATEGORI_BERUBAH;
}
