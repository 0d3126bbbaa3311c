/** Tags on screen: how this till prints them, what they will look like, and the print itself. */

import { Select, Stack, Switch, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { IconPrinter } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { barangLabelCommand } from '../barang.command.ts';
import css from '../barang.module.css';
import {
  aturLabel,
  cetakLabel,
  gambarLabel,
  type SetelanLabel,
  useSetelanLabel,
} from '../barang-panggilan.store.ts';
import { BARANG } from '../teks-barang.store.ts';

const UKURAN = [
  { value: '60X12', label: '60 x 12' },
  { value: '70X13', label: '70 x 13' },
  { value: '50X10', label: '50 x 10' },
];

/** Files for who prints from somewhere else. */
const UNDUH = ['ZPL', 'TSPL', 'PDF'].map((value) => ({ value, label: value }));

type PilihProps = {
  label: string;
  name: keyof SetelanLabel;
  data: string[] | { value: string; label: string }[];
};

function Pilih({ label, name, data }: PilihProps) {
  const value = useSetelanLabel((setelan) => String(setelan[name]));
  return (
    <Select
      label={label}
      data={data}
      value={value}
      allowDeselect={false}
      onChange={(next) => next && aturLabel({ [name]: next })}
      comboboxProps={{ withinPortal: true }}
    />
  );
}

function Saklar({ label, name }: { label: string; name: 'harga' | 'balik' | 'otomatis' }) {
  const on = useSetelanLabel((setelan) => setelan[name]);
  return (
    <Switch
      size="xs"
      label={label}
      checked={on}
      onChange={(event) => aturLabel({ [name]: event.currentTarget.checked })}
    />
  );
}

/** Choices of this till's printer. `otomatis` shows the switch that prints on saving. */
export function SetelanCetak({ otomatis = false }: { otomatis?: boolean }) {
  const { t } = useTranslation(BARANG);
  return (
    <Stack gap="xs">
      <div className={css.setelan}>
        <Pilih label={t('label.ukuran')} name="layout" data={UKURAN} />
        <Pilih
          label={t('label.format')}
          name="format"
          data={[{ value: 'HALAMAN', label: t('label.langsung') }, ...UNDUH]}
        />
        <Pilih
          label={t('label.dpi')}
          name="dpi"
          data={[
            { value: '203', label: '203 dpi' },
            { value: '300', label: '300 dpi' },
          ]}
        />
      </div>
      <Saklar label={t('label.harga')} name="harga" />
      <Saklar label={t('label.balik')} name="balik" />
      {otomatis && <Saklar label={t('label.otomatis')} name="otomatis" />}
    </Stack>
  );
}

/** Pictures shown at once; the server draws no more than twelve. */
const TAMPIL = 4;

export function PratinjauLabel({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation(BARANG);
  const setelan = useSetelanLabel();
  const shown = codes.slice(0, TAMPIL);
  const { data, isError } = useQuery({
    queryKey: ['label-barang', shown, setelan.layout, setelan.dpi, setelan.harga, setelan.balik],
    queryFn: ({ signal }) => gambarLabel(shown, setelan, signal),
    enabled: shown.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (shown.length === 0) return null;
  return (
    <div className={css.gambar}>
      {isError && <Text size="xs">{t('label.gagal')}</Text>}
      {data?.map((label, index) => (
        <img
          key={shown[index] ?? index}
          src={`data:image/svg+xml;utf8,${encodeURIComponent(label.svg)}`}
          width={label.lebar * 4}
          height={label.tinggi * 4}
          alt={t('label.pratinjau', { kode: shown[index] ?? '' })}
        />
      ))}
      {codes.length > TAMPIL && (
        <Text size="xs" c="dimmed">
          {t('label.pratinjauSebagian', { tampil: TAMPIL, jumlah: formatAngka(codes.length) })}
        </Text>
      )}
    </div>
  );
}

type CetakProps = { codes: readonly string[]; utama?: boolean; onDone?: () => void };

export function TombolCetak({ codes, utama = false, onDone }: CetakProps) {
  const { t } = useTranslation(BARANG);
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      await cetakLabel(codes, useSetelanLabel.getState());
      onDone?.();
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActButton
      act={barangLabelCommand}
      main
      {...(utama ? {} : { variant: 'default' })}
      loading={busy}
      disabled={codes.length === 0}
      leftSection={<IconPrinter size={14} />}
      onClick={() => void print()}
    >
      {codes.length > 1 ? t('label.cetakSemua', { jumlah: formatAngka(codes.length) }) : t('label.cetak')}
    </ActButton>
  );
}
