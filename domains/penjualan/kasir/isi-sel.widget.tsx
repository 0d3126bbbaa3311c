/** What stands in a cell of the sales table that is not being changed. */
import { formatAngka, formatPersen } from '@mustika/kernel/amount.ts';
import { useTranslation } from 'react-i18next';
import type { HargaBaris } from '../hitung-penjualan.rule.ts';
import { PENJUALAN } from '../teks.store.ts';
import type { Baris } from './keranjang.rule.ts';
import css from './tabel.module.css';

/** A line without a sales asks for one, where the store sells with them. */
export function SalesTeks({ baris, dipakai }: { baris: Baris; dipakai: boolean }) {
  const { t } = useTranslation(PENJUALAN);
  if (!dipakai) return null;
  return baris.kode_sales ?? <em className={css.pilih}>{t('tabel.pilihSales')}</em>;
}

/** The discount in rupiah, behind its percentage where it was given as one. */
export function DiskonTeks({ baris, harga }: { baris: Baris; harga: HargaBaris }) {
  return (
    <>
      {baris.diskon.cara === 'PERSEN' && (
        <small className={css.persen}>{formatPersen(baris.diskon.nilai)}%</small>
      )}
      <span className={harga.diskon === 0 ? css.nol : undefined}>{formatAngka(harga.diskon)}</span>
    </>
  );
}
