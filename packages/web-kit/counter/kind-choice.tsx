/** Which of the things that one counter makes is made, by click or Alt+J. What was typed for another one waits there. */
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import { focusScan } from '../scan/scan-focus.ts';
import { useWindowKeys } from '../use-window-keys.ts';
import type { CounterKind } from './entry.tsx';

type ChoiceProps = {
  kinds: readonly CounterKind[];
  chosen: CounterKind;
  onChoose: (kind: CounterKind) => void;
};

export function KindChoice({ kinds, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const choose = (path: string | undefined): void => {
    const kind = kinds.find(({ transition }) => transition.path === path);
    if (!kind || kind === chosen) return;
    onChoose(kind);
    // The form of the other one is there with the next paint.
    setTimeout(focusScan, 0);
  };
  useWindowKeys((event) => {
    if (!event.altKey || event.key.toLowerCase() !== 'j' || event.repeat) return;
    event.preventDefault();
    choose(kinds[(kinds.indexOf(chosen) + 1) % kinds.length]?.transition.path);
  });
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('meja.jenis')}
      value={chosen.transition.path}
      onChange={choose}
      data={kinds.map(({ transition }) => ({ value: transition.path, label: istilah(transition.label) }))}
    />
  );
}
