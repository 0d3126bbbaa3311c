/** Every module and parameter of the store in one searchable list, and what the installation is. Spec 1 §1, §2.2, §6. */
import { Button, Loader, Text } from '@mantine/core';
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DaftarSetelan } from './daftar-setelan.widget.tsx';
import { type Konfigurasi, konfigurasiCommand } from './konfigurasi.command.ts';
import css from './pengaturan.module.css';
import { PENGATURAN } from './teks-pengaturan.store.ts';

export default function SettingSystem() {
  const { t } = useTranslation(PENGATURAN);
  const [instalasi, setInstalasi] = useState(false);
  return (
    <ScreenFrame
      title="Setting System"
      acts={
        <Button variant="default" onClick={() => setInstalasi(true)}>
          {t('instalasi')}
        </Button>
      }
    >
      <DaftarSetelan />
      {instalasi && (
        <SideDrawer opened onClose={() => setInstalasi(false)} title={t('instalasi')} size={560}>
          <Instalasi />
        </SideDrawer>
      )}
    </ScreenFrame>
  );
}

function Instalasi() {
  const { t } = useTranslation(PENGATURAN);
  const asked = useQuery<Konfigurasi, ApiError>({
    queryKey: ['konfigurasi'],
    queryFn: async ({ signal }) => (await call(konfigurasiCommand, { signal })).data,
  });
  if (asked.isPending) return <Loader size="sm" />;
  if (asked.error) return <Text size="sm">{asked.error.message}</Text>;
  return (
    <div className={css.rincian}>
      <Text size="sm" c="dimmed">
        {t('instalasiTeks')}
      </Text>
      {Object.entries(asked.data).map(([nama, nilai]) => (
        <div key={nama}>
          <div className={css.tanda}>
            <span className="kode">{nama}</span>
          </div>
          <div className={css.nilai}>
            {nilai ?? t('tidakDiatur')}
            <small>{t(`konfigurasi.${nama}`)}</small>
          </div>
        </div>
      ))}
    </div>
  );
}
