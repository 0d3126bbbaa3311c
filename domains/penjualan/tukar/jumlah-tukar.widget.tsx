/** The sums of a trade-in: in its own sheet, and above the payment of what is left. Domain R4.12. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import { useTranslation } from 'react-i18next';
import { PENJUALAN } from '../teks.store.ts';
import css from './tukar.module.css';
import type { HitunganTukar } from './tukar.rule.ts';

/** What the nota comes to, what comes in, and who pays the rest. */
export function Jumlah({ total, hitungan }: { total: number; hitungan: HitunganTukar }) {
  const { t } = useTranslation(PENJUALAN);
  const kurang = hitungan.keluar > 0;
  return (
    <dl className={css.jumlah} aria-live="polite">
      <div>
        <dt>{t('tukar.totalJual')}</dt>
        <dd>{formatAngka(total)}</dd>
      </div>
      <div>
        <dt>{t('tukar.totalTukar')}</dt>
        <dd className={hitungan.total > 0 ? 'negatif' : undefined}>
          {hitungan.total > 0 ? `-${formatAngka(hitungan.total)}` : '0'}
        </dd>
      </div>
      <div data-kuat>
        <dt>{t(kurang ? 'tukar.kurang' : 'tukar.tambah')}</dt>
        <dd>Rp {formatAngka(kurang ? hitungan.keluar : hitungan.terutang)}</dd>
      </div>
    </dl>
  );
}
