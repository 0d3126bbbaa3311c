/** What can be handed over, and what makes it impossible. Domain R11.1. Server and screen share it. */
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { keuanganErrors as salah } from './keuangan.errors.ts';

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
