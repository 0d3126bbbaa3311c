/** Rows of a file, wherever they go: choose a file, say its columns, see what is wrong with which row, decide. */
import { Alert, Button, FileInput, Group, Radio, Stack, Text } from '@mantine/core';
import { angka, type Fields, teks } from '@mustika/kernel/field.ts';
import type { ImportResult } from '@mustika/kernel/resource-answers.ts';
import type { KolomBerkas, PetaKolom } from '@mustika/kernel/text/peta-kolom.ts';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answer, newKey } from '../api.ts';
import { ApprovalHost } from '../approval/approval-host.tsx';
import { number } from '../data-table/toolbar.tsx';
import { DataTable } from '../data-table.tsx';
import { istilah } from '../language/istilah.ts';
import { noticeOf, toastSuccess } from '../notices.tsx';
import { StaticModal } from '../shell/static-modal.tsx';
import { ColumnMap, ColumnNote, columnsOf } from './column-map.tsx';
import type { ImportCall, ImportMode } from './resource-calls.ts';

/** Columns of the list of faults; the words are those of the contract with the server. */
const FAULTS = {
  baris: angka('Baris'),
  kolom: teks('Kolom'),
  sebab: teks('Sebab', { width: 50 }),
} as unknown as Fields;

type FileImportProps<R extends ImportResult> = {
  /** What the rows are called. */
  nama: string;
  /** Of the button that takes them, and what is said once they are in; that they are stored unless told. */
  words?: { take: string; taken: (jumlah: string) => string };
  /** What a file may bring; `wajib` without which no row is read. */
  fields: Fields;
  wajib: ReadonlySet<string>;
  send: (file: File, call: ImportCall) => Promise<Answer<R>>;
  onStored: (stored: R) => void | Promise<void>;
  /** Below the counts of what was read. */
  more?: (checked: R) => ReactNode;
  onClose: () => void;
};

function useImport<R extends ImportResult>({ send, onClose, onStored, words }: FileImportProps<R>) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<R | null>(null);
  /** The columns while somebody says what they are. */
  const [kolom, setKolom] = useState<KolomBerkas | null>(null);
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
  const check = (next: File, peta: PetaKolom | null) =>
    attempt(async () => {
      key.current = newKey();
      const { data } = await send(next, { mode: 'yang-benar', preview: true, peta });
      const asks = data.kolom.tanya || data.kolom.kurang.length > 0;
      setKolom(asks ? data.kolom : null);
      setChecked(asks ? null : data);
      setMode(data.salah.length > 0 && data.benar > 0 ? 'yang-benar' : 'semua');
    });
  const choose = (next: File | null) => {
    setFile(next);
    setChecked(null);
    setKolom(null);
    if (next) void check(next, null);
  };
  const store = () =>
    attempt(async () => {
      if (!file || !checked) return;
      const { dari, tetap, sumber } = checked.kolom;
      const peta = { dari, tetap, sumber: sumber ?? '' };
      const answer = await send(file, { mode, preview: false, key: key.current, peta });
      const jumlah = number(answer.data.benar);
      toastSuccess(words?.taken(jumlah) ?? answer.message ?? t('impor.hasil', { jumlah }));
      onClose();
      await onStored(answer.data);
    });
  const read = (peta: PetaKolom) => file && void check(file, peta);
  const remap = () => checked && setKolom(checked.kolom);
  return { ...{ file, checked, kolom, mode, busy }, choose, read, remap, setMode, store };
}

/** Rows of a file into a table, whichever: its columns, what is wrong with which row, then all or the good ones. */
export function FileImport<R extends ImportResult>(props: FileImportProps<R>) {
  const { t } = useTranslation();
  const { file, choose, checked, kolom, mode, setMode, busy, store, read, remap } = useImport(props);
  const faults = checked?.salah.length ?? 0;
  const storable =
    kolom === null && checked !== null && checked.benar > 0 && (mode === 'yang-benar' || faults === 0);
  return (
    <StaticModal
      opened
      onClose={props.onClose}
      size="xl"
      title={t('impor.judul', { nama: props.nama })}
      closeButtonProps={{ 'aria-label': t('kerangka.tutup') }}
    >
      <ApprovalHost />
      <Stack gap="sm">
        <FileInput
          label={t('impor.berkas')}
          description={t('impor.petunjuk', { kolom: headings(props.fields) })}
          accept=".csv,.xlsx,text/csv"
          clearable
          clearButtonProps={{ 'aria-label': t('isian.kosongkan') }}
          leftSection={<IconFileSpreadsheet size={14} />}
          placeholder={t('impor.pilihBerkas')}
          value={file}
          onChange={choose}
          disabled={busy}
        />
        {kolom && (
          <ColumnMap columns={columnsOf(props.fields, props.wajib)} kolom={kolom} busy={busy} onRead={read} />
        )}
        {checked && !kolom && (
          <>
            <ColumnNote kolom={checked.kolom} onChange={remap} />
            <Outcome checked={checked} />
            {props.more?.(checked)}
          </>
        )}
        {checked && !kolom && faults > 0 && (
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
            {props.words?.take ?? t('impor.simpan')}
          </Button>
        </Group>
      </Stack>
    </StaticModal>
  );
}

const headings = (fields: Fields): string =>
  Object.values(fields)
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
