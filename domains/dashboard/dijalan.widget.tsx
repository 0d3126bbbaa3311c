/** What is on its way for longer than a day, among what waits for somebody. */
import { Text } from '@mantine/core';
import { formatAngka, formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { placeOfNumber } from '@mustika/kernel/drill.ts';
import { useHouse } from '@mustika/web-kit/shell/house-context.tsx';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useTranslation } from 'react-i18next';
import css from './dashboard.module.css';
import type { Lingkup } from './ke-baris.view.ts';
import type { Ringkasan } from './ringkasan.rule.ts';
import { DASHBOARD } from './teks-dashboard.store.ts';

/** Pieces and money that were sent and that nobody has said to have. */
export function Dijalan({ dijalan, lingkup }: { dijalan: Ringkasan['dijalan']; lingkup: Lingkup }) {
  const { t } = useTranslation(DASHBOARD);
  const { documents } = useHouse();
  return dijalan.map(({ kode_toko, tujuan, no_dokumen, sejak, barang, uang }) => {
    const ke = placeOfNumber(documents, no_dokumen);
    return (
      <li key={no_dokumen}>
        {lingkup.rantai && <span className="kode">{kode_toko}</span>}
        <span className={css.nama}>
          <TargetLink target={ke && { ...ke, ...(lingkup.rantai && { toko: kode_toko }) }}>
            {t('dijalan', {
              isi:
                uang === null
                  ? t('barang', { jumlah: formatAngka(barang ?? 0) })
                  : formatRupiah(uang as Rupiah),
              tujuan,
            })}
          </TargetLink>
        </span>
        <Text size="xs" c="merah" className={css.tetap}>
          {t('dijalanSejak', {
            waktu: formatWaktu(sejak)
              .slice(0, -6)
              .replace(/ \d{4}$/, ''),
          })}
        </Text>
      </li>
    );
  });
}
