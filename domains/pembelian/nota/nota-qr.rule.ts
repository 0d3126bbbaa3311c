/**
 * The code on the nota: piece, weight, karat, price and buy-back terms, in capitals, digits and `+-./` only, so that any
 * scanner types it on any keyboard. Whoever signed it is another matter. Domain 15.1, features.md idea 4.
 *
 * `MSTK1.KEY.TOKO.NOTA.YYMMDD.TERMS/PIECE/PIECE/SIGNATURE`, and a piece is
 * `urut.barcode.group.jenis.kadar.berat.emas.ongkos.atribut.diskon.nama`, numbers in base 36.
 */

import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { awalTeks } from '@mustika/kernel/text/awal-teks.ts';
import type { AturanBeli } from '../hitung-pembelian.rule.ts';

/** How every code begins; the digit is the version of this format. */
export const AWAL_QR = 'MSTK1.';
/** More pieces go into a second code: beyond this a code is too dense for the paper of a slip. */
export const BARANG_PER_QR = 4;
/** Letters of a name that are kept; what they are printed for is recognised by then. */
const HURUF_NAMA = 20;

export type BarangQr = {
  urut: number;
  kode_barcode: string;
  kode_group: string;
  kode_dept: string;
  kadar: MiliPersen;
  berat: Miligram;
  harga_emas: Rupiah;
  ongkos: Rupiah;
  harga_atribut: Rupiah;
  diskon: Rupiah;
  nama_barang: string;
};

export type IsiQr = {
  key_id: string;
  kode_toko: string;
  no_faktur_group: string;
  tanggal: Tanggal;
  syarat: string;
  barang: readonly BarangQr[];
};

/** Text of anybody in the letters of the code: the others as `+` and two hex digits of their UTF-8. */
const aman = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .map((byte) => {
      const char = String.fromCharCode(byte);
      return /[A-Z0-9-]/.test(char) ? char : `+${byte.toString(16).padStart(2, '0').toUpperCase()}`;
    })
    .join('');

function asli(text: string): string {
  const bytes = [...text.matchAll(/\+([0-9A-F]{2})|([^+])/g)].map(([, hex, char]) =>
    hex === undefined ? (char as string).charCodeAt(0) : Number.parseInt(hex, 16),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

const angka36 = (value: number): string => value.toString(36).toUpperCase();
const dari36 = (text: string): number => Number.parseInt(text, 36);

/** The terms of a store in a few letters: basis, ongkos paid back, stones not paid back, tolerance in milligrams. */
export const syaratBeli = (
  a: Pick<AturanBeli, 'basis' | 'dengan_ongkos' | 'tanpa_atribut' | 'toleransi'>,
): string =>
  `${a.basis === 'NOTA' ? 'N' : 'H'}${Number(a.dengan_ongkos)}${Number(a.tanpa_atribut)}${angka36(a.toleransi)}`;

/** Terms that were promised in place of today's; today's where none were. Domain R4.2, R4.7, R4.8. */
export function aturanBersyarat<A extends AturanBeli>(aturan: A, syarat: string | null | undefined): A {
  const match = /^([NH])([01])([01])([0-9A-Z]{1,6})$/.exec(syarat ?? '');
  if (!match) return aturan;
  return {
    ...aturan,
    basis: match[1] === 'N' ? 'NOTA' : 'HARGA_HARI_INI',
    dengan_ongkos: match[2] === '1',
    tanpa_atribut: match[3] === '1',
    toleransi: dari36(match[4] as string) as Miligram,
  };
}

const barangTeks = (b: BarangQr): string =>
  [
    String(b.urut),
    b.kode_barcode,
    aman(b.kode_group),
    aman(b.kode_dept),
    ...[b.kadar, b.berat, b.harga_emas, b.ongkos, b.harga_atribut, b.diskon].map(angka36),
    aman(awalTeks(b.nama_barang, HURUF_NAMA).trim()),
  ].join('.');

/** What is signed. */
export const teksQr = (isi: IsiQr): string =>
  [
    `${AWAL_QR}${[isi.key_id, isi.kode_toko, isi.no_faktur_group, isi.tanggal.slice(2).replaceAll('-', ''), isi.syarat].join('.')}`,
    ...isi.barang.map(barangTeks),
  ].join('/');

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in the letters of the code, five bits each (RFC 4648 without padding). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** And back. */
export function dariBase32(text: string): Uint8Array {
  const bits = [...text].map((char) => BASE32.indexOf(char).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Whether something scanned means to be a code of a nota. */
export const mungkinQr = (text: string): boolean => text.trim().toUpperCase().startsWith(AWAL_QR);

const KEPALA =
  /^MSTK1\.([0-9A-Z]{4})\.([0-9A-Z]{2,8})\.([0-9A-Z-]{6,40})\.(\d{2})(\d{2})(\d{2})\.([NH][01][01][0-9A-Z]{1,6})$/;
const BARANG =
  /^(\d{1,3})\.([0-9A-Z]{8})\.([0-9A-Z+-]+)\.([0-9A-Z+-]+)((?:\.[0-9A-Z]{1,9}){6})\.([0-9A-Z+-]+)$/;

function bacaBarang(text: string): BarangQr | null {
  const match = BARANG.exec(text);
  if (!match) return null;
  const [kadar, berat, harga_emas, ongkos, harga_atribut, diskon] = (match[5] as string)
    .slice(1)
    .split('.')
    .map(dari36) as [number, number, number, number, number, number];
  return {
    urut: Number(match[1]),
    kode_barcode: match[2] as string,
    kode_group: asli(match[3] as string),
    kode_dept: asli(match[4] as string),
    kadar: kadar as MiliPersen,
    berat: berat as Miligram,
    harga_emas: harga_emas as Rupiah,
    ongkos: ongkos as Rupiah,
    harga_atribut: harga_atribut as Rupiah,
    diskon: diskon as Rupiah,
    nama_barang: asli(match[6] as string),
  };
}

/** What a scanned code says, the text that was signed and the signature; null when it is no code of ours. */
export function bacaQr(scan: string): { isi: IsiQr; teks: string; tanda: Uint8Array } | null {
  const parts = scan.trim().toUpperCase().split('/');
  const tanda = parts.pop() ?? '';
  const [kepala, ...barang] = parts;
  const match = KEPALA.exec(kepala ?? '');
  const lines = barang.map(bacaBarang);
  if (!match || lines.length === 0 || lines.includes(null) || !/^[A-Z2-7]{103}$/.test(tanda)) return null;
  return {
    isi: {
      key_id: match[1] as string,
      kode_toko: match[2] as string,
      no_faktur_group: match[3] as string,
      tanggal: `20${match[4]}-${match[5]}-${match[6]}` as Tanggal,
      syarat: match[7] as string,
      barang: lines as BarangQr[],
    },
    teks: parts.join('/'),
    tanda: dariBase32(tanda),
  };
}
