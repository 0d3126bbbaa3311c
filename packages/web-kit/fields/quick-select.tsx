import { Loader, Select } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InputProps, inputAttributes } from './input-props.ts';
import type { Option } from './ref-options.ts';

/** What Enter means for a text typed or scanned faster than the list could open: the key itself, else the first match. */
export function matchOf(options: readonly Option[], text: string): Option | undefined {
  const needle = text.trim().toLowerCase();
  if (needle === '') return undefined;
  const exact = options.find((option) => option.value.toLowerCase() === needle);
  return exact ?? options.find((option) => option.label.toLowerCase().includes(needle));
}

type QuickSelectProps = InputProps<string> & {
  options: readonly Option[];
  clearable?: boolean;
  loading?: boolean;
  nothingFound?: ReactNode;
  /** What is being typed; the label of the chosen option is no search. */
  onSearch?: (text: string) => void;
};

/** Below this a phone needs no keyboard to choose. */
const SHORT = 9;

/** A select for keyboards: Tab and Enter pass through it closed, typing opens it, Enter takes the match. */
export function QuickSelect({
  options,
  clearable = false,
  loading,
  nothingFound,
  onSearch,
  ...props
}: QuickSelectProps) {
  const { t } = useTranslation('kit');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const shown = options.find((option) => option.value === props.value)?.label;
  const searchFor = (text: string) => {
    setSearch(text);
    onSearch?.(text);
  };
  const takeTyped = (event: KeyboardEvent<HTMLInputElement>) => {
    // A highlighted option is Mantine's to take.
    if (event.key !== 'Enter' || event.ctrlKey || event.currentTarget.hasAttribute('aria-activedescendant'))
      return;
    const match = matchOf(options, search);
    if (!match) return;
    event.preventDefault();
    props.onChange(match.value);
    searchFor('');
    setOpened(false);
  };
  return (
    <Select
      {...inputAttributes(props)}
      data={[...options]}
      value={props.value}
      onChange={props.onChange}
      searchable
      openOnFocus={false}
      dropdownOpened={opened}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      onKeyDown={takeTyped}
      onSearchChange={(text) => searchFor(text === shown ? '' : text)}
      onFocus={(event) => event.currentTarget.select()}
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
