/**
 * What lies on the purchase counter: pieces, seller, the purchase on its way, the last one. Kept in the browser's `laci`
 * per store and user, so a reload, a crash or a logout by accident costs nothing. Wishes 3, 4, 32.
 */
import { isApiError, newKey } from '@mustika/web-kit/api.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { buzz, tick } from '@mustika/web-kit/scan/sound.ts';
import type { Kirim } from '@mustika/web-kit/sending/kirim.ts';
import type { Userdata } from '@mustika/web-kit/session.ts';
import { recall, remember } from '@mustika/web-kit/storage.ts';
import { create } from 'zustand';
import { kataAsli } from '../nota/asli-qr.store.ts';
import { mungkinQr } from '../nota/nota-qr.rule.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';
import type { AsalNota } from '../rugi-nota.rule.ts';
import { cariJual } from './beli-panggilan.store.ts';
import {
  barisDariJual,
  barisTanpaNota,
  dilayani,
  hapusBaris,
  type KeranjangBeli,
  keranjangKosong,
  kunciJual,
  type TanpaNota,
  tambahBaris,
} from './keranjang-beli.rule.ts';

export type BeliTerakhir = { nomor: string; total: number; bayar: number; kode_barcode: string[] };

type Tersimpan = {
  keranjang: KeranjangBeli;
  kirim: Kirim<object> | null;
  kondisi: string | null;
  sales: string | null;
  terakhir: BeliTerakhir | null;
};

type Beli = Tersimpan & {
  pemilik: string | null;
  /** The line whose terms are shown. */
  pilih: string | null;
  panel: 'bayar' | 'tanpa' | null;
  pesan: { text: string; error: boolean } | null;
  salah: { pesan: string; kolom?: string } | null;
  sibuk: boolean;
  mencari: number;
  /** The banner of the purchase just made is up. */
  baruSaja: boolean;
};

const kosong = (): Tersimpan => ({
  keranjang: keranjangKosong(),
  kirim: null,
  kondisi: null,
  sales: null,
  terakhir: null,
});

export const useBeli = create<Beli>()(() => ({
  ...kosong(),
  pemilik: null,
  pilih: null,
  panel: null,
  pesan: null,
  salah: null,
  sibuk: false,
  mencari: 0,
  baruSaja: false,
}));

const laci = (pemilik: string): string => `beli:${pemilik}`;

useBeli.subscribe((now, before) => {
  if (now.pemilik === null || now.pemilik !== before.pemilik) return;
  const { keranjang, kirim, kondisi, sales, terakhir } = now;
  if (keranjang === before.keranjang && kirim === before.kirim && terakhir === before.terakhir) return;
  remember('laci', laci(now.pemilik), { keranjang, kirim, kondisi, sales, terakhir } satisfies Tersimpan);
});

export function bukaBeli(user: Pick<Userdata, 'user_id' | 'kode_toko'>, portal: string | null): void {
  const pemilik = `${portal ?? user.kode_toko}:${user.user_id}`;
  if (useBeli.getState().pemilik === pemilik) return;
  const kept = recall<Tersimpan>('laci', laci(pemilik));
  const keranjang = kept?.keranjang ?? keranjangKosong();
  useBeli.setState({
    ...kosong(),
    ...kept,
    keranjang,
    pemilik,
    pilih: keranjang.baris.at(-1)?.kunci ?? null,
    panel: null,
    pesan: null,
    salah: null,
  });
}

/** Pieces may be changed while nothing of them is on its way. */
export const bolehUbah = ({ sibuk, kirim }: Pick<Beli, 'sibuk' | 'kirim'>): boolean =>
  !sibuk && kirim?.tahap !== 'DIKIRIM';

export function ubah(change: (k: KeranjangBeli) => KeranjangBeli): boolean {
  const state = useBeli.getState();
  if (!bolehUbah(state)) return false;
  useBeli.setState({ keranjang: change(state.keranjang), salah: null });
  return true;
}

