/** Prices: 24K of the day for all that follows it, single prices from head office to the stores, and what became of them. */
import { SegmentedControl } from '@mantine/core';
import { useMay } from '@mustika/web-kit/act.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MASTER } from '../teks-master.store.ts';
import { terbitkanHariIni } from './harga-hari-ini.command.ts';
import { HargaHariIni } from './harga-hari-ini.widget.tsx';
import { RiwayatPublikasi } from './riwayat-publikasi.widget.tsx';
import { TerbitHarga } from './terbit-harga.widget.tsx';

type Bagian = 'harian' | 'terbit' | 'riwayat';

export default function PublikasiHarga() {
  const { t } = useTranslation(MASTER);
  const may = useMay();
  const pusat = useSession((state) => state.user?.pusat === true && state.portal === null);
  const [dipilih, setDipilih] = useState<Bagian>('harian');
  const ada: readonly { value: Bagian; label: string }[] = [
    ...(may(terbitkanHariIni) ? [{ value: 'harian' as const, label: t('harian.judul') }] : []),
    ...(pusat ? [{ value: 'terbit' as const, label: t('publikasi.terbitkan') }] : []),
    { value: 'riwayat', label: t('publikasi.riwayat') },
  ];
  const bagian = ada.some(({ value }) => value === dipilih) ? dipilih : 'riwayat';
  return (
    <ScreenFrame
      title="Publikasi Harga"
      acts={
        ada.length > 1 && (
          <SegmentedControl
            aria-label="Publikasi Harga"
            value={bagian}
            onChange={(next) => setDipilih(next as Bagian)}
            data={[...ada]}
          />
        )
      }
    >
      {bagian === 'harian' && <HargaHariIni pusat={pusat} />}
      {bagian === 'terbit' && <TerbitHarga onSent={() => setDipilih('riwayat')} />}
      {bagian === 'riwayat' && <RiwayatPublikasi pusat={pusat} />}
    </ScreenFrame>
  );
}
