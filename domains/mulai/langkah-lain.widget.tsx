/** Steps that are done on a whole screen, or need nothing but a device: pieces, cash, the nota with its mark and printer, the sale. */
import { Text } from '@mantine/core';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useLook } from '@mustika/web-kit/shell/look.ts';
import { useTranslation } from 'react-i18next';
import { CaraCetak } from '../penjualan/kasir/cara-cetak.widget.tsx';
import { LogoToko } from '../tampilan/logo-toko.widget.tsx';
import { KeLayar } from './ke-layar.widget.tsx';
import { type Langkah, masihKurang } from './langkah.rule.ts';
import css from './mulai.module.css';
import { MULAI } from './teks-mulai.store.ts';
import { KE_LAYAR } from './tujuan.view.ts';

export function Barang() {
  const { t } = useTranslation(MULAI);
  return (
    <>
      <Text size="sm">{t('barang.cara')}</Text>
      <div className={css.aksi}>
        <KeLayar target={KE_LAYAR.BARANG} main>
          {t('barang.berkas')}
        </KeLayar>
        <KeLayar target={{ to: '/tambah-data-barang', search: {} }}>{t('barang.satu')}</KeLayar>
      </div>
    </>
  );
}

export function UangKas() {
  const { t } = useTranslation(MULAI);
  return (
    <>
      <Text size="sm">{t('kas.cara')}</Text>
      <div className={css.aksi}>
        <KeLayar target={KE_LAYAR.KAS} main>
          {t('kas.masuk')}
        </KeLayar>
        <KeLayar target={{ to: '/saldo-awal', search: {} }}>{t('kas.bawaan')}</KeLayar>
        <KeLayar target={{ to: '/nota-lama', search: {} }}>{t('kas.notaLama')}</KeLayar>
      </div>
    </>
  );
}

export function NotaDanPrinter() {
  const { t } = useTranslation(MULAI);
  const { data } = useLook();
  return (
    <>
      {data && <LogoToko look={data} />}
      <Panel title={t('nota.perangkat')}>
        <div className={css.kolom}>
          <Text size="xs" c="dimmed">
            {t('nota.perangkatKet')}
          </Text>
          <CaraCetak />
        </div>
      </Panel>
      <div className={css.aksi}>
        <KeLayar target={KE_LAYAR.NOTA}>{t('nota.rancang')}</KeLayar>
        <KeLayar target={{ to: '/setting-nota-slip', search: {} }}>{t('nota.rancangSlip')}</KeLayar>
      </div>
    </>
  );
}

type PenjualanProps = { selesai: readonly Langkah[]; onPilih: (langkah: Langkah) => void };

/** What a first sale still waits for, and why; the till once nothing is missing. */
export function Penjualan({ selesai, onPilih }: PenjualanProps) {
  const { t } = useTranslation(MULAI);
  const kurang = masihKurang(selesai);
  if (kurang.length > 0)
    return (
      <>
        <Text size="sm">{t('kurang.judul', { count: kurang.length })}</Text>
        <ul className={css.kurang}>
          {kurang.map((langkah) => (
            <li key={langkah}>
              <button type="button" className={css.tautan} onClick={() => onPilih(langkah)}>
                {t(`langkah.${langkah}`)}
              </button>
              : {t(`langkah.ket.${langkah}`)}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <Text size="sm">{t(selesai.includes('PENJUALAN') ? 'kurang.sudahJual' : 'kurang.tidakAda')}</Text>
      <div className={css.aksi}>
        <KeLayar target={KE_LAYAR.PENJUALAN} main>
          {t('bukaKasir')}
        </KeLayar>
      </div>
    </>
  );
}
