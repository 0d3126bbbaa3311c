/** A score with its criteria: the points of each, and of what lost some what was found and how it is done right. */
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import css from './latihan.module.css';
import type { Kriteria } from './latihan.rule.ts';
import { TEKS_LATIHAN } from './teks-latihan.store.ts';

/** Minutes and seconds, as a stopwatch has them. */
export const lamanya = (detik: number): string =>
  `${Math.trunc(detik / 60)}:${String(detik % 60).padStart(2, '0')}`;

export function HasilLatihan({
  skor,
  detik,
  kriteria,
}: {
  skor: number;
  detik: number;
  kriteria: readonly Kriteria[];
}) {
  const { t } = useTranslation(TEKS_LATIHAN);
  return (
    <section className={css.hasil} aria-label={t('hasil')}>
      <p className={css.skor}>
        <b>{skor}</b> / 100 <span>{t('waktu', { lama: lamanya(detik) })}</span>
      </p>
      <ul>
        {kriteria.map(({ kode, dari, nilai, ada, harus }) => (
          <li key={kode} data-penuh={nilai === dari || undefined}>
            <b>
              {nilai}/{dari}
            </b>
            <span>
              {t(`kriteria.${kode}`)}
              {nilai < dari && (
                <Text component="span" display="block" size="xs" c="dimmed">
                  {kode === 'WAKTU'
                    ? t('salah.WAKTU', { ada: lamanya(Number(ada)), harus: lamanya(Number(harus)) })
                    : t(`salah.${kode}`, { ada, harus })}
                </Text>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
