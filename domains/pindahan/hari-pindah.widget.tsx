/** The day itself: what came into the trial, in that order, whether it came in here since, and what is left before the first day closes. */
import { Badge, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useHouse } from '@mustika/web-kit/shell/house-context.tsx';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useTranslation } from 'react-i18next';
import css from './pindahan.module.css';
import { TEKS_PINDAHAN } from './teks-pindahan.store.ts';
import { LANGKAH_PINDAH } from './uji-coba.rule.ts';
import type { UjiCoba } from './uji-coba.store.ts';

type Langkah = UjiCoba['langkah'][number];

export function HariPindah({ ujiCoba }: { ujiCoba: UjiCoba }) {
  const { t } = useTranslation(TEKS_PINDAHAN);
  const { langkah, nyata } = ujiCoba;
  const cocok = nyata.length > 0 && nyata.every(({ beda }) => beda === 0);
  return (
    <Panel title={t('hari')}>
      <div className={css.kolom}>
        <Text size="sm">{t(langkah.length === 0 ? 'hari.belum' : 'hari.tentang')}</Text>
        <ol className={css.langkah}>
          {langkah.map((one) => (
            <Satu key={`${one.kode_toko} ${one.aksi}`} {...one} />
          ))}
          <Tutup to="/banding-kasir-lama" teks={t('hari.banding')} sudah={cocok} />
          <Tutup to="/tutup-toko" teks={t('hari.tutup')} sudah={false} />
        </ol>
      </div>
    </Panel>
  );
}

function Satu({ aksi, kode_toko, sumber, kali, waktu, di_sini }: Langkah) {
  const { t } = useTranslation(TEKS_PINDAHAN);
  const { screens } = useHouse();
  const to = LANGKAH_PINDAH[aksi]?.layar ?? '';
  const layar = screens.find(({ path }) => path === to);
  return (
    <li>
      <div className={css.satu}>
        <div className={css.isi}>
          <span>
            {kode_toko} ·{' '}
            <TargetLink target={{ to, search: {}, toko: kode_toko }}>{layar?.title ?? aksi}</TargetLink>
          </span>
          <Text size="xs" c="dimmed">
            {t('hari.kali', { kali: formatAngka(kali), waktu: formatWaktu(waktu) })}
            {sumber && ` · ${t('hari.sumber', { sumber })}`}
          </Text>
        </div>
        <Sudah sudah={di_sini} />
      </div>
    </li>
  );
}

function Tutup({ to, teks, sudah }: { to: string; teks: string; sudah: boolean }) {
  return (
    <li>
      <div className={css.satu}>
        <div className={css.isi}>
          <TargetLink target={{ to, search: {} }}>{teks}</TargetLink>
        </div>
        <Sudah sudah={sudah} />
      </div>
    </li>
  );
}

function Sudah({ sudah }: { sudah: boolean }) {
  const { t } = useTranslation(TEKS_PINDAHAN);
  return <Badge color={sudah ? 'hijau' : 'gray'}>{t(sudah ? 'hari.sudah' : 'hari.nanti')}</Badge>;
}
