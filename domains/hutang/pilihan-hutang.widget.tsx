/** What each way to go on costs the customer today and on the due date, the cheapest marked; any day may be asked. Features, idea 15. */
import { Badge, Group } from '@mantine/core';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { DateInput } from '@mustika/web-kit/fields/date-input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './hutang.module.css';
import type { Hutang } from './hutang.reads.ts';
import { usePilihan } from './hutang-panggilan.store.ts';
import { HUTANG } from './teks-hutang.store.ts';

const rp = (jumlah: number): string => formatRupiah(jumlah as Rupiah);

function Murah({ murah, children }: { murah: boolean; children: string }) {
  const { t } = useTranslation(HUTANG);
  return (
    <>
      {children}{' '}
      {murah && (
        <Badge size="xs" variant="light" color="hijau" tt="none">
          {t('termurah')}
        </Badge>
      )}
    </>
  );
}

export function PilihanHutangCard({ hutang }: { hutang: Hutang }) {
  const { t } = useTranslation(HUTANG);
  const [pada, setPada] = useState<string | null>(null);
  const { data } = usePilihan(hutang.no_faktur_hutang, pada, hutang.status === 'DONE');
  if (hutang.status !== 'DONE' || !data) return null;
  const lewat = data.plafond !== null && data.jumlah_hutang > data.plafond;
  return (
    <section aria-label={t('pilihan')}>
      <Group justify="space-between" align="flex-end" mb="xs">
        <h3>{t('pilihan')}</h3>
        <DateInput label={t('padaTanggal')} value={pada} clearable onChange={setPada} />
      </Group>
      <div className={css.biaya}>
        {data.pada.map((satu) => (
          <section key={satu.tanggal}>
            <h4>
              {formatTanggal(satu.tanggal)} · {t('hari', { hari: satu.hari })}
            </h4>
            <dl>
              <dt>{t('cara.perpanjang')}</dt>
              <dd>
                <Murah murah={satu.bunga + satu.denda <= satu.lunas}>{rp(satu.bunga + satu.denda)}</Murah>
              </dd>
              <dt>{t('cara.tambah')}</dt>
              <dd>
                {data.plafond !== null && data.plafond > data.jumlah_hutang
                  ? `+${rp(data.plafond - data.jumlah_hutang)}`
                  : '-'}
              </dd>
              <dt>{t('cara.lunas')}</dt>
              <dd data-besar>
                <Murah murah={satu.bunga + satu.denda > satu.lunas}>{rp(satu.lunas)}</Murah>
              </dd>
            </dl>
          </section>
        ))}
      </div>
      {lewat && <p role="alert">{t('turunNilai', { plafond: rp(data.plafond ?? 0) })}</p>}
    </section>
  );
}
