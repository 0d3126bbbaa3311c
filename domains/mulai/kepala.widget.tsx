/** What stands around the open step: which store it is, what a first sale still waits for, and the way on. */
import { Badge, Button, Text } from '@mantine/core';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useAway, useSession } from '@mustika/web-kit/session.ts';
import { IconArrowLeft, IconArrowRight, IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeLayar } from './ke-layar.widget.tsx';
import { bolehNanti, type Langkah, masihKurang, type Persiapan } from './langkah.rule.ts';
import css from './mulai.module.css';
import { MULAI } from './teks-mulai.store.ts';
import { KE_LAYAR } from './tujuan.view.ts';

/** The store that is being prepared. */
export function TokoIni() {
  const rumah = useAway();
  const user = useSession((session) => session.user);
  if (rumah || !user) return null;
  return (
    <Badge variant="light" color="gray" radius="sm" tt="none" fw={600}>
      <span className="kode">{user.kode_toko}</span> {user.nama_toko}
    </Badge>
  );
}

/** A chain goes from one branch to the next by way of all of them. */
export function KeSemuaToko() {
  const { t } = useTranslation(MULAI);
  const rumah = useAway();
  const { user, choosePortal } = useSession();
  if (rumah || !user?.pusat || user.tunggal) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={14} />}
      onClick={() => void choosePortal(null).catch(noticeOf)}
    >
      {t('semuaToko')}
    </Button>
  );
}

type YangKurangProps = { selesai: readonly Langkah[]; onPilih: (langkah: Langkah) => void };

/** In one line what stands between the store and its first nota. */
export function YangKurang({ selesai, onPilih }: YangKurangProps) {
  const { t } = useTranslation(MULAI);
  const kurang = masihKurang(selesai);
  const jual = selesai.includes('PENJUALAN');
  if (jual) return null;
  return (
    <div className={css.status} role="status">
      {kurang.length === 0 && (
        <IconCircleCheckFilled size={18} className={css.tanda} data-selesai aria-hidden />
      )}
      <Text size="sm" fw={600}>
        {kurang.length === 0 ? t('kurang.tidakAda') : t('kurang.judul', { count: kurang.length })}
      </Text>
      {kurang.map((langkah) => (
        <Button key={langkah} size="compact-sm" variant="default" onClick={() => onPilih(langkah)}>
          {t(`langkah.${langkah}`)}
        </Button>
      ))}
      {kurang.length === 0 && <KeLayar target={KE_LAYAR.PENJUALAN}>{t('bukaKasir')}</KeLayar>}
    </div>
  );
}

type TerbukaProps = {
  langkah: Persiapan;
  /** On a phone the list is behind it. */
  onDaftar?: () => void;
  /** What is done, or can wait, is passed by. */
  onLewat?: () => void;
  children: ReactNode;
};

/** The open step under its name, with why it is asked. */
export function Terbuka({ langkah, onDaftar, onLewat, children }: TerbukaProps) {
  const { t } = useTranslation(MULAI);
  return (
    <div className={css.kolom}>
      {onDaftar && (
        <Button variant="subtle" leftSection={<IconArrowLeft size={14} />} w="fit-content" onClick={onDaftar}>
          {t('rel.semua')}
        </Button>
      )}
      <Panel
        title={t(`langkah.${langkah}`)}
        acts={
          bolehNanti(langkah) && (
            <Badge size="xs" variant="light" color="gray" tt="none">
              {t('langkah.nanti')}
            </Badge>
          )
        }
      >
        <div className={css.isi}>
          <Text size="sm" c="dimmed">
            {t(`langkah.ket.${langkah}`)}
          </Text>
          {children}
          {onLewat && (
            <div className={css.lewat}>
              <Button variant="subtle" rightSection={<IconArrowRight size={14} />} onClick={onLewat}>
                {t('lewat')}
              </Button>
            </div>
          )}
        </div>
      </Panel>
    </div>
  );
}
