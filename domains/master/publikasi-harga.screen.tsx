/** Prices from head office to the stores: head office sends and follows, a store sees and accepts. Features 2, idea 12. */
import { SegmentedControl } from '@mantine/core';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RiwayatPublikasi } from './riwayat-publikasi.widget.tsx';
import { MASTER } from './teks-master.store.ts';
import { TerbitHarga } from './terbit-harga.widget.tsx';

export default function PublikasiHarga() {
  const { t } = useTranslation(MASTER);
  const pusat = useSession((state) => state.user?.pusat === true && state.portal === null);
  const [bagian, setBagian] = useState<'terbit' | 'riwayat'>('terbit');
  if (!pusat)
    return (
      <ScreenFrame title="Publikasi Harga">
        <RiwayatPublikasi pusat={false} />
      </ScreenFrame>
    );
  return (
    <ScreenFrame
      title="Publikasi Harga"
      acts={
        <SegmentedControl
          aria-label="Publikasi Harga"
          value={bagian}
          onChange={(next) => setBagian(next as typeof bagian)}
          data={[
            { value: 'terbit', label: t('publikasi.terbitkan') },
            { value: 'riwayat', label: t('publikasi.riwayat') },
          ]}
        />
      }
    >
      {bagian === 'terbit' ? <TerbitHarga onSent={() => setBagian('riwayat')} /> : <RiwayatPublikasi pusat />}
    </ScreenFrame>
  );
}
