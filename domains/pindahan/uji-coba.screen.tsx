/** Moving over: a copy of the shop to try it in, how far its totals agree with the old till's, and what is left for the day itself. */
import { Badge } from '@mantine/core';
import { TableEmpty } from '@mustika/web-kit/data-table/empty.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useTranslation } from 'react-i18next';
import { HariPindah } from './hari-pindah.widget.tsx';
import css from './pindahan.module.css';
import { RingkasanBanding } from './ringkasan-banding.widget.tsx';
import { SalinanToko } from './salinan-toko.widget.tsx';
import { TEKS_PINDAHAN } from './teks-pindahan.store.ts';
import { useUjiCoba } from './uji-coba.store.ts';

const WARNA = { TIDAK_ADA: 'gray', DIBUAT: 'kuning', SIAP: 'hijau', GAGAL: 'merah' } as const;

export default function UjiCobaPindahan() {
  const { t } = useTranslation(TEKS_PINDAHAN);
  const { data, error, refetch } = useUjiCoba();
  if (error && !data)
    return (
      <ScreenFrame title="Uji Coba Pindahan">
        <TableEmpty error={error} filtered={false} onReset={() => undefined} onRetry={() => void refetch()} />
      </ScreenFrame>
    );
  return (
    <ScreenFrame
      title="Uji Coba Pindahan"
      flowing
      chips={
        data && (
          <Badge role="status" color={WARNA[data.keadaan]}>
            {t(`keadaan.${data.keadaan}`)}
          </Badge>
        )
      }
    >
      {data && (
        <div className={css.kolom}>
          <SalinanToko ujiCoba={data} onUbah={() => void refetch()} />
          <RingkasanBanding ujiCoba={data} onUbah={() => void refetch()} />
          <HariPindah ujiCoba={data} />
        </div>
      )}
    </ScreenFrame>
  );
}
