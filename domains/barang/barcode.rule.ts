/** What the code on a piece's tag looks like, and how it is read. Domain 2.1. */
import { awalTeks } from '@mustika/kernel/text/awal-teks.ts';
import { kodeScan } from '@mustika/kernel/text/scan-text.ts';

const POLA_BARCODE = /^[0-9A-Z]{8}$/;

/** Eight letters or digits. Domain 2.1. */
export const barcodeSah = (kode: string): boolean => POLA_BARCODE.test(kode);
/** What is said of one that is not. */
export const POLA_DILANGGAR = 'barcode harus 8 huruf atau angka';

/** Digits and capitals nobody confuses on a small tag: no 0/O, 1/I/L. */
export const HURUF_BARCODE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** What a scanner read: the barcode is its first 8 characters (Domain R4.1). */
export const bacaBarcode = (scan: string): string => awalTeks(kodeScan(scan).toUpperCase(), 8);
