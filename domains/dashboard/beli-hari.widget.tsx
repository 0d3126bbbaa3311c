/** What came back over the counter today, beside the business day before. */
import { Text } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useTranslation } from 'react-i18next';
import css from './dashboard.module.css';
import type { AngkaHari } from './ringkasan.rule.ts';
import { DASHBOARD } from './teks-dashboard.store.ts';

type BeliProps = { beli: AngkaHari; sebelumnya: AngkaHari };

const gram = (grams: number): string => formatGram((toThousandths(grams) ?? 0) as Miligram);

export function BeliHariIni({ beli, sebelumnya }: BeliProps) {
  const { t } = useTranslation(DASHBOARD);
  const isi = ({ nota, barang, berat }: AngkaHari): string =>
    `${t('jumlahNota', { jumlah: formatAngka(nota) })} · ${t('barang', { jumlah: formatAngka(barang) })} · ${t('gram', { berat: gram(berat) })}`;
  return (
    <Panel title={t('beliHariIni')}>
      <ul className={css.daftar}>
        <li>
          <span className={css.nama}>{isi(beli)}</span>
          <span className="angka">{formatAngka(beli.omzet)}</span>
        </li>
        {sebelumnya.tanggal && (
          <li>
            <Text size="xs" c="dimmed" className={css.nama}>
              {formatTanggal(sebelumnya.tanggal)} · {isi(sebelumnya)}
            </Text>
            <Text size="xs" c="dimmed" className="angka">
              {formatAngka(sebelumnya.omzet)}
            </Text>
          </li>
        )}
      </ul>
    </Panel>
  );
}
