/** Which column of a board is in sight on a phone, where there is room for one: chosen here, or swiped to. */
import { SegmentedControl } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { type ReadableDocument, stateLabel } from '@mustika/kernel/document-reads.ts';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import css from './board.module.css';
import type { Counted } from './use-board.ts';

type TabsProps = {
  document: ReadableDocument;
  states: readonly string[];
  counted: readonly Counted[];
  columns: RefObject<HTMLDivElement | null>;
};

const childrenOf = (columns: HTMLElement): HTMLElement[] => [...columns.children] as HTMLElement[];

/** The column that takes most of the room. */
const inSight = (columns: HTMLElement): string | undefined =>
  childrenOf(columns).find(
    ({ offsetLeft, offsetWidth }) => offsetLeft - columns.offsetLeft + offsetWidth / 2 > columns.scrollLeft,
  )?.dataset['kolom'];

export function StateTabs({ document, states, counted, columns }: TabsProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(states[0] ?? '');
  useEffect(() => {
    const all = columns.current;
    if (!all) return;
    const look = () => setShown((before) => inSight(all) ?? before);
    all.addEventListener('scroll', look, { passive: true });
    return () => all.removeEventListener('scroll', look);
  }, [columns]);
  const go = (state: string) => {
    const all = columns.current;
    const to = all && childrenOf(all).find(({ dataset }) => dataset['kolom'] === state);
    if (to) all.scrollTo({ left: to.offsetLeft - all.offsetLeft });
  };
  const many = (state: string): string =>
    formatAngka(counted.find(({ status }) => status === state)?.jumlah ?? 0);
  return (
    <div className={css.tabs}>
      <SegmentedControl
        fullWidth
        aria-label={t('papan.kolom')}
        value={shown}
        onChange={go}
        data={states.map((value) => ({
          value,
          label: `${istilah(stateLabel(document, value))} ${many(value)}`,
        }))}
      />
    </div>
  );
}
