/**
 * New prices while a cart is open: the lines are asked again at once, and those that cost something else are marked until
 * the cashier has seen it. The server would refuse the old total anyway (HARGA_BERUBAH). Features 2, idea 5.
 */
import { buzz } from '@mustika/web-kit/scan/sound.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { aturanToko, bolehUbah, ubahKeranjang, useKasir } from './kasir.store.ts';
import { segarkan } from './kasir-barang.store.ts';
import { hargaDilihat, tandaiHarga } from './keranjang.rule.ts';

/** Listens while the till is open. A sale on its way is left alone: its answer tells. */
export function useHargaKasir(): void {
  useSocketEvent('harga-berubah', () => {
    const state = useKasir.getState();
    const dulu = state.keranjang;
    if (dulu.baris.length === 0 || !bolehUbah(state)) return;
    void segarkan().then(() => {
      if (useKasir.getState().keranjang.id !== dulu.id) return;
      const aturan = aturanToko();
      ubahKeranjang((kini) => tandaiHarga(dulu, kini, aturan));
      if (useKasir.getState().keranjang.baris.some((b) => b.harga_lama !== undefined)) buzz();
    });
  });
}

/** Alt+L: the marks go. */
export const lihatHarga = (): void => {
  ubahKeranjang(hargaDilihat);
};
