/**
 * What a marketplace can be asked, whichever it is. An adapter turns each question into one signed call and its answer into one of four
 * words; who asks decides what follows. Neither key nor token ever reaches a log or a text. Ecosystem 6.2, 6.3.
 */
import { randomUUID } from 'node:crypto';
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { awalTeks } from '@mustika/kernel/text/awal-teks.ts';
import type { Outbound, OutboundInput } from '@mustika/server-kit/http/outbound.ts';
import type { PenyediaMarketplace } from './marketplace-setting.rule.ts';
import type { KeadaanPesanan } from './pesanan.rule.ts';

/** An account with its keys opened. */
export type AkunMarketplace = {
  penyedia: PenyediaMarketplace;
  alamat: string;
  id_aplikasi: string;
  id_toko: string;
  id_layanan: string;
  kunci: string;
  token: string;
  kategori: string;
  logistik: string;
  kurir: string;
  gudang: string;
};

/** TOLAK: it wants this never. IZIN: the token is no good. ULANG: nobody knows, or not now. */
export type Gagal =
  | { hasil: 'TOLAK'; galat: string }
  | { hasil: 'IZIN'; galat: string }
  | { hasil: 'ULANG'; galat: string; jeda: number | null };
export type Hasil<T> = { hasil: 'OK'; isi: T } | Gagal;

/** Seconds from now; null where the marketplace does not say. */
export type TokenBaru = { token: string; segar: string; detik: number; detik_segar: number | null };
/** What a piece is called there. */
export type RefBarang = { id_barang: string; id_sku: string };
export type BarangBaru = {
  kode_barcode: string;
  nama: string;
  jelas: string;
  harga: Rupiah;
  /** Milligrams of the piece itself; how it is packed is the adapter's. */
  berat: number;
  id_foto: string;
};
export type BarisPesanan = { kode_barcode: string; jumlah: number; harga: Rupiah } & RefBarang;
export type PesananDibaca = {
  no_pesanan: string;
  keadaan: KeadaanPesanan;
  keadaan_asal: string;
  /** Seconds since 1970. */
  diubah: number;
  total: Rupiah;
  pembeli: string;
  barang: BarisPesanan[];
};
export type Kurir = { id: string; nama: string };

export type Adaptor = {
  /** Where somebody says yes, in his browser. */
  halamanIzin(akun: AkunMarketplace, kembali: string, tanda: string, detik: number): string;
  tukarKode(ke: Jalan, kode: string, id_toko: string): Promise<Hasil<TokenBaru & { id_toko: string }>>;
  segarkan(ke: Jalan, segar: string): Promise<Hasil<TokenBaru>>;
  toko(ke: Jalan): Promise<Hasil<{ nama: string }>>;
  kurir(ke: Jalan): Promise<Hasil<Kurir[]>>;
  unggah(ke: Jalan, jpeg: Buffer): Promise<Hasil<{ id_foto: string }>>;
  pasang(ke: Jalan, barang: BarangBaru): Promise<Hasil<RefBarang>>;
  /** Whether it is there already; asked when nobody knows what became of `pasang`. */
  cari(ke: Jalan, kode_barcode: string): Promise<Hasil<RefBarang | null>>;
  stok(ke: Jalan, ref: RefBarang, jumlah: number): Promise<Hasil<null>>;
  harga(ke: Jalan, ref: RefBarang, harga: Rupiah): Promise<Hasil<null>>;
  tampil(ke: Jalan, ref: RefBarang, ya: boolean): Promise<Hasil<null>>;
  pesanan(ke: Jalan, no_pesanan: string): Promise<Hasil<PesananDibaca>>;
  /** Numbers of orders that changed between two seconds, a page at a time. */
  berubah(
    ke: Jalan,
    dari: number,
    sampai: number,
    halaman: string,
  ): Promise<Hasil<{ no: string[]; lagi: string | null }>>;
  batalkan(ke: Jalan, no_pesanan: string, barang: readonly RefBarang[]): Promise<Hasil<null>>;
};

