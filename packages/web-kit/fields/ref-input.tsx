import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Resource } from '@mustika/kernel/resource.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InputProps, inputAttributes } from './input-props.ts';
import { ALL, useRefOptions } from './ref-options.ts';

type RefInputProps = InputProps<string> & {
  resource: Resource;
  /** Offers ALL first. */
  all?: boolean;
  clearable?: boolean;
  /** Only rows with these field values, such as the accounts of one bank. */
  where?: Readonly<Record<string, unknown>>;
};

const SEARCH_DELAY = 200;

/** Picks a row of another resource by key or name; shows 'kode - nama', hands the key. */
export function RefInput({ resource, all = false, clearable = false, where, ...props }: RefInputProps) {
  const { t } = useTranslation('kit');
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, SEARCH_DELAY);
  const { options, loading, failed } = useRefOptions(resource, asked, props.value, where);
  const data = all ? [{ value: ALL, label: ALL }, ...options] : options;
  const shown = data.find((option) => option.value === props.value)?.label;
  return (
    <Select
      {...inputAttributes(props)}
      data={data}
      value={props.value}
      onChange={props.onChange}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      clearable={clearable && !props.readOnly}
      // The label of the chosen row is no search.
      onSearchChange={(text) => setSearch(text === shown ? '' : text)}
      onFocus={(event) => event.currentTarget.select()}
      limit={100}
      maxDropdownHeight={280}
      selectFirstOptionOnChange
      nothingFoundMessage={
        failed ? t('isian.gagalMemuat') : loading ? t('isian.memuat') : 'Data Yang Anda Cari Tidak Ada'
      }
      comboboxProps={{ withinPortal: true, shadow: 'sm' }}
      clearButtonProps={{ 'aria-label': t('isian.kosongkan') }}
      {...(loading ? { rightSection: <Loader size={12} /> } : {})}
      {...(props.placeholder ? {} : { placeholder: t('isian.pilih') })}
    />
  );
}
