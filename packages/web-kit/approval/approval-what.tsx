/** What is agreed to: its name, and under it every line it is about, never cut off. The same at the till and far away. */

import { untukOtorisasi } from '@mustika/kernel/untuk-otorisasi.ts';
import { useTranslation } from 'react-i18next';
import { istilah, kalimat } from '../language/istilah.ts';
import css from './approval.module.css';
import type { ApprovalEntry } from './approval.ts';

export function What({ entry }: { entry: ApprovalEntry }) {
  const { t } = useTranslation();
  const kategori = t(`otorisasi.kategori.${entry.kategori}`, { defaultValue: entry.kategori });
  return (
    <section className={css.hal}>
      <header>
        <strong>{untukOtorisasi(entry.description, istilah)}</strong>
        <small>{entry.oleh === 'OWN' ? t('otorisasi.olehPemilik') : kategori}</small>
      </header>
      <dl>
        {entry.rincian.map((row) => (
          <div key={row.label}>
            <dt>{kalimat(row.label)}</dt>
            <dd>{kalimat(String(row.nilai))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
