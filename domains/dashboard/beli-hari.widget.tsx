/** What came back over the counter today, beside the business day before. */
import { Text } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useTranslation } from 'react-i18next';
import css from './dashboard.module.css';
import { keBeli, type Lingkup } from './ke-baris.view.ts';
import type { AngkaHari } from './ringkasan.rule.ts';
import { DASHBOARD } from './teks-dashboard.store.ts';

type BeliProps = { beli: AngkaHari; sebelumnya: AngkaHari; lingkup: Lingkup };

const gram = (grams: number): string => formatGram((toThousandths(grams) ?? 0) as Miligram);

export function BeliHariIni({ beli, sebelumnya, lingkup }: BeliProps) {
  const { t } = useTranslation(DASHBOARD);
  const isi = ({ nota, barang, berat }: AngkaHari): string =>
    `${t('jumlahNota', { jumlah: formatAngka(nota) })} · ${t('barang', { jumlah: formatAngka(barang) })} · ${t('gram', { berat: gram(berat) })}`;
  return (
    <Panel title={t('beliHariIni')}>
      <ul className={css.daftar}>
        <li>
          <span className={css.nama}>{isi(beli)}</span>
          <span className="angka">
            <TargetLink target={keBeli(lingkup, beli.tanggal)}>{formatAngka(beli.omzet)}</TargetLink>
          </span>
        </li>
        {sebelumnya.tanggal && (
          <li>
            <Text size="xs" c="dimmed" className={css.nama}>
              {formatTanggal(sebelumnya.tanggal)} · {isi(sebelumnya)}
            </Text>
            <Text size="xs" c="dimmed" className="angka">
              <TargetLink target={keBeli(lingkup, sebelumnya.tanggal)}>
                {formatAngka(sebelumnya.omzet)}
              </TargetLink>
            </Text>
          </li>
        )}
      </ul>
    </Panel>
  );
}
