/** The small pickers of Spec 2 §2.9. The shop picker is in the shell. */
import { Button, Select } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DateInput } from './fields/date-input.tsx';
import { istilah } from './istilah.ts';
import css from './screen-frame.module.css';

/** Columns the sort-by picker offers; the words are prescribed (Spec 2 §2.9). */
export const SORT_BY = [
  { value: 'kode_barcode', label: 'Barcode' },
  { value: 'nama_barang', label: 'Nama Barang' },
  { value: 'kode_baki', label: 'Kode Baki' },
] as const;
export type SortBy = (typeof SORT_BY)[number]['value'];

export function SortByPicker({ value, onChange }: { value: SortBy; onChange: (value: SortBy) => void }) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('panel.urutkan')}
      data={SORT_BY.map(({ value, label }) => ({ value, label: istilah(label) }))}
      value={value}
      onChange={(next) => next && onChange(next as SortBy)}
      allowDeselect={false}
      w={150}
    />
  );
}

type DateRangeProps = {
  from: string | null;
  to: string | null;
  onChange: (from: string | null, to: string | null) => void;
  onSearch: () => void;
  searching: boolean;
};

/** Two dates with a button: 'Cari Laporan' while idle, 'Sedang Mencari' while searching. */
export function DateRangeFields({ from, to, onChange, onSearch, searching }: DateRangeProps) {
  return (
    <div className={css.filters}>
      <DateInput
        label="Tanggal Awal"
        value={from}
        onChange={(next) => onChange(next, to)}
        {...(to ? { max: to } : {})}
        w={140}
      />
      <DateInput
        label="Tanggal Akhir"
        value={to}
        onChange={(next) => onChange(from, next)}
        {...(from ? { min: from } : {})}
        w={140}
      />
      <SearchButton searching={searching} onSearch={onSearch} />
    </div>
  );
}

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
