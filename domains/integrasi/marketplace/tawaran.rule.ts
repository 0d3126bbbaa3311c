/**
 * Pieces that are offered at a marketplace: what they cost there, what should stand there, and what is said of one. The shop's word is a state
 * and not a list of events: what is sent is what is true when it leaves. docs/decisions/0161.
 */
import { type MiliPersen, mulDiv, type Rupiah, roundToStep, rupiah } from '@mustika/kernel/amount.ts';

/** ANTRI waits its turn, KIRIM is on its way, ULANG failed and is tried again; TAYANG, DITARIK: the marketplace was told; DITOLAK: it refused. */
export const STATUS_TAWARAN = ['ANTRI', 'KIRIM', 'ULANG', 'TAYANG', 'DITARIK', 'DITOLAK'] as const;
export type StatusTawaran = (typeof STATUS_TAWARAN)[number];

/** An offer in the words of people. Ours. */
export const KEADAAN_TAWARAN = ['DRAF', 'DITAWARKAN', 'DITARIK', 'TERJUAL', 'GAGAL'] as const;
export type KeadaanTawaran = (typeof KEADAAN_TAWARAN)[number];

/** What people read of an offer: what they want of it, what became of the piece, and whether the marketplace refused. */
export function keadaanTawaran(w: {
  tawar: boolean;
  pernah: boolean;
  status: StatusTawaran;
  status_barang: string;
}): KeadaanTawaran {
  if (w.status === 'DITOLAK') return 'GAGAL';
  if (w.status_barang === 'TERJUAL') return 'TERJUAL';
  if (w.tawar) return 'DITAWARKAN';
  return w.pernah ? 'DITARIK' : 'DRAF';
}

/** What a piece costs where the marketplace keeps a share: ceil500((total + biaya_tetap) / (1 - fee)). Domain R3.12. */
export const hargaMarketplace = (
  total: Rupiah,
  { fee_persen, biaya_tetap }: { fee_persen: MiliPersen; biaya_tetap: Rupiah },
): Rupiah =>
  total === 0
    ? total
    : roundToStep(rupiah(mulDiv(total + biaya_tetap, 100_000, 100_000 - fee_persen, 'up')), 500, 'up');

/** What the marketplace should have of a piece. */
export type IsiTawaran = { harga: Rupiah; stok: 0 | 1; tayang: boolean };
/** What it took; what nobody knows of it is not there. */
export type IsiDiSana = Partial<IsiTawaran>;

export type BahanTawaran = {
  tawar: boolean;
  status_barang: string;
  dijual: boolean;
  toko_aktif: boolean;
  /** On a tray that this marketplace is offered. */
  di_baki: boolean;
  /** In a cart here, or wanted by an order there. */
  dipegang: boolean;
  dipesan: boolean;
};

/** One piece, there for whoever comes first: nothing while anybody has it. */
export const stokTawaran = (b: BahanTawaran): 0 | 1 =>
  b.tawar &&
  b.status_barang === 'TERSEDIA' &&
  b.dijual &&
  b.toko_aktif &&
  b.di_baki &&
  !b.dipegang &&
  !b.dipesan
    ? 1
    : 0;

/** Whether the marketplace has what it should; a price nobody can buy at is told when somebody can. */
export const samaTawaran = (ada: IsiDiSana | null, mau: IsiTawaran): boolean =>
  ada === null
    ? mau.stok === 0
    : ada.stok === mau.stok && ada.tayang === mau.tayang && (mau.stok === 0 || ada.harga === mau.harga);

/** Pieces of one job: the rest comes with the next one, so that nobody else's job waits for a catalogue. */
export const PUTARAN_TAWARAN = 160;
/** What nobody took after so many tries waits for somebody's hand. */
export const BATAS_TAWARAN = 12;
