/** What a loan comes to while it is typed: worth, ceiling, rate, what is handed over and what redeems it on its day. */
import { Text } from '@mantine/core';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import type { ApiError } from '@mustika/web-kit/api.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Taksir } from './hutang.command.ts';
import css from './hutang.module.css';
import { HUTANG } from './teks-hutang.store.ts';

type Props = {
  taksir: Taksir | undefined;
  galat: ApiError | null;
  jumlah: number;
  /** What is asked of the customer or handed to him, where it is not the loan itself. */
  total?: { label: string; jumlah: number };
  children: ReactNode;
};

const rp = (jumlah: number): string => formatRupiah(jumlah as Rupiah);

export function RingkasanHutang({ taksir, galat, jumlah, total, children }: Props) {
  const { t } = useTranslation(HUTANG);
  const lewat = taksir !== undefined && jumlah > taksir.plafond;
  const bunga = taksir?.bunga_rp ?? 0;
  return (
    <section className={css.ringkas} aria-label={t('ringkasan')}>
      {galat && (
        <Text size="sm" c="merah" role="alert">
          {kalimat(galat.message)}
        </Text>
      )}
      <dl aria-live="polite">
        <dt>{t('taksir')}</dt>
        <dd>{taksir ? rp(taksir.taksir) : '-'}</dd>
        <dt>{t('plafond')}</dt>
        <dd data-besar>
          <Text span inherit {...(lewat ? { c: 'merah' } : {})}>
            {taksir ? rp(taksir.plafond) : '-'}
          </Text>
        </dd>
        <dt>{t('bunga')}</dt>
        <dd>{taksir ? `${taksir.bunga}%` : '-'}</dd>
        <dt>{t('bungaRp')}</dt>
        <dd>{taksir ? rp(bunga) : '-'}</dd>
        <dt>{t('jatuhTempo')}</dt>
        <dd>{taksir ? formatTanggal(taksir.tgl_jatuh_tempo) : '-'}</dd>
        {taksir && taksir.biaya_adm > 0 && (
          <>
            <dt>{t('adm')}</dt>
            <dd>{rp(taksir.biaya_adm)}</dd>
          </>
        )}
        <dt>{total?.label ?? t('diserahkan')}</dt>
        <dd data-besar>{rp(total?.jumlah ?? Math.max(0, jumlah - (taksir?.biaya_adm ?? 0)))}</dd>
      </dl>
      {lewat && (
        <Text size="sm" c="merah">
          {t('lewatPlafond', { lebih: rp(jumlah - taksir.plafond) })}
        </Text>
      )}
      {children}
    </section>
  );
}
