/** The copy of the shop: made, waited for, entered, thrown away. */
import { Alert, Button, Progress, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { confirm, noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { masukUjiCoba } from '../latihan/latihan.command.ts';
import css from './pindahan.module.css';
import { TEKS_PINDAHAN } from './teks-pindahan.store.ts';
import { buangUjiCoba, buatUjiCoba } from './uji-coba.command.ts';
import { masukKe, type UjiCoba } from './uji-coba.store.ts';

type Bagian = { ujiCoba: UjiCoba; onUbah: () => void };

export function SalinanToko({ ujiCoba, onUbah }: Bagian) {
  const { t } = useTranslation(TEKS_PINDAHAN);
  const { keadaan, hari, sebab } = ujiCoba;
  return (
    <Panel title={t('salinan')}>
      <div className={css.kolom}>
        <Text size="sm">{t('tentang', { hari })}</Text>
        {keadaan === 'GAGAL' && (
          <Alert color="merah" role="alert" title={t('gagal')}>
            {t(`sebab.${sebab ?? 'LAIN'}`)}
          </Alert>
        )}
        {keadaan === 'DIBUAT' && <Sejauh {...ujiCoba} />}
        {keadaan === 'SIAP' && <Keterangan {...ujiCoba} />}
        <Aksi keadaan={keadaan} onUbah={onUbah} />
      </div>
    </Panel>
  );
}

/** Of the whole of it, copying is the longer half. */
function bagianSelesai({ tahap, ke, dari }: UjiCoba): number {
  const sejauh = dari ? ((ke ?? 0) * 100) / dari : 0;
  if (tahap === 'MENYALIN') return sejauh / 2;
  return tahap === 'MEMASUKKAN' ? 60 : 95;
}

function Sejauh(ujiCoba: UjiCoba) {
  const { t } = useTranslation(TEKS_PINDAHAN);
  const { tahap, ke, dari } = ujiCoba;
  const isi = { ke: formatAngka(ke ?? 0), dari: formatAngka(dari ?? 0) };
  return (
    <div>
      <Text size="sm" role="status">
        {t(`tahap.${tahap ?? 'MENYALIN'}`, isi)}
      </Text>
      <Progress mt={4} aria-label={t('keadaan.DIBUAT')} value={bagianSelesai(ujiCoba)} />
    </div>
  );
}

function Keterangan({ dibuat, sampai, ukuran, temuan }: UjiCoba) {
  const { t } = useTranslation(TEKS_PINDAHAN);
  const isi: [string, string][] = [
    [t('dibuat'), dibuat ? formatWaktu(dibuat) : '–'],
    [t('sampai'), sampai ? formatWaktu(sampai) : '–'],
    [t('ukuran'), `${formatAngka(Math.ceil((ukuran ?? 0) / 1024))} MB`],
    [t('temuan'), temuan ? t('temuan.ada', { banyak: formatAngka(temuan) }) : t('temuan.bersih')],
  ];
  return (
    <dl className={css.keterangan}>
      {isi.map(([nama, nilai]) => (
        <div key={nama}>
          <dt>{nama}</dt>
          <dd>{nilai}</dd>
        </div>
      ))}
    </dl>
  );
}

function Aksi({ keadaan, onUbah }: { keadaan: UjiCoba['keadaan']; onUbah: () => void }) {
  const { t } = useTranslation(TEKS_PINDAHAN);
  const [sibuk, setSibuk] = useState(false);
  const lakukan = async (run: () => Promise<unknown>) => {
    setSibuk(true);
    try {
      await run();
    } catch (error) {
      noticeOf(error);
    }
    onUbah();
    setSibuk(false);
  };
  const buang = async () => {
    const tanya = { title: t('buang.judul'), text: t('buang.tanya'), yes: t('buang'), danger: true };
    if (!(await confirm(tanya))) return;
    await lakukan(async () => {
      await call(buangUjiCoba, { body: {} });
      toastSuccess(t('buang.sudah'));
    });
  };
  const ada = keadaan === 'SIAP' || keadaan === 'DIBUAT';
  return (
    <div className={css.aksi}>
      {!ada && (
        <ActButton
          act={buatUjiCoba}
          loading={sibuk}
          onClick={() => void lakukan(() => call(buatUjiCoba, { body: {} }))}
        >
          {t('buat')}
        </ActButton>
      )}
      {keadaan === 'SIAP' && (
        <>
          <ActButton act={masukUjiCoba} onClick={() => void masukKe('/dashboard', t('terhalang'))}>
            {t('masuk')}
          </ActButton>
          <Button variant="default" onClick={() => void masukKe('/banding-kasir-lama', t('terhalang'))}>
            {t('masuk.banding')}
          </Button>
        </>
      )}
      {ada && (
        <ActButton act={buangUjiCoba} variant="default" loading={sibuk} onClick={() => void buang()}>
          {t('buang')}
        </ActButton>
      )}
    </div>
  );
}
