/** The period of the money lists, kept in the address; the open day is where it starts. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import { DateInput } from '@mustika/web-kit/fields/date-input.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useTranslation } from 'react-i18next';
import css from './keuangan.module.css';
import { KEUANGAN } from './teks-keuangan.store.ts';

export type Periode = { tgl_awal: string; tgl_akhir: string };

export function usePeriode(): Periode & { set: (part: Partial<Periode>) => void } {
  const [search, setSearch] = useUrlState();
  const hari = useSession((session) => session.user?.tgl_system ?? '');
  const of = (name: keyof Periode): string => String(search[name] ?? '') || hari;
  return {
    tgl_awal: of('tgl_awal'),
    tgl_akhir: of('tgl_akhir'),
    set: (part) => setSearch({ ...search, ...part }),
  };
}

type SaringPeriodeProps = { periode: ReturnType<typeof usePeriode>; baris: number };

export function SaringPeriode({ periode, baris }: SaringPeriodeProps) {
  const { t } = useTranslation(KEUANGAN);
  const { tgl_awal, tgl_akhir, set } = periode;
  return (
    <div className={css.saring}>
      <DateInput
        label={t('tanggalAwal')}
        value={tgl_awal}
        onChange={(next) => set({ tgl_awal: next ?? '' })}
        w={140}
      />
      <DateInput
        label={t('tanggalAkhir')}
        value={tgl_akhir}
        onChange={(next) => set({ tgl_akhir: next ?? '' })}
        w={140}
      />
      <span className={css.hitungan} aria-live="polite">
        {t('jumlah', { jumlah: formatAngka(baris) })}
      </span>
    </div>
  );
}
