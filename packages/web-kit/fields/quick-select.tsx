import { Loader, type OptionsFilter, Select } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { focusAfter } from '../form/enter-moves-on.ts';
import { type InputProps, inputAttributes } from './input-props.ts';
import { MENUNGGU, TAK_ADA } from './marks.ts';
import type { Option } from './ref-options.ts';

/** How well an option answers a text: its code, a code that starts so, a word that starts so, anywhere, not at all. */
function rank({ value, label }: Option, needle: string): number {
  const [code, text] = [value.toLowerCase(), label.toLowerCase()];
  if (code === needle) return 0;
  if (code.startsWith(needle)) return 1;
  if (` ${text}`.includes(` ${needle}`)) return 2;
  return text.includes(needle) ? 3 : 4;
}

/** Options that answer a text, the best first; equal ones keep their place. */
export function optionsFor(options: readonly Option[], text: string): Option[] {
  const needle = text.trim().toLowerCase();
  if (needle === '') return [...options];
  return options
    .map((option) => ({ option, at: rank(option, needle) }))
    .filter(({ at }) => at < 4)
    .sort((a, b) => a.at - b.at)
    .map(({ option }) => option);
}

/** What Enter means for a text typed or scanned faster than the list could open: the best answer. */
export const matchOf = (options: readonly Option[], text: string): Option | undefined =>
  text.trim() === '' ? undefined : optionsFor(options, text)[0];

/** Mantine's filter, by our order. */
const filter: OptionsFilter = ({ options, search, limit }) =>
  optionsFor(options as Option[], search).slice(0, limit);

/** What a search has found answers it, whatever letters it has: a member is found by a number that is written otherwise. */
const unfiltered: OptionsFilter = ({ options }) => options;
const firstOf = (options: readonly Option[], text: string): Option | undefined =>
  text.trim() === '' ? undefined : options[0];

type QuickSelectProps = InputProps<string> & {
  options: readonly Option[];
  clearable?: boolean;
  loading?: boolean;
  /** The options are what `onSearch` has found for the text: all of them answer it, the first best. */
  answered?: boolean;
  /** Opens with its list, for selectors that a click has called. */
  startOpened?: boolean;
  nothingFound?: ReactNode;
  /** What is being typed; the label of the chosen option is no search. */
  onSearch?: (text: string) => void;
};

/** Below this a phone needs no keyboard to choose. */
const SHORT = 9;

/**
 * A select for keyboards: Tab and Enter pass through it closed, typing opens it, Enter and Tab take the match and go on.
 * A text that nothing answers is never dropped in silence: the field says so, and its form does not send (TAK_ADA). A text confirmed
 * before its options were there is answered when they come, and its form sends then (MENUNGGU).
 */
export function QuickSelect({
  options,
  clearable = false,
  loading,
  answered = false,
  startOpened = false,
  nothingFound,
  onSearch,
  ...props
}: QuickSelectProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(startOpened);
  const [waiting, setWaiting] = useState<string | null>(null);
  const [lost, setLost] = useState(false);
  const shown = options.find((option) => option.value === props.value)?.label;
  const best = answered ? firstOf : matchOf;
  const searchFor = (text: string) => {
    setSearch(text);
    if (text !== '') setLost(false);
    onSearch?.(text);
  };
  const take = (value: string | null) => {
    setLost(false);
    props.onChange(value);
  };
  // Typed and confirmed before the list was there: the hands have gone on, the answer follows.
  useEffect(() => {
    if (waiting === null || loading) return;
    setWaiting(null);
    const match = best(options, waiting);
    if (match) props.onChange(match.value);
    else setLost(waiting.trim() !== '');
  }, [waiting, loading, options, props.onChange, best]);
  const takeTyped = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    const field = event.currentTarget;
    const stays = event.ctrlKey || event.key === 'Tab';
    // After Mantine's own handler and before the next key: a timer would come too late for fast fingers.
    const moveOn = () => !stays && queueMicrotask(() => focusAfter(field, true));
    // A highlighted option is Mantine's to take.
    if (event.key === 'Enter' && field.hasAttribute('aria-activedescendant')) return moveOn();
    if (search.trim() === '') return setLost(false);
    // What is asked for is on its way: what is there answers what was typed before.
    const match = answered && loading ? undefined : best(options, search);
    // Painted before the form may send in this same event.
    if (!match && !loading) return flushSync(() => setLost(true));
    if (!stays) event.preventDefault();
    if (match) take(match.value);
    else flushSync(() => setWaiting(search));
    searchFor('');
    setOpened(false);
    moveOn();
  };
  return (
    <Select
      {...inputAttributes(props)}
      data={[...options]}
      value={props.value}
      onChange={take}
      {...(waiting !== null ? { [MENUNGGU]: true } : {})}
      {...(lost ? { [TAK_ADA]: true, error: nothingFound ?? 'Data Yang Anda Cari Tidak Ada' } : {})}
      searchable
      filter={answered ? unfiltered : filter}
      openOnFocus={false}
      dropdownOpened={opened}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      onKeyDown={takeTyped}
      onSearchChange={(text) => searchFor(text === shown ? '' : text)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => search.trim() !== '' && !loading && setLost(!best(options, search))}
      allowDeselect={false}
      clearable={clearable && !props.readOnly}
      selectFirstOptionOnChange
      limit={100}
      maxDropdownHeight={280}
      nothingFoundMessage={nothingFound ?? 'Data Yang Anda Cari Tidak Ada'}
      comboboxProps={{ withinPortal: true, shadow: 'sm' }}
      clearButtonProps={{ 'aria-label': t('isian.kosongkan') }}
      {...(options.length < SHORT && !loading ? { inputMode: 'none' as const } : {})}
      {...(loading ? { rightSection: <Loader size={12} /> } : {})}
      {...(props.placeholder ? {} : { placeholder: t('isian.pilih') })}
    />
  );
}
