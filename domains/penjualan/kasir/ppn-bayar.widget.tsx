/** The tax on the payment sheet: how much of the total it is, who buys, and whose name the faktur pajak bears. Domain 13.4, 13.5. */
import { NativeSelect, TextInput } from '@mantine/core';
import { formatAngka, type Rupiah } from '@mustika/kernel/amount.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { JumlahNota } from '../../jual/hitung-penjualan.rule.ts';
import { PEMBELI, type Pembeli } from '../../pajak/pph22.rule.ts';
import { PENJUALAN } from '../teks.store.ts';
import { bolehUbah, modulToko, ubahKeranjang, useKasir } from './kasir.store.ts';

/** Enter leaves the field, as everywhere at the till. */
function keSimpan(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.ctrlKey) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-utama]')?.focus();
}

/**
 * Nothing where the store takes neither PPN nor PPh 22 of traders. A number left empty, the sale is reported together with the
 * others.
 */
export function PajakPembeli({ jumlah, pph22 }: { jumlah: JumlahNota; pph22: Rupiah }) {
  const pedagang = modulToko().has('PPH22_PENJUALAN_MODULE');
  if (!jumlah.ppn_cara && !pedagang) return null;
  return (
    <>
      {pedagang && <SiapaMembeli pph22={pph22} />}
      <NpwpPembeli jumlah={jumlah} />
    </>
  );
}

function SiapaMembeli({ pph22 }: { pph22: Rupiah }) {
  const { t } = useTranslation(PENJUALAN);
  const pembeli = useKasir((kasir) => kasir.keranjang.pembeli ?? 'KONSUMEN');
  const surat = useKasir((kasir) => kasir.keranjang.no_bebas ?? '');
  const terbuka = useKasir(bolehUbah);
  return (
    <>
      <NativeSelect
        mt="sm"
        label={t('bayar.pembeli.judul')}
        {...(pph22 > 0 ? { description: `+ PPh 22 Rp ${formatAngka(pph22)}` } : {})}
        disabled={!terbuka}
        data={PEMBELI.map(([value]) => ({ value, label: t(`bayar.pembeli.${value}`) }))}
        value={pembeli}
        onChange={(event) => {
          const pilihan = event.currentTarget.value as Pembeli;
          ubahKeranjang((k) => ({ ...k, pembeli: pilihan }));
        }}
        onKeyDown={keSimpan}
      />
      {pembeli === 'PEDAGANG_BEBAS' && (
        <TextInput
          mt="sm"
          label={t('bayar.pembeli.surat')}
          maxLength={40}
          readOnly={!terbuka}
          value={surat}
          onChange={(event) => {
            const teks = event.currentTarget.value;
            ubahKeranjang((k) => ({ ...k, no_bebas: teks.trim() === '' ? null : teks }));
          }}
          onKeyDown={keSimpan}
        />
      )}
    </>
  );
}

function NpwpPembeli({ jumlah }: { jumlah: JumlahNota }) {
  const { t } = useTranslation(PENJUALAN);
  const npwp = useKasir((kasir) => kasir.keranjang.npwp ?? '');
  const terbuka = useKasir(bolehUbah);
  const ppn = t(jumlah.ppn_cara === 'INKLUSIF' ? 'nota.ppnDalam' : 'nota.ppn');
  return (
    <TextInput
      mt="sm"
      label={t('bayar.npwp')}
      {...(jumlah.ppn_cara ? { description: `${ppn} Rp ${formatAngka(jumlah.ppn_transaksi_rp)}` } : {})}
      placeholder={t('bayar.npwpTempat')}
      maxLength={22}
      readOnly={!terbuka}
      value={npwp}
      onChange={(event) => {
        const teks = event.currentTarget.value.replace(/\s/g, '').toUpperCase();
        ubahKeranjang((k) => ({ ...k, npwp: teks || null }));
      }}
      onKeyDown={keSimpan}
    />
  );
}
