/** What a scan does to the cart: look up, hold, add; and the ways back out of it. Wishes 5, 6, 35. */
import { isApiError } from '@mustika/web-kit/api.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { buzz, tick } from '@mustika/web-kit/scan/sound.ts';
import { gateSubject, useSession } from '@mustika/web-kit/session.ts';
import { aksesorisErrors } from '../../barang/aksesoris/aksesoris.errors.ts';
import { BERJUMLAH } from '../../barang/aksesoris/berjumlah.rule.ts';
import type { BarangSiap } from '../../barang/cari-barang.command.ts';
import { DITITIP } from '../../jual/bahan-penjualan.rule.ts';
import { penjualanErrors as salah } from '../../jual/penjualan.errors.ts';
import { barisLuring } from '../luring/keranjang-luring.view.ts';
import { luringErrors } from '../luring/luring.errors.ts';
import { stok, tanpaJaringan, useLuring } from '../luring/luring.store.ts';
import { barangSiap, lepas, pegang } from './jual-panggilan.store.ts';
import { bolehUbah, ubahKeranjang, useKasir } from './kasir.store.ts';
import {
  type Baris,
  barisDari,
  type Keranjang,
  kembalikanBaris,
  segarkanBaris,
  tambahBaris,
  tandaiBaris,
  tanpaBaris,
  ubahBaris,
} from './keranjang.rule.ts';
import { mungkinBarcode } from './pindai.view.ts';
import { milikTitipan, tetapTitipan } from './titip/titipan-keranjang.rule.ts';

/** Inline, with a buzz, and the caret stays where it is: never a dialog (Ecosystem 4.1 point 3). */
export function gagal(text: string): void {
  buzz();
  useKasir.setState({ pesan: { text, error: true } });
}

function berhasil(text: string): void {
  tick();
  useKasir.setState({ pesan: { text, error: false } });
}

/** Why this piece cannot be sold here and now, in the words of the catalogue; null when it can. */
function halangan(barang: BarangSiap, { id: keranjang, ...isi }: Keranjang): string | null {
  const { user } = useSession.getState();
  // Its deposit holds it for this very customer.
  if (barang.status === DITITIP && milikTitipan(isi, barang.kode_barcode)) return null;
  if (barang.status === BERJUMLAH) {
    if (!barang.stok) return aksesorisErrors.STOK_AKSESORIS_HABIS.message;
  } else if (barang.status !== 'TERSEDIA')
    return [salah.BARANG_SUDAH_BERUBAH.message, barang.no_terakhir].filter(Boolean).join(' · ');
  if (!barang.dijual) return salah.GUDANG_BUKAN_JUAL.message;
  if (barang.berlian && user && !gateSubject(user).flags.has('BERLIAN_MODULE'))
    return salah.BERLIAN_TIDAK_AKTIF.message;
  // What this till took along without the network is its own.
  const sendiri = barang.keranjang === keranjang || barang.keranjang === useLuring.getState().paket?.isi.sewa;
  if (barang.dipegang_oleh && !sendiri) return `Barang Sedang Dipegang ${barang.dipegang_oleh}`;
  return null;
}

const pesanDari = (error: unknown): string => {
  if (!isApiError(error)) return 'Terjadi Kesalahan Saat Request Data';
  return error.code === 'BARANG_TIDAK_ADA' ? salah.BARCODE_TIDAK_ADA.message : error.message;
};

const inFlight = new Set<string>();

/** One more of an article that lies in the table; answers whether there is one more. */
function satuLagi({ kode_barcode, nama_barang, jumlah = 1, stok = 0 }: Baris): boolean {
  useKasir.setState({ baris: kode_barcode });
  if (jumlah >= stok) {
    gagal(`${aksesorisErrors.STOK_AKSESORIS_KURANG.message}: ${kode_barcode} (${stok})`);
    return false;
  }
  ubahKeranjang((k) => ubahBaris(k, kode_barcode, { jumlah: jumlah + 1 }));
  berhasil(`${jumlah + 1} × ${nama_barang}`);
  return true;
}

/** The same without the network: what was taken along, at the price it was taken along at. */
function pindaiLuring(kode: string): boolean {
  const { keranjang, sales } = useKasir.getState();
  if (keranjang.baris.some((b) => b.kode_barcode === kode)) {
    gagal(`${salah.BARCODE_DUA_KALI.message}: ${kode}`);
    useKasir.setState({ baris: kode });
    return false;
  }
  const barang = stok().get(kode);
  if (!barang) {
    gagal(`${luringErrors.BARANG_BUKAN_PAKET.message}: ${kode}`);
    return false;
  }
  ubahKeranjang((k) => tambahBaris(k, barisLuring(barang, sales)));
  useKasir.setState({ baris: kode, baruSaja: false });
  berhasil(`${kode} ${barang.nama_barang}`);
  return true;
}

