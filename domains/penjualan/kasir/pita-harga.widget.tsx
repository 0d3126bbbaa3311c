/** New prices came while the cart was open: said above the lines until the cashier has seen it. */
import { Button, Kbd } from '@mantine/core';
import { formatRupiah, rupiah } from '@mustika/kernel/amount.ts';
import { IconArrowsUpDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PENJUALAN } from '../teks.store.ts';
import { lihatHarga } from './harga-kasir.store.ts';
import css from './kasir.module.css';
import { aturanToko, useKasir } from './kasir.store.ts';
import { hitungKeranjang } from './keranjang.rule.ts';

export function PitaHarga() {
  const { t } = useTranslation(PENJUALAN);
  const keranjang = useKasir((kasir) => kasir.keranjang);
  if (keranjang.baris.every((b) => b.harga_lama === undefined)) return null;
  const { baris, jumlah } = hitungKeranjang(keranjang, aturanToko());
  const lama = keranjang.baris.reduce((sum, b, at) => sum + (b.harga_lama ?? baris[at]?.total ?? 0), 0);
  return (
    <div className={css.pita} data-kuning role="alert">
      <IconArrowsUpDown size={15} stroke={1.6} aria-hidden />
      <span>
        {t('harga.berubah', { lama: formatRupiah(rupiah(lama)), baru: formatRupiah(jumlah.total) })}
      </span>
      <Button
        variant="default"
        size="compact-xs"
        rightSection={<Kbd size="xs">Alt L</Kbd>}
        onClick={lihatHarga}
      >
        {t('harga.dilihat')}
      </Button>
    </div>
  );
}
