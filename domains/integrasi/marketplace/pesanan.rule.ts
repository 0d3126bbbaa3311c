/** Orders of a marketplace: what each of its words means here, and what is said of a piece of one. docs/decisions/0162. */
import { PESANAN_MARKETPLACE } from '../../barang/cari/pemegang.rule.ts';
import type { PenyediaMarketplace } from './marketplace-setting.rule.ts';

/** An order as the shop needs to know it, in the order in which one goes on. Ours. */
export const KEADAAN_PESANAN = ['BELUM_BAYAR', 'SIAP_KIRIM', 'DIKIRIM', 'SELESAI', 'BATAL'] as const;
export type KeadaanPesanan = (typeof KEADAAN_PESANAN)[number];

/** Words of Shopee (order_status) and of TikTok Shop (status); one that is not known is read as to be shipped, which holds the piece. */
const MENURUT: Record<PenyediaMarketplace, Readonly<Record<string, KeadaanPesanan>>> = {
  SHOPEE: {
    UNPAID: 'BELUM_BAYAR',
    READY_TO_SHIP: 'SIAP_KIRIM',
    PROCESSED: 'SIAP_KIRIM',
    RETRY_SHIP: 'SIAP_KIRIM',
    IN_CANCEL: 'SIAP_KIRIM',
    SHIPPED: 'DIKIRIM',
    TO_CONFIRM_RECEIVE: 'DIKIRIM',
    TO_RETURN: 'DIKIRIM',
    COMPLETED: 'SELESAI',
    CANCELLED: 'BATAL',
  },
  TIKTOK: {
    UNPAID: 'BELUM_BAYAR',
    ON_HOLD: 'BELUM_BAYAR',
    AWAITING_SHIPMENT: 'SIAP_KIRIM',
    AWAITING_COLLECTION: 'SIAP_KIRIM',
    PARTIALLY_SHIPPING: 'SIAP_KIRIM',
    IN_TRANSIT: 'DIKIRIM',
    DELIVERED: 'DIKIRIM',
    COMPLETED: 'SELESAI',
    CANCEL: 'BATAL',
    CANCELLED: 'BATAL',
  },
};

/** What a word of the marketplace means here. Ecosystem 6.2, 6.3. */
export const keadaanDari = (penyedia: PenyediaMarketplace, asal: string): KeadaanPesanan =>
  MENURUT[penyedia][asal] ?? 'SIAP_KIRIM';

const tingkat = (keadaan: KeadaanPesanan): number => KEADAAN_PESANAN.indexOf(keadaan);

/**
 * Whether what was read replaces what is kept: it changed there later, or at the same moment and went further. So the same order ends
 * the same in whatever order its news come.
 */
export const lebihBaru = (
  dibaca: { keadaan: KeadaanPesanan; diubah: number },
  disimpan: { keadaan: KeadaanPesanan; diubah: number } | null,
): boolean =>
  disimpan === null ||
  dibaca.diubah > disimpan.diubah ||
  (dibaca.diubah === disimpan.diubah && tingkat(dibaca.keadaan) >= tingkat(disimpan.keadaan));

/** Of a piece of an order; see the table. */
export const KEADAAN_BARANG_PESANAN = [
  'MENUNGGU',
  'DIPEGANG',
  'DISERAHKAN',
  'TERJUAL',
  'BENTROK',
  'LEPAS',
  'TINJAU',
] as const;
export type KeadaanBarangPesanan = (typeof KEADAAN_BARANG_PESANAN)[number];

/** What follows from the order and the piece as they stand now; PEGANG: try to hold it, LEPASKAN: give the hold back. */
export type LangkahPesanan = KeadaanBarangPesanan | 'PEGANG' | 'LEPASKAN';

/**
 * The next word about a piece. `ada`: it is on the counter. An order that is cancelled there wants nothing any more; a piece that was handed to
 * the till and is gone was sold for it; one that is gone without that was sold to somebody else.
 */
export function langkahPesanan(
  pesanan: KeadaanPesanan,
  barang: KeadaanBarangPesanan,
  ada: boolean,
): LangkahPesanan {
  if (pesanan === 'BATAL') {
    if (barang === 'DIPEGANG') return 'LEPASKAN';
    if (barang === 'DISERAHKAN' || barang === 'TERJUAL' || barang === 'TINJAU')
      return ada ? 'LEPAS' : 'TINJAU';
    return 'LEPAS';
  }
  if (barang === 'DISERAHKAN') return ada ? 'DISERAHKAN' : 'TERJUAL';
  // The nota was cancelled while the buyer still waits.
  if (barang === 'TERJUAL') return ada && pesanan !== 'SELESAI' ? 'PEGANG' : 'TERJUAL';
  if (barang === 'LEPAS' || barang === 'TINJAU') return barang;
  return ada ? 'PEGANG' : 'BENTROK';
}

/** Under what a piece is held for an order; no cart is called like it. */
export const keranjangPesanan = (penyedia: PenyediaMarketplace, no_pesanan: string): string =>
  `${PESANAN_MARKETPLACE}${penyedia}|${no_pesanan}`;
