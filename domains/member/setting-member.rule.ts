/** The member card as rules: how codes count up, until when a card is good, what a card may show of a person. */
import { parseTanggal, type Tanggal } from '@mustika/kernel/date.ts';

/** Grounds a card can be printed on. */
export const WARNA_KARTU = ['GELAP', 'TERANG', 'EMAS'] as const;
/** How the code is printed for a scanner. */
export const JENIS_KODE = ['QR', 'CODE128'] as const;

/** How a store's cards look and count. `masa_berlaku_bulan` 0: for ever; `awalan` '': the store's code. */
export type SettingMember = {
  awalan: string;
  panjang_nomor: number;
  masa_berlaku_bulan: number;
  judul: string;
  warna: (typeof WARNA_KARTU)[number];
  jenis_kode: (typeof JENIS_KODE)[number];
  tampil_no_hp: boolean;
  tampil_berlaku: boolean;
  tampil_alamat_toko: boolean;
  ketentuan: string;
  gambar_depan: string | null;
  gambar_belakang: string | null;
};

/** A store that never opened the screen: codes as they always were, a dark card with a QR code. */
export const SETTING_MEMBER_AWAL: SettingMember = {
  awalan: '',
  panjang_nomor: 6,
  masa_berlaku_bulan: 0,
  judul: 'KARTU MEMBER',
  warna: 'GELAP',
  jenis_kode: 'QR',
  tampil_no_hp: false,
  tampil_berlaku: true,
  tampil_alamat_toko: true,
  ketentuan: '',
  gambar_depan: null,
  gambar_belakang: null,
};

/** The letters before the number: the store's own code unless it chose others. */
export const awalanKode = ({ awalan }: Pick<SettingMember, 'awalan'>, kode_toko: string): string =>
  awalan || kode_toko;

/** `JKT1` and 123 of six digits: `JKT1000123`. Null when the digits are used up. */
export function kodeMember(awalan: string, panjang: number, nomor: number): string | null {
  const digits = String(nomor);
  return digits.length > panjang ? null : awalan + digits.padStart(panjang, '0');
}

/** Last day of a card: the day before the same day so many months on. Null: for ever. */
export function berlakuSampai(tgl_daftar: string, bulan: number): Tanggal | null {
  const from = parseTanggal(tgl_daftar);
  if (bulan === 0 || !from) return null;
  return Temporal.PlainDate.from(from).add({ months: bulan }).subtract({ days: 1 }).toString() as Tanggal;
}

/** A card is lost in streets and buses: of the telephone number it shows the last four digits. */
export const samarHp = (no_hp: string): string =>
  no_hp.length <= 4 ? no_hp : `${'•'.repeat(Math.min(8, no_hp.length - 4))}${no_hp.slice(-4)}`;

/** Whom a card is for. */
export type PemegangKartu = {
  kode_member: string;
  nama_member: string;
  no_hp: string | null;
  tgl_daftar: string;
};
