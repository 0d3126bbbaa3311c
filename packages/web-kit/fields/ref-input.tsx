import { useDebouncedValue } from '@mantine/hooks';
import type { Resource } from '@mustika/kernel/resource.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import type { InputProps } from './input-props.ts';
import { QuickSelect } from './quick-select.tsx';
import { ALL, type Hanya, useRefOptions } from './ref-options.ts';

type RefInputProps = Omit<InputProps<string>, 'onChange'> & {
  /** With the row that was chosen, where it is among those that are offered. */
  onChange: (value: string | null, row?: Readonly<Record<string, unknown>>) => void;
  resource: Resource;
  /** Offers ALL first. */
  all?: boolean;
  clearable?: boolean;
  /** Only rows with these field values, such as the accounts of one bank. */
  where?: Readonly<Record<string, unknown>>;
  /** Letters of the name shown; all unless told. */
  letters?: number | undefined;
  /** Only rows whose column has one of these values. */
  hanya?: Hanya | undefined;
};

const SEARCH_DELAY = 200;

/** Picks a row of another resource by key or name; shows 'kode - nama', hands the key. */
export function RefInput({
  resource,
  all = false,
  clearable = false,
  where,
  letters,
  hanya,
  ...props
}: RefInputProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, SEARCH_DELAY);
  const { options, rows, loading, failed } = useRefOptions(resource, asked, props.value, {
    where,
    letters,
    hanya,
  });
  const nothing = failed ? t('isian.gagalMemuat') : loading ? t('isian.memuat') : undefined;
  const take = (value: string | null) =>
    props.onChange(
      value,
      rows.find((row) => row[resource.key] === value),
    );
  return (
    <QuickSelect
      {...props}
      onChange={take}
      options={all ? [{ value: ALL, label: istilah(ALL) }, ...options] : options}
      clearable={clearable}
      loading={loading}
      nothingFound={nothing}
      onSearch={setSearch}
    />
  );
}
