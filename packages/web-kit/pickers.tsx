/** The small pickers of Spec 2 §2.9. The shop picker is in the shell. */
import { Button, Select } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { istilah } from './language/istilah.ts';

/** Columns the sort-by picker offers; the words are prescribed (Spec 2 §2.9). */
export const SORT_BY = [
  { value: 'kode_barcode', label: 'Barcode' },
  { value: 'nama_barang', label: 'Nama Barang' },
  { value: 'kode_baki', label: 'Kode Baki' },
] as const;
export type SortBy = (typeof SORT_BY)[number]['value'];

type SortByProps = {
  /** Null: by something else, or by what the list does by itself. */
  value: SortBy | null;
  onChange: (value: SortBy) => void;
};

/** The line above a table is one row high, so the word for it stands in the field. */
export function SortByPicker({ value, onChange }: SortByProps) {
  const { t } = useTranslation();
  return (
    <Select
      size="xs"
      aria-label={t('panel.urutkan')}
      placeholder={t('panel.urutkan')}
      data={SORT_BY.map(({ value, label }) => ({ value, label: istilah(label) }))}
      value={value}
      onChange={(next) => next && onChange(next as SortBy)}
      allowDeselect={false}
      w={140}
      // Cards, and a table on a phone, have an order of their own.
      visibleFrom="sm"
    />
  );
}

/** Idle and searching, in the prescribed words. The dates before it are filters of the report. */
type SearchButtonProps = { searching: boolean; onSearch: () => void; idle?: string };

export function SearchButton({ searching, onSearch, idle = 'Cari Laporan' }: SearchButtonProps) {
  return (
    <Button
      data-utama
      aria-busy={searching}
      disabled={searching}
      leftSection={<IconSearch size={14} />}
      onClick={onSearch}
    >
      {searching ? 'Sedang Mencari' : idle}
    </Button>
  );
}
