/** Import of a master table: choose a file, see what is wrong with which row, decide, store. */

import { Alert, Button, FileInput, Group, Radio, Stack, Text } from '@mantine/core';
import { angka, type Fields, teks } from '@mustika/kernel/field.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { ImportResult } from '@mustika/kernel/resource-answers.ts';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../api.ts';
import { ApprovalHost } from '../approval/approval-host.tsx';
import { number } from '../data-table/toolbar.tsx';
import { DataTable } from '../data-table.tsx';
import { istilah } from '../language/istilah.ts';
import { noticeOf, toastSuccess } from '../notices.tsx';
import { StaticModal } from '../shell/static-modal.tsx';
import { type ImportMode, importFile } from './resource-calls.ts';
import { useRefreshResource } from './resource-form.ts';

/** Columns of the list of faults; the words are those of the contract with the server. */
const FAULTS = {
  baris: angka('Baris'),
  kolom: teks('Kolom'),
  sebab: teks('Sebab', { width: 50 }),
} as unknown as Fields;

type ResourceImportProps = { resource: Resource; onClose: () => void };

function useImport({ resource, onClose }: ResourceImportProps) {
  const { t } = useTranslation();
  const refresh = useRefreshResource(resource);
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<ImportResult | null>(null);
  const [mode, setMode] = useState<ImportMode>('semua');
  const [busy, setBusy] = useState(false);
  const key = useRef('');
  const attempt = async (run: () => Promise<void>) => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  const choose = (next: File | null) => {
    setFile(next);
    setChecked(null);
    key.current = newKey();
    if (next)
      void attempt(async () => {
        const { data } = await importFile(resource, next, { mode: 'yang-benar', preview: true });
        setChecked(data);
        setMode(data.salah.length > 0 && data.benar > 0 ? 'yang-benar' : 'semua');
      });
  };
  const store = () =>
    attempt(async () => {
      if (!file) return;
      const answer = await importFile(resource, file, { mode, preview: false, key: key.current });
      toastSuccess(answer.message ?? t('impor.hasil', { jumlah: number(answer.data.benar) }));
      onClose();
      await refresh();
    });
  return { file, choose, checked, mode, setMode, busy, store };
}

export function ResourceImport(props: ResourceImportProps) {
  const { t } = useTranslation();
  const { file, choose, checked, mode, setMode, busy, store } = useImport(props);
  const faults = checked?.salah.length ?? 0;
  const storable = checked !== null && checked.benar > 0 && (mode === 'yang-benar' || faults === 0);
  return (
    <StaticModal
      opened
      onClose={props.onClose}
      size="lg"
      title={t('impor.judul', { nama: props.resource.label })}
      closeButtonProps={{ 'aria-label': t('kerangka.tutup') }}
    >
      <ApprovalHost />
      <Stack gap="sm">
        <FileInput
          label={t('impor.berkas')}
          description={t('impor.petunjuk', { kolom: headings(props.resource) })}
          accept=".csv,.xlsx,text/csv"
          clearable
          clearButtonProps={{ 'aria-label': t('isian.kosongkan') }}
          leftSection={<IconFileSpreadsheet size={14} />}
          placeholder={t('impor.pilihBerkas')}
          value={file}
          onChange={choose}
          disabled={busy}
        />
        {checked && <Outcome checked={checked} />}
        {checked && faults > 0 && (
          <Radio.Group label={t('impor.cara')} value={mode} onChange={(next) => setMode(next as ImportMode)}>
            <Stack gap={6} mt={4}>
              <Radio size="xs" value="semua" label={t('impor.semuaAtauTidak')} />
              <Radio size="xs" value="yang-benar" label={t('impor.hanyaBenar')} />
            </Stack>
          </Radio.Group>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onClose} disabled={busy}>
            {t('formulir.batal')}
          </Button>
          <Button loading={busy} disabled={!storable} onClick={() => void store()}>
            {t('impor.simpan')}
          </Button>
        </Group>
      </Stack>
    </StaticModal>
  );
}

const headings = (resource: Resource): string =>
  Object.values(resource.fields)
    .filter((field) => !field.readOnly)
    .map((field) => istilah(field.label))
    .join(', ');

function Outcome({ checked }: { checked: ImportResult }) {
  const { t } = useTranslation();
  const counts = {
    baris: number(checked.baris),
    benar: number(checked.benar),
    salah: number(checked.salah.length),
  };
  return (
    <>
      <Alert color={checked.salah.length > 0 ? 'kuning' : 'hijau'} py="xs">
        <Text size="sm">{t('impor.pratinjau', counts)}</Text>
      </Alert>
      {checked.salah.length > 0 && (
        <DataTable
          id="impor-salah"
          label={t('impor.salah')}
          fields={FAULTS}
          rows={checked.salah}
          withToolbar={false}
          maxHeight={260}
        />
      )}
    </>
  );
}
