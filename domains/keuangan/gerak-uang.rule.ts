/**
 * What a money movement is, whichever of the four screens it came from, and what makes one impossible.
 * Spec 2 §4, §5; Domain 12.4 (UANG_KAS, MUTASI_BANK, MUTASI_CASH).
 */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { keuanganErrors as salah } from './keuangan.errors.ts';

/** The word that stands for the drawer where a bank could stand. Spec 2 §4. */
export const CASH = 'CASH';

export type JenisGerak = 'UANG_KAS' | 'UANG_BANK' | 'MUTASI_BANK' | 'MUTASI_CASH';

/** One side: a drawer, or an account of a bank. */
export type SisiUang = { kas: string } | { bank: string; no_rekening: string };

/** A movement; a side that is null is the outside world, booked on the account of its kategori. */
export type GerakUang = {
  jenis: JenisGerak;
  asal: SisiUang | null;
  tujuan: SisiUang | null;
  kategori: string;
  jumlah: Rupiah;
  keterangan: string;
};

/** What the masters say about the codes a movement names. */
export type AcuanGerak = {
  /** no_rekening -> kode_bank, active ones only. */
  rekening: ReadonlyMap<string, string>;
  kategori: { arah: string; nomor_akun: string } | null;
  kasir: ReadonlySet<string>;
};

const bankSalah = (sisi: SisiUang | null, acuan: AcuanGerak): boolean =>
  sisi !== null && 'bank' in sisi && acuan.rekening.get(sisi.no_rekening) !== sisi.bank;

const kasSalah = (sisi: SisiUang | null, acuan: AcuanGerak): boolean =>
  sisi !== null && 'kas' in sisi && !acuan.kasir.has(sisi.kas);

/** The first thing wrong with a movement, or null. */
export function salahGerak(gerak: GerakUang, acuan: AcuanGerak): ErrorEntry | null {
  const { asal, tujuan } = gerak;
  if (!acuan.kategori) return salah.KATEGORI_TIDAK_ADA;
  const arah = asal === null ? 'MASUK' : tujuan === null ? 'KELUAR' : 'KEDUANYA';
  if (arah !== 'KEDUANYA' && acuan.kategori.arah !== 'KEDUANYA' && acuan.kategori.arah !== arah)
    return salah.ARAH_KATEGORI_SALAH;
  if (bankSalah(asal, acuan) || bankSalah(tujuan, acuan)) return salah.REKENING_BUKAN_BANK;
  if (kasSalah(asal, acuan) || kasSalah(tujuan, acuan)) return salah.KASIR_TIDAK_ADA;
  return null;
}

/** A side of Mutasi Uang Cash as typed: CASH, or a bank and its account. Null when the account is missing. */
export function sisiCash(kode: string, no_rekening: string | null, kasir: string): SisiUang | null {
  if (kode === CASH) return { kas: kasir };
  return no_rekening === null ? null : { bank: kode, no_rekening };
}
