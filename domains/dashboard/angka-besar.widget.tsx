/** A figure with that of the business day before; short for the eye, exact on tap. */
import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { persenPerubahan } from './angka-singkat.rule.ts';
import css from './dashboard.module.css';
import { DASHBOARD } from './teks-dashboard.store.ts';

type AngkaBesarProps = {
  label: string;
  now: number | undefined;
  before: number | null;
  /** Name of the day `before` belongs to. */
  hari: string | null;
  short: (value: number) => string;
  exact: (value: number) => string;
};

export function AngkaBesar({ label, now, before, hari, short, exact }: AngkaBesarProps) {
  const { t } = useTranslation(DASHBOARD);
  const [full, setFull] = useState(false);
  if (now === undefined) return <Skeleton className="kartu" height={92} />;
  const text = full ? exact(now) : short(now);
  return (
    <UnstyledButton
      className={`kartu ${css.besar}`}
      aria-pressed={full}
      aria-label={`${label} ${exact(now)}`}
      title={full ? undefined : `${exact(now)} · ${t('tepat')}`}
      onClick={() => setFull(!full)}
    >
      <Text component="span" size="xs" c="dimmed">
        {label}
      </Text>
      <span className={css.nilai} data-tepat={full}>
        {text}
      </span>
      <Text component="span" size="xs" c="dimmed">
        {before === null || hari === null ? (
          t('belumAda')
        ) : (
          <>
            {t('sebelumnya', { tanggal: hari, nilai: full ? exact(before) : short(before) })}{' '}
            <Perubahan now={now} before={before} />
          </>
        )}
      </Text>
    </UnstyledButton>
  );
}

/** Up and down in words too: colour alone says nothing to many. */
function Perubahan({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation(DASHBOARD);
  const persen = persenPerubahan(now, before);
  if (persen === null) return null;
  if (persen === 0) return <span>· {t('sama')}</span>;
  const color = persen > 0 ? 'hijau' : 'merah';
  return (
    <Text component="span" inherit c={`${color}.7`}>
      · {t(persen > 0 ? 'naik' : 'turun', { persen: Math.abs(persen) })}
    </Text>
  );
}
