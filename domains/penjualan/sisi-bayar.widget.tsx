/** What pays a nota without being handed over now: the deposit. It cannot be typed; the rule says how much it is. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import { useTranslation } from 'react-i18next';
import { PENJUALAN } from './teks.store.ts';
import css from './titip.module.css';
import type { HitunganTitipan } from './titipan-keranjang.rule.ts';

export function SisiTitipan({ titipan }: { titipan: HitunganTitipan }) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <p className={css.sisi}>
      <span>{t('bayar.cara.TITIPAN')}</span>
      <small className="kode">{titipan.no_titipan}</small>
      <b className="angka">Rp {formatAngka(titipan.jumlah)}</b>
    </p>
  );
}
