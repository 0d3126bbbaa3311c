/** A figure with that of the business day before; short for the eye, exact on tap. */
import { Skeleton, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
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
};

export function AngkaBesar({ label, now, before, against, partly, hari, short, exact }: AngkaBesarProps) {
  const { t } = useTranslation(DASHBOARD);
  const [full, setFull] = useState(false);
  if (now === undefined) return <Skeleton className="kartu" height={92} />;
  const text = full ? exact(now) : short(now);
  return (
    <UnstyledButton
      className={`kartu ${css.besar}`}
      aria-pressed={full}
      title={full ? undefined : `${exact(now)} · ${t('tepat')}`}
      onClick={() => setFull(!full)}
    >
      <Text component="span" size="xs" c="dimmed">
        {label}
      </Text>
      <span className={css.nilai} data-tepat={full}>
        {text}
      </span>
      {!full && <VisuallyHidden>{exact(now)}</VisuallyHidden>}
      <Text component="span" size="xs" c="dimmed">
        {before === null || hari === null ? (
          t('belumAda')
        ) : (
          <>
            {t('sebelumnya', { tanggal: hari, nilai: full ? exact(before) : short(before) })}{' '}
            <Perubahan now={now} before={against} partly={partly} />
          </>
        )}
      </Text>
    </UnstyledButton>
  );
}

/** Up and down in words too: colour alone says nothing to many. */
function Perubahan({ now, before, partly }: { now: number; before: number; partly: boolean }) {
  const { t } = useTranslation(DASHBOARD);
  const persen = persenPerubahan(now, before);
  if (persen === null) return null;
  const words = persen === 0 ? t('sama') : t(persen > 0 ? 'naik' : 'turun', { persen: Math.abs(persen) });
  return (
    <span className={css.ubah} data-arah={Math.sign(persen)}>
      · {words}
      {partly && ` ${t('sampaiJamIni')}`}
    </span>
  );
}
