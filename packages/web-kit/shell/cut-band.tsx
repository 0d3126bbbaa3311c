/** Below the header while nothing is answered: since when, from when what is shown is, and what domains have to say of it. */
import { formatWaktu } from '@mustika/kernel/date.ts';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useCut } from '../sending/cut.ts';
import classes from './shell.module.css';

/** Whoever goes on without the network pushes a small component here when its module loads. */
export const cutItems: ComponentType[] = [];

const hour = (at: number): string => formatWaktu(new Date(at).toISOString()).slice(-5);

export function CutBand() {
  const { t } = useTranslation();
  const { since, shown, sells } = useCut();
  if (since === null || (shown === null && !sells)) return null;
  return (
    <div className={classes.putus} role="status">
      <IconPlugConnectedX size={15} stroke={1.6} aria-hidden />
      <strong>{t('jaringan.sejak', { jam: hour(since) })}</strong>
      {shown !== null && (
        <span>{t('jaringan.dataPer', { jam: formatWaktu(new Date(shown).toISOString()) })}</span>
      )}
      {cutItems.map((Item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, at module load
        <Item key={index} />
      ))}
    </div>
  );
}
