/** The tax on the payment sheet: how much of the total it is, and whose name the faktur pajak bears. Domain 13.4. */
import { TextInput } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { useTranslation } from 'react-i18next';
import type { JumlahNota } from './hitung-penjualan.rule.ts';
import { bolehUbah, ubahKeranjang, useKasir } from './kasir.store.ts';
import { PENJUALAN } from './teks.store.ts';

/**
 * Nothing where the store takes no PPN. Left empty, the sale is reported together with the others. Enter leaves it, as in
 * every field of the till.
 */
export function NpwpPembeli({ jumlah }: { jumlah: JumlahNota }) {
  const { t } = useTranslation(PENJUALAN);
  const npwp = useKasir((kasir) => kasir.keranjang.npwp ?? '');
  const terbuka = useKasir(bolehUbah);
  if (!jumlah.ppn_cara) return null;
  const ppn = t(jumlah.ppn_cara === 'INKLUSIF' ? 'nota.ppnDalam' : 'nota.ppn');
  return (
    <TextInput
      mt="sm"
      label={t('bayar.npwp')}
      description={`${ppn} Rp ${formatAngka(jumlah.ppn_transaksi_rp)}`}
      placeholder={t('bayar.npwpTempat')}
      maxLength={22}
      readOnly={!terbuka}
      value={npwp}
      onChange={(event) => {
        const teks = event.currentTarget.value.replace(/\s/g, '').toUpperCase();
        ubahKeranjang((k) => ({ ...k, npwp: teks || null }));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey) return;
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-utama]')?.focus();
      }}
    />
  );
}