/** Who serves from now on; the pieces that lie here without anybody, too. */
export function pilihSales(sales: string | null): void {
  useBeli.setState({ sales });
  if (sales) ubah((k) => dilayani(k, sales));
}

export function gagal(text: string): void {
  buzz();
  useBeli.setState({ pesan: { text, error: true } });
}

/** Adds what was scanned: one piece, or everything of a nota that has not come back yet. Answers whether it was taken. */
export async function pindaiBeli(text: string, kondisiAwal: string | null): Promise<boolean> {
  const kode = text.trim().toUpperCase();
  const { kondisi, sales, mencari } = useBeli.getState();
  if (!bolehUbah(useBeli.getState())) return false;
  useBeli.setState({ mencari: mencari + 1 });
  try {
    const found = await cariJual(kode);
    const { keranjang } = useBeli.getState();
    const baru = found.filter((b) => !keranjang.baris.some((line) => line.kunci === kunciJual(b)));
    const last = baru.at(-1);
    if (!last) {
      gagal(`${salah.BARANG_DUA_KALI.message}: ${kode}`);
      useBeli.setState({ pilih: found[0] ? kunciJual(found[0]) : null });
      return false;
    }
    ubah((k) =>
      tambahBaris(
        k,
        // Who is not ours sold it: whoever bought in last does this, too.
        baru.map((b) => barisDariJual(b, kondisi ?? kondisiAwal, b.kode_sales ? null : sales)),
      ),
    );
    tick();
    const nama = baru.length > 1 ? `${baru.length} pcs` : `${last.kode_barcode} ${last.nama_barang}`;
    useBeli.setState({ pilih: kunciJual(last), pesan: { text: nama, error: false }, baruSaja: false });
    return true;
  } catch (error) {
    // Without the line the signature of a nota is told all the same.
    const putus = isApiError(error) && error.code === 'KONEKSI' && mungkinQr(kode);
    const kata = putus ? await kataAsli(kode) : null;
    if (kata) {
      (kata.asli ? tick : buzz)();
      useBeli.setState({ pesan: { text: kalimat(kata.teks), error: !kata.asli } });
      return false;
    }
    const pesan = isApiError(error) ? error.message : 'Terjadi Kesalahan Saat Request Data';
    gagal(mungkinQr(kode) ? pesan : `${pesan}: ${kode.slice(0, 44)}`);
    return false;
  } finally {
    useBeli.setState((now) => ({ mencari: now.mencari - 1 }));
  }
}

/** Adds goods without a nota as typed. */
export function tambahTanpaNota(
  tanpa: TanpaNota,
  berat: number,
  asal_nota: AsalNota,
  kondisiAwal: string | null,
): void {
  const { kondisi, sales } = useBeli.getState();
  const kunci = newKey();
  const baris = barisTanpaNota(kunci, tanpa, berat as never, kondisi ?? kondisiAwal, sales);
  ubah((k) => tambahBaris(k, [{ ...baris, asal_nota }]));
  useBeli.setState({ pilih: kunci, panel: null, pesan: null, baruSaja: false });
}

export function buang(kunci: string): void {
  const { keranjang } = useBeli.getState();
  const at = keranjang.baris.findIndex((b) => b.kunci === kunci);
  // With the last piece the seller goes too: the next one is somebody else.
  const tanpa = (k: KeranjangBeli) => (k.baris.length === 1 ? keranjangKosong() : hapusBaris(k, kunci));
  if (at < 0 || !ubah(tanpa)) return;
  const left = useBeli.getState().keranjang.baris;
  useBeli.setState({ pilih: left[Math.min(at, left.length - 1)]?.kunci ?? null, pesan: null });
}

/** Seller, money and pieces are forgotten; the last purchase is not. */
export const kosongkan = (): boolean => {
  const done = ubah(() => keranjangKosong());
  if (done) useBeli.setState({ pilih: null, pesan: null, kirim: null, panel: null });
  return done;
};
