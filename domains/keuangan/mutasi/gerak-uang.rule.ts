/**
 * What a money movement is, whichever of the four screens it came from, and what makes one impossible.
 * Spec 2 §4, §5; Domain 12.4 (UANG_KAS, MUTASI_BANK, MUTASI_CASH).
 */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import { KATEGORI_CASH } from './mutasi-uang.document.ts';

/** The word that stands for the drawer where a bank could stand. Spec 2 §4. */
export const CASH = 'CASH';
/** The same for the drawer of loans, where the shop keeps one. */
export const GADAI = 'GADAI';
/** Either drawer. */
export const laciKah = (kode: unknown): boolean => kode === CASH || kode === GADAI;

export type JenisGerak = 'UANG_KAS' | 'UANG_BANK' | 'MUTASI_BANK' | 'MUTASI_CASH';

/** One side: a drawer, or an account of a bank. */
export type SisiUang = { kas: string; gadai?: true } | { bank: string; no_rekening: string };

/** A movement; a side that is null is the outside world, booked on the account of its kategori. */
export type GerakUang = {
  jenis: JenisGerak;
  asal: SisiUang | null;
  tujuan: SisiUang | null;
  kategori: string;
  jumlah: Rupiah;
  keterangan: string;
};

/** A kode transaksi, and what the golongan of its account lets a drawer or a bank do with it. */
export type KategoriGerak = {
  arah: string;
  /** Null of MUTASI: both ends are drawers or banks. */
  nomor_akun: string | null;
  nama_akun: string | null;
  golongan: string | null;
  kas: string | null;
  pemilik: boolean | null;
};

/** What the masters say about the codes a movement names. */
export type AcuanGerak = {
  /** no_rekening -> kode_bank, active ones only. */
  rekening: ReadonlyMap<string, string>;
  kategori: KategoriGerak | null;
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
  const arah = asal === null ? 'MASUK' : tujuan === null ? 'KELUAR' : 'MUTASI';
  if (acuan.kategori.arah !== 'KEDUANYA' && acuan.kategori.arah !== arah) return salah.ARAH_KATEGORI_SALAH;
  if (arah !== 'MUTASI' && ![arah, 'KEDUANYA'].includes(acuan.kategori.kas ?? ''))
    return salah.AKUN_KATEGORI_TERTUTUP;
  if (bankSalah(asal, acuan) || bankSalah(tujuan, acuan)) return salah.REKENING_BUKAN_BANK;
  if (kasSalah(asal, acuan) || kasSalah(tujuan, acuan)) return salah.KASIR_TIDAK_ADA;
  return null;
}

/** Capital put in and taken out is the owner's, whoever types it; tax leaves for the state with a second person. Domain 12.3. */
export function persetujuanGerak(gerak: GerakUang, kategori: KategoriGerak, level: string): Approval[] {
  if (gerak.asal !== null && gerak.tujuan !== null) return [];
  const rincian = [
    {
      label: `${gerak.kategori} ${kategori.nomor_akun} ${kategori.nama_akun}`,
      nilai: formatRupiah(gerak.jumlah),
    },
    { label: 'Keterangan', nilai: gerak.keterangan },
  ];
  if (kategori.pemilik && level !== 'OWN')
    return [{ kategori: KATEGORI_CASH, description: 'owner capital', rincian, oleh: 'OWN' }];
  if (kategori.golongan === 'PAJAK')
    return [{ kategori: KATEGORI_CASH, description: 'tax payment', rincian }];
  return [];
}

/** A side of Mutasi Uang Cash as typed: CASH, GADAI, or a bank and its account. Null when the account is missing. */
export function sisiCash(kode: string, no_rekening: string | null, kasir: string): SisiUang | null {
  if (laciKah(kode)) return { kas: kasir, ...(kode === GADAI ? { gadai: true as const } : {}) };
  return no_rekening === null ? null : { bank: kode, no_rekening };
}
