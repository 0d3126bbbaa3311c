/** Who the customer is must be written down: said above the lines as soon as it is known, not at F9. Domain R4.10, 14.2. */
import { Button, Kbd } from '@mantine/core';
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { IconId } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { identitasKurang } from '../../pembelian/beli/identitas-penjual.rule.ts';
import { PENJUALAN } from '../teks.store.ts';
import { type HitunganTukar, tukarDari } from '../tukar/tukar.rule.ts';
import { DIRI_TUKAR } from '../tukar/tukar.store.ts';
import { bukaBayar } from './buka-bayar.store.ts';
import { diriKurang, mintaDiri } from './diri.rule.ts';
import css from './kasir.module.css';
import { useKasir } from './kasir.store.ts';
import type { Keranjang } from './keranjang.rule.ts';

type PitaProps = { total: Rupiah; tukar: HitunganTukar; batasDiri: Rupiah; batas: number };

/** Where it is typed: the sheet of the trade-in, or that of the payment; null when nothing is missing. */
function tempatDiri(
  keranjang: Keranjang,
  { total, tukar, batasDiri, batas }: PitaProps,
): 'tukar' | 'bayar' | null {
  const { baris, penjual } = tukarDari(keranjang);
  const nama_customer = penjual.nama_customer ?? keranjang.pelanggan?.nama ?? null;
  const aturan = { total: tukar.total, tanpaNota: baris.some((b) => b.jual === null), batas };
  if (baris.length > 0 && identitasKurang({ ...penjual, nama_customer }, aturan).length > 0) return 'tukar';
  return mintaDiri(keranjang, total, tukar, batasDiri) && diriKurang(keranjang) ? 'bayar' : null;
}

const isiPenjual = (message: string): void =>
  useKasir.setState({ panel: 'tukar', salah: { message, code: DIRI_TUKAR } });

export function PitaDiri(props: PitaProps) {
  const { t } = useTranslation(PENJUALAN);
  const keranjang = useKasir((kasir) => kasir.keranjang);
  const adaBarang = keranjang.baris.length > 0 || tukarDari(keranjang).baris.length > 0;
  const tempat = adaBarang ? tempatDiri(keranjang, props) : null;
  if (!tempat) return null;
  return (
    <div className={css.pita} data-kuning role="status">
      <IconId size={15} stroke={1.6} aria-hidden />
      <span>{t('diri.lengkapi')}</span>
      <Button
        variant="default"
        size="compact-xs"
        rightSection={<Kbd size="xs">{tempat === 'tukar' ? 'Alt U' : 'F8'}</Kbd>}
        onClick={() => (tempat === 'tukar' ? isiPenjual(t('diri.lengkapi')) : bukaBayar())}
      >
        {t('diri.isi')}
      </Button>
    </div>
  );
}
