/** Tags on screen: how this till prints them, what they will look like, and the print itself. */

import { Button, Group, Select, Stack, Switch, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { resourceKey } from '@mustika/web-kit/fields/ref-options.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconPrinter } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelResource, TATA_BAKU } from '../../master/label/label.resource.ts';
import { barangLabelCommand } from '../barang.command.ts';
import css from '../barang.module.css';
import {
  aturLabel,
  cetakLabel,
  gambarLabel,
  type SetelanLabel,
  ukuranLabel,
  useSetelanLabel,
} from '../barang-panggilan.store.ts';
import { BARANG } from '../teks-barang.store.ts';

/** The shop's own sizes, and those that are sold everywhere. */
function useUkuran(): { value: string; label: string }[] {
  const portal = useSession((session) => session.portal);
  const { data = [] } = useQuery({
    queryKey: [...resourceKey(labelResource, portal), 'ukuran'],
    queryFn: ({ signal }) => ukuranLabel(signal),
    staleTime: 60_000,
  });
  const sendiri = data.map(({ kode_label, keterangan }) => ({
    value: kode_label,
    label: `${kode_label} - ${keterangan}`,
  }));
  const baku = Object.keys(TATA_BAKU).filter((kode) => !data.some(({ kode_label }) => kode_label === kode));
  return [...sendiri, ...baku.map((value) => ({ value, label: value.replace('X', ' x ') }))];
}

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
  const ukuran = useUkuran();
  return (
    <Stack gap="xs">
      <div className={css.setelan}>
        <Pilih label={t('label.ukuran')} name="layout" data={ukuran} />
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
  const [penggaris, setPenggaris] = useState(false);
  const shown = codes.slice(0, TAMPIL);
  const { data, isError } = useQuery({
    queryKey: ['label-barang', shown, setelan.layout, setelan.dpi, setelan.harga, setelan.balik, penggaris],
    queryFn: ({ signal }) => gambarLabel(shown, { ...setelan, penggaris }, signal),
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
      <Group justify="space-between" gap="xs">
        <Switch
          size="xs"
          label={t('label.penggaris')}
          checked={penggaris}
          onChange={(event) => setPenggaris(event.currentTarget.checked)}
        />
        {penggaris && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => void cetakLabel(shown, { ...setelan, penggaris }).catch(noticeOf)}
          >
            {t('label.cetakPenggaris')}
          </Button>
        )}
      </Group>
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
