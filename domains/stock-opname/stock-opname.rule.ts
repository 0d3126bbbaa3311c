/** What counting says of a piece, and what it asks of whoever ends it. Domain R8.2. */
import { bacaBarcode } from '../barang/barcode.rule.ts';

/** How it ended for one piece or one code, in the order of the difference list. */
export const KEADAAN = [
  ['HILANG', 'Tidak Ketemu'],
  ['SALAH_BAKI', 'Salah Baki'],
  ['SUDAH_KELUAR', 'Sudah Keluar'],
  ['TOKO_LAIN', 'Milik Toko Lain'],
  ['TIDAK_DIKENAL', 'Tidak Dikenal'],
  ['KELUAR', 'Keluar Selama Opname'],
  ['PINDAH', 'Pindah Selama Opname'],
  ['BARU', 'Baru Selama Opname'],
  ['KETEMU', 'Ketemu'],
] as const;
export type Keadaan = (typeof KEADAAN)[number][0];

/** What a scan may be answered beside these: read before, here or elsewhere. */
export const SUDAH_DIPINDAI = 'SUDAH_DIPINDAI';

/** Documents explain what left or moved since the count began; the rest is somebody's to explain. */
const BERALASAN: ReadonlySet<Keadaan> = new Set(['KETEMU', 'KELUAR', 'PINDAH', 'BARU']);
/** Whether somebody must say why. Ours. */
export const perluAlasan = (keadaan: Keadaan): boolean => !BERALASAN.has(keadaan);

/** 96 bits as readers print them, and anything longer or shorter in whole bytes. */
const EPC = /^(?:[0-9A-F]{2}){9,31}$/;
/** The number of a loan, as the label of its packet has it. */
const NOMOR = /^[^-\s]+-PI-\d{6}-\d+$/;
const huruf = (hex: string): string =>
  (hex.match(/../g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join('');

/**
 * The piece a tag or a label names: eight letters of a barcode as they stand, or as the first bytes of an EPC (the rest are
 * zeros), or the packet of a pledge by the number of its loan. What is neither is kept as it is, so that a stray tag is told by its own number.
 */
export function kodeDibaca(text: string): string {
  const kode = text.trim().toUpperCase();
  if (NOMOR.test(kode)) return kode.slice(0, 60);
  if (!EPC.test(kode)) return kode.length > 60 ? kode.slice(0, 60) : bacaBarcode(kode);
  const isi = huruf(kode).replace(/\0+$/, '');
  return /^[0-9A-Z]{8}$/.test(isi) ? isi : kode.slice(0, 60);
}

/** Codes of a paste, a file or a burst, each once, in the order they came. */
export const kodeDari = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;"']+/)
      .filter((one) => one !== '')
      .map(kodeDibaca),
  ),
];
