/** The store as its slips show it, and the switches of its day. Spec 1 §2.2. */
import { Badge, Button } from '@mantine/core';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useTranslation } from 'react-i18next';
import { DaftarSetelan } from './daftar-setelan.widget.tsx';
import css from './pengaturan.module.css';
import { FormulirProfil, useProfil } from './profil-toko.widget.tsx';
import { PENGATURAN } from './teks-pengaturan.store.ts';

export default function SettingToko() {
  const { t } = useTranslation(PENGATURAN);
  const asked = useProfil();
  return (
    <ScreenFrame
      title="Setting Toko"
      flowing
      chips={
        asked.data && (
          <>
            <Badge variant="light" color="gray" radius="sm" tt="none" fw={600}>
              <span className="kode">{asked.data.kode_toko}</span>
            </Badge>
            <Badge
              variant="light"
              color={asked.data.tgl_system ? 'hijau' : 'gray'}
              radius="sm"
              tt="none"
              fw={600}
            >
              {asked.data.tgl_system
                ? t('hariBuka', { tanggal: formatTanggal(asked.data.tgl_system) })
                : t('tutup')}
            </Badge>
          </>
        )
      }
    >
      <div className={css.dua}>
        <Panel title={t('profil')}>
          {asked.error && (
            <Button variant="default" onClick={() => void asked.refetch()}>
              {asked.error.message}
            </Button>
          )}
          {asked.data && (
            <FormulirProfil key={asked.data.versi} profil={asked.data} onSaved={() => void asked.refetch()} />
          )}
        </Panel>
        <div className={css.rincian}>
          <DaftarSetelan harian />
        </div>
      </div>
    </ScreenFrame>
  );
}
