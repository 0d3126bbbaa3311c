/**
 * New prices while a cart is open: the lines are asked again at once, and the cashier is told what the cart cost and what it
 * costs. The server would refuse the old total anyway (HARGA_BERUBAH). Features 2, idea 5.
 */

import { notifications } from '@mantine/notifications';
import { formatRupiah } from '@mustika/kernel/amount.ts';
import { buzz } from '@mustika/web-kit/scan/sound.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { useTranslation } from 'react-i18next';
import { PENJUALAN } from '../teks.store.ts';
import { aturanToko, bolehUbah, useKasir } from './kasir.store.ts';
import { segarkan } from './kasir-barang.store.ts';
import { hitungKeranjang } from './keranjang.rule.ts';

const PESAN = 'harga-berubah';

const totalKini = () => hitungKeranjang(useKasir.getState().keranjang, aturanToko()).jumlah.total;

/** Listens while the till is open. A sale on its way is left alone: its answer tells. */
export function useHargaKasir(): void {
  const { t } = useTranslation(PENJUALAN);
  useSocketEvent('harga-berubah', () => {
    const state = useKasir.getState();
    if (state.keranjang.baris.length === 0 || !bolehUbah(state)) return;
    const lama = totalKini();
    void segarkan().then(() => {
      const baru = totalKini();
      if (baru === lama) return;
      buzz();
      notifications.show({
        id: PESAN,
        color: 'kuning',
        autoClose: false,
        message: t('harga.berubah', { lama: formatRupiah(lama), baru: formatRupiah(baru) }),
      });
    });
  });
}
