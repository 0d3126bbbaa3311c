/** What points of a member pay of a document: whole ones, of those he has, at NILAI_POIN each. Domain R9.3. */
import { NOL_RUPIAH, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import { pembayaranErrors as salah } from '../pembayaran.errors.ts';

/** The way of paying, as a payment says it. */
export const BAYAR_POIN = 'POIN' as const;

/** What a point pays in this store; nothing where points do not pay. */
export const nilaiPoinBayar = (store: Toko): number =>
  store.flags.has('PENJUALAN_BAYAR_POIN_MODULE') ? readSetting(store, 'NILAI_POIN') : 0;

type Bayar = {
  kode_member: string | null;
  nilai: Rupiah;
  saldo: number;
  nilaiPoin: number;
  /** What points may pay at most. */
  sisa: number;
};

/** The points that were paid with, or the refusal. Spec 1 §5: points sufficient for points payment. */
export function poinDibayar({ kode_member, nilai, saldo, nilaiPoin, sisa }: Bayar) {
  if (nilaiPoin <= 0) reject(salah.POIN_TIDAK_AKTIF);
  if (kode_member === null) reject(salah.POIN_TANPA_MEMBER);
  if (nilai % nilaiPoin !== 0) reject(salah.POIN_TIDAK_BULAT, { nilai_poin: nilaiPoin });
  const poin = nilai / nilaiPoin;
  if (poin > saldo) reject(salah.POIN_TIDAK_CUKUP, { poin, saldo });
  if (nilai > sisa) reject(salah.POIN_MELEBIHI_NOTA, { nilai });
  return { kode_member, poin, nilai };
}

/** As many as he has and the document can take, each for its whole worth. */
export const poinTerbanyak = (saldo: number, nilaiPoin: number, sisa: number): number =>
  nilaiPoin <= 0 ? 0 : Math.max(0, Math.min(saldo, Math.floor(sisa / nilaiPoin)));

/** What the points on the counter are worth. */
export const nilaiPoinMeja = (poin: number | undefined, nilaiPoin: number): Rupiah =>
  poin === undefined ? NOL_RUPIAH : rupiah(poin * nilaiPoin);
