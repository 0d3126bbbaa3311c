/** What most shops in Indonesia begin with: karats, kinds with their trays, banks, the clock of a place. All of it can be left out. Ours. */
import type { Zona } from '@mustika/kernel/date.ts';

/** Code of group and karat, percent of gold, how the nota writes it; `umum`: ticked from the start. */
export const KADAR_BAWAAN = [
  { kode: '300', kadar: 30, cetak: '7K', umum: false },
  { kode: '375', kadar: 37.5, cetak: '9K', umum: true },
  { kode: '420', kadar: 42, cetak: '10K', umum: true },
  { kode: '450', kadar: 45, cetak: '11K', umum: false },
  { kode: '700', kadar: 70, cetak: '16K', umum: true },
  { kode: '750', kadar: 75, cetak: '18K', umum: true },
  { kode: '875', kadar: 87.5, cetak: '21K', umum: false },
  { kode: '916', kadar: 91.6, cetak: '22K', umum: true },
  { kode: '999', kadar: 99.9, cetak: '24K', umum: true },
] as const;

/** Kinds of jewellery. Bars are no jewellery for the tax: they are made in Master Jenis. */
export const JENIS_BAWAAN = [
  { kode: 'CC', nama: 'CINCIN', umum: true },
  { kode: 'KL', nama: 'KALUNG', umum: true },
  { kode: 'GL', nama: 'GELANG', umum: true },
  { kode: 'AT', nama: 'ANTING', umum: true },
  { kode: 'LT', nama: 'LIONTIN', umum: true },
  { kode: 'GW', nama: 'GIWANG', umum: false },
  { kode: 'BR', nama: 'BROS', umum: false },
] as const;

/** The first tray of a kind: CC01. */
export const bakiPertama = (jenis: string): string => `${jenis}01`;

/** Banks whose accounts shops are most often paid into: code and name. Ours. */
export const BANK_BAWAAN = [
  ['BCA', 'BANK CENTRAL ASIA'],
  ['BRI', 'BANK RAKYAT INDONESIA'],
  ['MANDIRI', 'BANK MANDIRI'],
  ['BNI', 'BANK NEGARA INDONESIA'],
  ['BSI', 'BANK SYARIAH INDONESIA'],
  ['CIMB', 'BANK CIMB NIAGA'],
] as const;

/** Which clock a device goes by; what stands nowhere in Indonesia is most likely set up in Jakarta. */
const JAM: Readonly<Record<string, Zona>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Ujung_Pandang': 'WITA',
  'Asia/Jayapura': 'WIT',
};
/** The clock that the device of whoever sets a store up goes by. Ours. */
export const zonaPerangkat = (timeZone: string): Zona => JAM[timeZone] ?? 'WIB';

/** A code for the next store, where nobody thinks of one: TOKO1. */
export function kodeToko(ada: readonly string[]): string {
  let nomor = 1;
  while (ada.includes(`TOKO${nomor}`)) nomor += 1;
  return `TOKO${nomor}`;
}