/** The way to a marketplace at one moment. */
export type Jalan = { akun: AkunMarketplace; keluar: Outbound; detik: number };

/** A record of what came, whatever came. */
export type Isi = Record<string, unknown>;
export const isiOf = (value: unknown): Isi =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Isi) : {};
export const deretOf = (value: unknown): Isi[] => (Array.isArray(value) ? value.map(isiOf) : []);
export const teksOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
/** Whole rupiah of '1500000.00' or 1500000; what is no amount is none. */
export const rupiahOf = (value: unknown): Rupiah => {
  const whole = Number.parseInt(teksOf(value).split('.')[0] ?? '', 10);
  return (Number.isSafeInteger(whole) && whole > 0 ? whole : 0) as Rupiah;
};
export const detikOf = (value: unknown): number => Number.parseInt(teksOf(value), 10) || 0;

export type Jawab = { status: number; isi: Isi; jeda: number | null };

/** One call; what is no JSON is nobody's answer. */
export async function tanya({ keluar }: Pick<Jalan, 'keluar'>, input: OutboundInput): Promise<Jawab | Gagal> {
  const answer = await keluar.send(input);
  if (!answer.ok)
    return answer.sebab === 'DITOLAK'
      ? { hasil: 'TOLAK', galat: answer.pesan }
      : { hasil: 'ULANG', galat: answer.pesan, jeda: null };
  const { status, retryAfter: jeda } = answer;
  if (status === 429)
    return { hasil: 'ULANG', galat: 'Terlalu Banyak Panggilan, Marketplace Minta Menunggu', jeda };
  if (status >= 500) return { hasil: 'ULANG', galat: `Marketplace Sedang Terganggu (HTTP ${status})`, jeda };
  try {
    return { status, isi: isiOf(JSON.parse(answer.text)), jeda };
  } catch {
    return { hasil: 'ULANG', galat: `Jawaban Marketplace Tidak Dimengerti (HTTP ${status})`, jeda };
  }
}

/** What `read` makes of an answer; what is not there is asked for again. */
export function dibaca<T>(hasil: Hasil<Isi>, read: (isi: Isi) => T | null): Hasil<T> {
  if (hasil.hasil !== 'OK') return hasil;
  const isi = read(hasil.isi);
  return isi === null
    ? { hasil: 'ULANG', galat: 'Jawaban Marketplace Tidak Lengkap', jeda: null }
    : { hasil: 'OK', isi };
}

/** Both words of an access, or that there are none. */
export function tokenDari(isi: Isi, detik: number, detik_segar: number | null): Hasil<TokenBaru> {
  const [token, segar] = [teksOf(isi['access_token']), teksOf(isi['refresh_token'])];
  if (!token || !segar) return { hasil: 'TOLAK', galat: 'Marketplace Tidak Memberi Token' };
  return { hasil: 'OK', isi: { token, segar, detik, detik_segar } };
}

/** A ring in its box weighs more than the ring: whole grams, a hundred of them for the box. */
export const gramBungkus = (berat: number): number => Math.floor(berat / 1000) + 100;

/** An address without the stroke at its end. */
export const pangkal = (alamat: string): string => alamat.replace(/\/+$/, '');

/** What the marketplace says is wrong, in its words, cut to what a screen shows. */
export const kataOf = (...parts: readonly unknown[]): string =>
  awalTeks(parts.map(teksOf).filter(Boolean).join(': '), 300) || 'Ditolak Tanpa Alasan';

/** A form with one file, and the header that goes with it. */
export function formulir(
  nama: string,
  berkas: Buffer,
  lain: Readonly<Record<string, string>>,
): { body: Buffer; headers: { 'content-type': string } } {
  const batas = `mustika-${randomUUID()}`;
  const teks = Object.entries(lain).map(
    ([key, value]) => `--${batas}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const kepala = `--${batas}\r\ncontent-disposition: form-data; name="${nama}"; filename="foto.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(teks.join('') + kepala), berkas, Buffer.from(`\r\n--${batas}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${batas}` },
  };
}
