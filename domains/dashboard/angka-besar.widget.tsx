/** A figure with that of the business day before: short for the eye, the exact one under it, the rows behind it. */
import { Skeleton, Text } from '@mantine/core';
import type { Target } from '@mustika/kernel/drill.ts';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useTranslation } from 'react-i18next';
import { persenPerubahan } from './angka-singkat.view.ts';
import css from './dashboard.module.css';
import { DASHBOARD } from './teks-dashboard.store.ts';

type AngkaBesarProps = {
  label: string;
  now: number | undefined;
  before: number | null;
  /** What the change is told against: the day before until this hour, or all of it. */
  against: number;
  partly: boolean;
  /** Name of the day `before` belongs to. */
  hari: string | null;
  short: (value: number) => string;
  exact: (value: number) => string;
  /** Its rows. */
  ke: Target | null;
  /** What is said under a figure that has no day before. */
  ket?: string;
  /** How it stands to its plan. */
  rencana?: string | null;
};

export function AngkaBesar(props: AngkaBesarProps) {
  const { label, now, before, against, partly, hari, short, exact, ke, ket, rencana } = props;
  const { t } = useTranslation(DASHBOARD);
  if (now === undefined) return <Skeleton className="kartu" height={92} />;
  return (
    <TargetLink target={ke} plain className={`kartu ${css.besar}`}>
      <Text component="span" size="xs" c="dimmed">
        {label}
      </Text>
      <span className={css.nilai}>{short(now)}</span>
      {short(now) !== exact(now) && (
        <Text component="span" size="xs" className={`angka ${css.tepat}`}>
          {exact(now)}
        </Text>
      )}
      <Text component="span" size="xs" c="dimmed">
        {before === null || hari === null ? (
          (ket ?? t('belumAda'))
        ) : (
          <>
            {t('sebelumnya', { tanggal: hari, nilai: short(before) })} {against !== 0 && '· '}
            <Perubahan now={now} before={against} partly={partly} />
          </>
        )}
      </Text>
      {rencana && (
        <Text component="span" size="xs" c="dimmed">
          {rencana}
        </Text>
      )}
    </TargetLink>
  );
}

/** Up and down in words too: colour alone says nothing to many. `partly`: the day before until this hour. */
export function Perubahan({ now, before, partly }: { now: number; before: number; partly?: boolean }) {
  const { t } = useTranslation(DASHBOARD);
  const persen = persenPerubahan(now, before);
  if (persen === null) return null;
  const words = persen === 0 ? t('sama') : t(persen > 0 ? 'naik' : 'turun', { persen: Math.abs(persen) });
  return (
    <span className={css.ubah} data-arah={Math.sign(persen)}>
      {words}
      {partly && ` ${t('sampaiJamIni')}`}
    </span>
  );
}