/** Adds a scanned piece. Answers whether it is in the table now. */
export async function pindai(text: string): Promise<boolean> {
  const kode = text.trim().toUpperCase().slice(0, 8);
  const state = useKasir.getState();
  if (!bolehUbah(state)) {
    gagal(salahSaatKirim);
    return false;
  }
  if (!mungkinBarcode(text)) {
    gagal(`${salah.BARCODE_TIDAK_ADA.message}: ${text.trim().toUpperCase()}`);
    return false;
  }
  if (tanpaJaringan()) return pindaiLuring(kode);
  const ada = state.keranjang.baris.find((b) => b.kode_barcode === kode);
  if (ada?.jumlah !== undefined) return satuLagi(ada);
  if (ada || inFlight.has(kode)) {
    gagal(`${salah.BARCODE_DUA_KALI.message}: ${kode}`);
    useKasir.setState({ baris: kode });
    return false;
  }
  inFlight.add(kode);
  try {
    // Looked up and held at the same time: one round trip from scan to line.
    const [barang, sewa] = await Promise.all([
      barangSiap(kode),
      pegang(state.keranjang.id, kode).catch((e) => e),
    ]);
    const dititip = milikTitipan(state.keranjang, kode) !== undefined;
    const why = halangan(barang, state.keranjang) ?? (isApiError(sewa) && !dititip ? sewa.message : null);
    if (why) {
      gagal(`${kode}: ${why}`);
      return false;
    }
    ubahKeranjang((k) =>
      tambahBaris(k, { ...barisDari(barang, useKasir.getState().sales), ...tetapTitipan(k, kode) }),
    );
    useKasir.setState({ baris: kode, baruSaja: false });
    berhasil(`${kode} ${barang.nama_barang}`);
    return true;
  } catch (error) {
    // Nothing was answered: what was taken along is sold without.
    if (isApiError(error) && error.code === 'KONEKSI' && tanpaJaringan()) return pindaiLuring(kode);
    gagal(`${pesanDari(error)}: ${kode}`);
    return false;
  } finally {
    inFlight.delete(kode);
  }
}

const salahSaatKirim = 'Penjualan Sedang Dikirim, Silahkan Tunggu';

/** How long a removed line can be brought back. */
export const WAKTU_BATAL = 5000;

/** Takes lines out; another till may sell the pieces at once. Answers the way back, which holds them again. */
export function hapus(kode: readonly string[]): (() => void) | null {
  const before = useKasir.getState().keranjang;
  const at = before.baris.findIndex((b) => kode.includes(b.kode_barcode));
  if (at < 0 || !ubahKeranjang((k) => tanpaBaris(k, kode))) return null;
  const left = useKasir.getState().keranjang.baris;
  const next = left[Math.min(at, left.length - 1)];
  useKasir.setState({ baris: next?.kode_barcode ?? null, pesan: null });
  // What a deposit holds is not ours to let go.
  const dilepas = lepas(
    before.id,
    kode.filter((satu) => !milikTitipan(before, satu)),
  );
  return () => {
    if (useKasir.getState().keranjang.id !== before.id) return;
    if (ubahKeranjang((k) => kembalikanBaris(k, before, kode))) void dilepas.then(() => segarkan(kode));
  };
}

/** Asks again what lines cost and holds them again: after a reload, a resumed cart, changed prices, an undo. */
export async function segarkan(kode: readonly string[] | null = null): Promise<void> {
  const { keranjang } = useKasir.getState();
  const lines = keranjang.baris.filter((b) => kode === null || kode.includes(b.kode_barcode));
  await Promise.all(
    lines.map(async ({ kode_barcode }) => {
      try {
        const barang = await barangSiap(kode_barcode);
        const why = halangan(barang, keranjang);
        const sewa =
          why || milikTitipan(keranjang, kode_barcode)
            ? null
            : await pegang(keranjang.id, kode_barcode).catch((error: unknown) => error);
        const masalah = why ?? (isApiError(sewa) && sewa.code !== 'KONEKSI' ? sewa.message : null);
        ubahKeranjang((k) => segarkanBaris(k, barang));
        if (masalah) ubahKeranjang((k) => tandaiBaris(k, kode_barcode, masalah));
      } catch (error) {
        // No line to the server is no news about the piece.
        if (isApiError(error) && error.code === 'BARANG_TIDAK_ADA')
          ubahKeranjang((k) => tandaiBaris(k, kode_barcode, salah.BARCODE_TIDAK_ADA.message));
        else if (!isApiError(error)) noticeOf(error);
      }
    }),
  );
}
