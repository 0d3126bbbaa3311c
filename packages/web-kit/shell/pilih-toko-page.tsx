/** Asked of head office before a screen that is a branch's. The words are prescribed (Spec 2 §8). */
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import { useSession } from '../session.ts';
import { StoreIcon } from './menu-icons.tsx';
import { StatePage } from './state-frame.tsx';

const StorePicker = lazy(async () => ({ default: (await import('./store-picker.tsx')).StorePicker }));

/** `onStay`: head office has such a thing of its own and means it. */
export function PilihTokoPage({ onStay }: { onStay?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const home = useSession((state) => state.user?.nama_toko ?? '');
  return (
    <StatePage
      icon={<StoreIcon size={26} stroke={1.5} />}
      title={istilah('Mohon Pilih Toko')}
      text={t('keadaan.pilihTokoTeks')}
      act={
        <>
          <Suspense>
            <StorePicker />
          </Suspense>
          {onStay && (
            <Button variant="default" onClick={onStay}>
              {t('keadaan.tetapDi', { toko: home })}
            </Button>
          )}
        </>
      }
    />
  );
}
