/**
 * What the till holds: the cart, the sale on its way, the last nota. Kept in the browser's `laci` per store and user,
 * which logout never empties, so a reload, a crash or a logout by accident costs nothing. Wishes 3, 4, 32.
 */

import { NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Flags } from '@mustika/kernel/flags.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { newKey } from '@mustika/web-kit/api.ts';
import type { Kirim } from '@mustika/web-kit/sending/kirim.ts';
import { gateSubject, type Userdata, useSession } from '@mustika/web-kit/session.ts';
import { recall, remember } from '@mustika/web-kit/storage.ts';
import { create } from 'zustand';
import { type AturanHarga, aturanHarga } from '../../barang/harga-barang.rule.ts';
import type { HargaBaris } from '../../jual/hitung-penjualan.rule.ts';
import { jumlahPph22 } from '../../pajak/pph22.rule.ts';
import { nilaiPoinBayar } from '../../pembayaran/poin/bayar-poin.rule.ts';
import type { BadanSimpan } from './badan-simpan.rule.ts';
import { type Keranjang, keranjangBaru } from './keranjang.rule.ts';

export type NotaTerakhir = {
  nomor: string;
  status: string;
  total: number;
  /** In money; left out where it is the total. */
  dibayar?: number;
  kembali: number;
  poin: number;
  tukar_kurang?: number;
};

type Tersimpan = {
  keranjang: Keranjang;
  kirim: Kirim<BadanSimpan> | null;
  /** Who served last: the sales of the next line. */
  sales: string | null;
  terakhir: NotaTerakhir | null;
};

export type Pesan = { text: string; error: boolean };
/** What floats over the screen; `sales-bayar` asks for the sales that is missing and goes on to the payment. */
export type Panel =
  | 'bayar'
  | 'titip'
  | 'member'
  | 'sales'
  | 'sales-bayar'
  | 'tahan'
  | 'perangkat'
  | 'tukar'
  | 'tawar'
  | 'finishing'
  | null;
/** Old and new amounts after HARGA_BERUBAH. */
export type HargaBaru = { lama: number; baru: number; baris: { kode_barcode: string; total: number }[] };

type Kasir = Tersimpan & {
  /** Store and user the cart belongs to. */
  pemilik: string | null;
  pesan: Pesan | null;
  panel: Panel;
  /** The banner of the nota just made is up. */
  baruSaja: boolean;
  /** A call of this sale is on its way. */
  sibuk: boolean;
  /** Asking whether a sale was written whose answer was lost. */
  memeriksa: boolean;
  salah: { message: string; code: string } | null;
  hargaBaru: HargaBaru | null;
  /** Barcode of the current line. */
  baris: string | null;
};

const kosong = (): Tersimpan => ({
  keranjang: keranjangBaru(newKey()),
  kirim: null,
  sales: null,
  terakhir: null,
});

export const useKasir = create<Kasir>()(() => ({
  ...kosong(),
  pemilik: null,
  pesan: null,
  panel: null,
  baruSaja: false,
  sibuk: false,
  memeriksa: false,
  salah: null,
  hargaBaru: null,
  baris: null,
}));

const laci = (pemilik: string): string => `kasir:${pemilik}`;

/** Synchronous: when this returns, the key of a sale survives whatever happens to the page. */
useKasir.subscribe((now, before) => {
  if (now.pemilik === null || now.pemilik !== before.pemilik) return;
  const { keranjang, kirim, sales, terakhir } = now;
  const same = keranjang === before.keranjang && kirim === before.kirim;
  if (same && sales === before.sales && terakhir === before.terakhir) return;
  remember('laci', laci(now.pemilik), { keranjang, kirim, sales, terakhir } satisfies Tersimpan);
});

/** Opens the drawer of this user in this store. */
export function bukaKasir(user: Pick<Userdata, 'user_id' | 'kode_toko'>, portal: string | null): void {
  const pemilik = `${portal ?? user.kode_toko}:${user.user_id}`;
  if (useKasir.getState().pemilik === pemilik) return;
  const kept = recall<Tersimpan>('laci', laci(pemilik));
  useKasir.setState({
    pemilik,
    ...kosong(),
    ...kept,
    panel: null,
    pesan: null,
    salah: null,
    hargaBaru: null,
  });
}

/** A second window of the same till shows the same cart instead of a rival of it. */
export function ikutiJendelaLain(): () => void {
  const onStorage = () => {
    const { pemilik, sibuk } = useKasir.getState();
    const kept = pemilik && !sibuk ? recall<Tersimpan>('laci', laci(pemilik)) : null;
    if (kept) useKasir.setState(kept);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The cart may be changed: nothing of it is on its way. */
export const bolehUbah = ({ sibuk, kirim }: Pick<Kasir, 'sibuk' | 'kirim'>): boolean =>
  !sibuk && kirim?.tahap !== 'DIKIRIM';

export function ubahKeranjang(change: (keranjang: Keranjang) => Keranjang): boolean {
  const state = useKasir.getState();
  if (!bolehUbah(state)) return false;
  useKasir.setState({ keranjang: change(state.keranjang), salah: null });
  return true;
}

/** The modules of this store. */
export function modulToko(): Flags {
  const { user } = useSession.getState();
  return user ? gateSubject(user).flags : new Set();
}

/** A line lacks its sales, and the store sells with them. */
export const perluSales = (baris: readonly { kode_sales: string | null }[]): boolean =>
  !modulToko().has('DISABLE_KODE_SALES_TRANSACTION') && baris.some((b) => b.kode_sales === null);

/** What a trader pays beside the nota. */
export function pph22Keranjang({ pembeli }: Keranjang, baris: readonly HargaBaris[]): Rupiah {
  const { user } = useSession.getState();
  return user ? jumlahPph22(pembeli, baris, gateSubject(user)) : NOL_RUPIAH;
}

/** What a point pays here; nothing where points do not pay. */
export function nilaiPoinToko(): number {
  const { user } = useSession.getState();
  return user ? nilaiPoinBayar(gateSubject(user)) : 0;
}

/** For how many days a deposit binds its price here. */
export function lamaMengikatToko(): number | null {
  const { user } = useSession.getState();
  return user ? readSetting(gateSubject(user), 'TITIPAN_MENGIKAT_HARI') : null;
}

/** How this store prices, from the settings and flags of the session. */
export function aturanToko(): AturanHarga {
  const { user } = useSession.getState();
  return user ? aturanHarga(gateSubject(user)) : { dasar: 'GRAM', pembulatan: 500, arah: 'up' };
}
