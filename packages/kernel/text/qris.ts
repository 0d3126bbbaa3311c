/**
 * QRIS: the text in the code that a customer's phone reads to pay a shop, by the rules of EMV for codes that the merchant shows: fields
 * of a number, a length and a value, and a checksum over all of it. The sticker at a till is static and says no amount; with the amount
 * in it the payer types nothing. Whole rupiah. What is not known is kept as it stands. Interfaces 2.
 */
import { type Field, teks } from '../field.ts';
import type { FieldOptions } from '../field-options.ts';

/** A field: two digits, and what stands behind its length. */
type Isi = { id: string; nilai: string };

export type Qris = {
  isi: readonly Isi[];
  nama: string;
  kota: string;
  /** The number of the merchant in the whole country; a code may be without. */
  nmid: string | null;
};

/** Why a text is no code to be paid by at a till; each with the sentence that says so. */
export const SALAH_QRIS = {
  RUSAK: 'Teks QRIS Tidak Utuh, Pindai Atau Salin Kembali',
  BUKAN: 'Bukan QRIS Merchant Indonesia Dalam Rupiah',
  BERNOMINAL: 'QRIS Sudah Bernominal, Pakai QRIS Statis Milik Toko',
  BERTIP: 'QRIS Meminta Tip Atau Biaya Dari Pembeli, Minta Yang Tanpa Itu Ke Penyedia',
} as const;
export type SalahQris = keyof typeof SALAH_QRIS;

const VERSI = '00';
const CARA = '01';
const NEGARA = '58';
const MATA_UANG = '53';
const NOMINAL = '54';
const TIP = '55';
const CRC = '63';
const STATIS = '11';
const DINAMIS = '12';
const RUPIAH = '360';
/** The longest code a phone is sure to read, and twice what any sticker has. */
export const PANJANG_QRIS = 512;
/** What field 54 has room for. */
const TERBESAR = 9_999_999_999_999;

/** CRC-16/CCITT-FALSE of the bytes of a text, as four capitals of hex. */
export function crcQris(teks: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(teks)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Fields of a text, or of a field that holds others; null where lengths do not come out even. */
export function uraiQris(teks: string): Isi[] | null {
  const isi: Isi[] = [];
  for (let at = 0; at < teks.length; ) {
    const kepala = teks.slice(at, at + 4);
    if (!/^[0-9]{4}$/.test(kepala)) return null;
    const awal = at + 4;
    at = awal + Number(kepala.slice(2));
    if (at === awal || at > teks.length) return null;
    isi.push({ id: kepala.slice(0, 2), nilai: teks.slice(awal, at) });
  }
  return isi;
}

/** Fields as a text, the other way round. */
export const tulisQris = (isi: readonly Isi[]): string =>
  isi.map(({ id, nilai }) => `${id}${String(nilai.length).padStart(2, '0')}${nilai}`).join('');

const nilaiDari = (isi: readonly Isi[], id: string): string | undefined =>
  isi.find((satu) => satu.id === id)?.nilai;

/** The account at the national switch, among those of acquirers; its number of the merchant. */
function rumah(isi: readonly Isi[]): { nmid: string | null } | null {
  for (const { id, nilai } of isi) {
    if (id < '26' || id > '51') continue;
    const dalam = uraiQris(nilai) ?? [];
    if (nilaiDari(dalam, '00')?.toUpperCase() === 'ID.CO.QRIS.WWW')
      return { nmid: nilaiDari(dalam, '02') ?? null };
  }
  return null;
}

/** Whole as it was made: first its version, last its checksum, no field twice, and nothing but what a code of this kind is drawn from. */
function utuh(teks: string): Isi[] | null {
  if (teks.length > PANJANG_QRIS || !/^[\x20-\x7e]+$/.test(teks)) return null;
  if (teks.slice(-8, -4) !== `${CRC}04` || crcQris(teks.slice(0, -4)) !== teks.slice(-4)) return null;
  const isi = uraiQris(teks);
  if (isi?.[0]?.id !== VERSI || isi.at(-1)?.id !== CRC) return null;
  return new Set(isi.map(({ id }) => id)).size === isi.length ? isi : null;
}

function salahIsi(isi: readonly Isi[]): SalahQris | null {
  if (nilaiDari(isi, MATA_UANG) !== RUPIAH || nilaiDari(isi, NEGARA) !== 'ID') return 'BUKAN';
  if (!nilaiDari(isi, '59') || !nilaiDari(isi, '60') || !rumah(isi)) return 'BUKAN';
  if (nilaiDari(isi, NOMINAL) !== undefined || (nilaiDari(isi, CARA) ?? STATIS) !== STATIS)
    return 'BERNOMINAL';
  // What the payer adds, or is made to add, is not what the nota says; a surcharge is forbidden besides.
  return nilaiDari(isi, TIP) === undefined ? null : 'BERTIP';
}

/** The static code of a shop; or why it is none. */
export function bacaQris(teks: string): Qris | SalahQris {
  const isi = utuh(teks);
  if (!isi) return 'RUSAK';
  const salah = salahIsi(isi);
  if (salah) return salah;
  return {
    isi,
    nama: nilaiDari(isi, '59') ?? '',
    kota: nilaiDari(isi, '60') ?? '',
    nmid: rumah(isi)?.nmid ?? null,
  };
}

/** Whose code it is, of any that is whole, one with a sum too; nothing of one that is not. */
export function pemilikQris(teks: string): Omit<Qris, 'isi'> {
  const isi = utuh(teks) ?? [];
  return {
    ...{ nama: nilaiDari(isi, '59') ?? '', kota: nilaiDari(isi, '60') ?? '' },
    nmid: rumah(isi)?.nmid ?? null,
  };
}

/** The same merchant's code for so many rupiah. */
export function qrisBernominal({ isi }: Pick<Qris, 'isi'>, jumlah: number): string {
  if (!Number.isSafeInteger(jumlah) || jumlah < 1 || jumlah > TERBESAR) throw new RangeError('QRIS amount');
  const lain = isi.filter(({ id }) => id !== CARA && id !== CRC);
  const badan = lain.flatMap((satu) => {
    if (satu.id === VERSI) return [satu, { id: CARA, nilai: DINAMIS }];
    return satu.id === MATA_UANG ? [satu, { id: NOMINAL, nilai: String(jumlah) }] : [satu];
  });
  const tanpaCrc = `${tulisQris(badan)}${CRC}04`;
  return `${tanpaCrc}${crcQris(tanpaCrc)}`;
}

/** Whose code it is, in one line; the text itself where it is none. */
export function namaQris(teks: string): string {
  const qris = bacaQris(teks);
  return typeof qris === 'string' ? teks : [qris.nama, qris.kota, qris.nmid].filter(Boolean).join(' · ');
}

type TeksQris<O extends FieldOptions> = Field<O extends { opsional: true } ? string | null : string>;

/** The text of a shop's static code; shown as whose it is. */
export const qris = <const O extends FieldOptions>(label: string, options?: O): TeksQris<O> => ({
  ...teks(label, { asTyped: true, max: PANJANG_QRIS, ...options } as unknown as O),
  qris: true,
});
