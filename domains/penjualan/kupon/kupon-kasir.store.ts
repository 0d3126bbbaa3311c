/** A coupon at the till: scanned like a piece, it pays a part of the nota. Domain R9.6. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { isApiError } from '@mustika/web-kit/api.ts';
import { tick } from '@mustika/web-kit/scan/sound.ts';
import { penjualanErrors as salah } from '../../jual/penjualan.errors.ts';
import { ubahKeranjang, useKasir } from '../kasir/kasir.store.ts';
import { gagal } from '../kasir/kasir-barang.store.ts';
import type { StatusKupon } from './cek-kupon.rule.ts';
import { tanpaKupon } from './kupon-keranjang.rule.ts';
import { cariKupon } from './kupon-panggilan.store.ts';

const ALASAN: Record<Exclude<StatusKupon, 'BERLAKU'>, string> = {
  DIPAKAI: salah.KUPON_SUDAH_DIPAKAI.message,
  KADALUARSA: salah.KUPON_KADALUARSA.message,
  BATAL: salah.KUPON_BATAL.message,
};

/** Lays a coupon on the counter. Answers why it cannot pay, or null when it lies there now. */
export async function ambilKupon(kode: string): Promise<string | null> {
  const tolak = (why: string): string => {
    gagal(`${kode}: ${why}`);
    return why;
  };
  try {
    const { kupon, nilai_kupon } = await cariKupon(kode);
    const [satu] = kupon;
    if (!satu || kupon.length > 1) return tolak(salah.KUPON_TIDAK_ADA.message);
    if (satu.status !== 'BERLAKU') return tolak(ALASAN[satu.status]);
    if (nilai_kupon <= 0) return tolak(salah.KUPON_BUKAN_UNTUK_ITU.message);
    if (useKasir.getState().keranjang.kupon?.some((k) => k.kode === satu.kode))
      return tolak(salah.KUPON_DUA_KALI.message);
    const baru = { kode: satu.kode, nilai: rupiah(nilai_kupon) };
    if (!ubahKeranjang((k) => ({ ...k, kupon: [...(k.kupon ?? []), baru] }))) return null;
    useKasir.setState({ pesan: { text: satu.kode, error: false } });
    tick();
    return null;
  } catch (error) {
    return tolak(isApiError(error) ? error.message : 'Terjadi Kesalahan Saat Request Data');
  }
}

export const lepasKuponMeja = (kode: string): boolean => ubahKeranjang((k) => tanpaKupon(k, kode));
