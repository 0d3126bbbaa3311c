/** The steps beside the one that is open: what is done, what comes next, what can wait. */
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { IconCircle, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { bolehNanti, type Persiapan } from './langkah.rule.ts';
import css from './mulai.module.css';
import { MULAI } from './teks-mulai.store.ts';

export type RelProps = {
  langkah: readonly Persiapan[];
  selesai: ReadonlySet<Persiapan>;
  /** The one a first sale waits for. */
  berikutnya: Persiapan;
  /** The one that is open; null on a phone that shows the list. */
  kini: Persiapan | null;
  onPilih: (langkah: Persiapan) => void;
};

export function Rel({ langkah, selesai, berikutnya, kini, onPilih }: RelProps) {
  const { t } = useTranslation(MULAI);
  const keadaan = (satu: Persiapan): string => {
    if (selesai.has(satu)) return t('langkah.selesai');
    if (satu === berikutnya) return t('langkah.berikutnya');
    return t(bolehNanti(satu) ? 'langkah.nanti' : 'langkah.belum');
  };
  return (
    <Panel
      title={t('rel.judul', {
        selesai: langkah.filter((satu) => selesai.has(satu)).length,
        semua: langkah.length,
      })}
    >
      <nav aria-label={t('langkah.judul')}>
        <ol className={css.rel}>
          {langkah.map((satu) => (
            <li key={satu}>
              <button
                type="button"
                className={css.butir}
                aria-current={satu === kini ? 'step' : undefined}
                onClick={() => onPilih(satu)}
              >
                <Tanda selesai={selesai.has(satu)} berikutnya={satu === berikutnya} />
                <span className={css.nama}>{t(`langkah.${satu}`)}</span>
                <span className={css.keadaan}>{keadaan(satu)}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </Panel>
  );
}

/** Drawn beside its word. */
function Tanda({ selesai, berikutnya }: { selesai: boolean; berikutnya: boolean }) {
  const Icon = selesai ? IconCircleCheckFilled : berikutnya ? IconCircle : IconCircleDashed;
  return (
    <Icon size={18} stroke={1.6} aria-hidden className={css.tanda} data-selesai={selesai || undefined} />
  );
}
