/** A small table that is only read: a heading, rows, perhaps a sum. Long ones scroll inside their panel. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TUTUP } from './teks-tutup.store.ts';
import css from './tutup.module.css';

export type Kolom<T> = {
  judul: string;
  isi: (row: T) => ReactNode;
  /** Right-aligned figures. */
  angka?: boolean;
  kode?: boolean;
  /** What stands under the column. */
  jumlah?: ReactNode;
};

type TabelBacaProps<T> = {
  label: string;
  kolom: readonly Kolom<T>[];
  baris: readonly T[];
  kunci: (row: T) => string;
  kosong?: string;
};

const kelas = <T,>({ angka, kode }: Kolom<T>): string =>
  `${angka ? 'angka' : ''} ${kode ? 'kode' : ''}`.trim();

export function TabelBaca<T>({ label, kolom, baris, kunci, kosong }: TabelBacaProps<T>) {
  const { t } = useTranslation(TUTUP);
  if (baris.length === 0) return <p className={css.kosong}>{kosong ?? t('kosong')}</p>;
  const sums = kolom.some(({ jumlah }) => jumlah !== undefined) && baris.length > 1;
  return (
    <section className={css.gulung} aria-label={label} tabIndex={0}>
      <table className={css.tabel}>
        <thead>
          <tr>
            {kolom.map((one) => (
              <th key={one.judul} scope="col" className={one.angka ? 'angka' : undefined}>
                {one.judul}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {baris.map((row) => (
            <tr key={kunci(row)}>
              {kolom.map((one) => (
                <td key={one.judul} className={kelas(one)}>
                  {one.isi(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sums && (
          <tfoot>
            <tr>
              {kolom.map((one, index) => (
                <td key={one.judul} className={one.angka ? 'angka' : undefined}>
                  {one.jumlah ?? (index === 0 ? t('jumlah') : null)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
