/**
 * The screen of a master table: list first, a row opens in a sheet, everything the declaration allows and no more.
 * Spec 1 §8 (DELETED), Spec 2 §2.8 and §4; Ecosystem 4.2.
 */
import { Badge, Button, Menu, SegmentedControl } from '@mantine/core';
import { openFields } from '@mustika/kernel/rahasia.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddButton, useAddKeys } from '../add-button.tsx';
import { download, saveFile } from '../api.ts';
import type { TableRow } from '../data-table/rows.ts';
import { useServerPages } from '../data-table/server-pages.ts';
import { searchToView, type View, viewToSearch } from '../data-table/view.ts';
import { DataTable } from '../data-table.tsx';
import { resourceKey } from '../fields/ref-options.ts';
import type { FormValues } from '../form/form-values.ts';
import { noticeOf } from '../notices.tsx';
import { ScreenFrame } from '../screen-frame.tsx';
import { useSession } from '../session.ts';
import { useParts, useRowParts, useSubject } from '../shell/house-context.tsx';
import { useUrlState } from '../use-url-state.ts';
import { type Aktif, fetchPage, isActive, listFields, listQuery } from './resource-calls.ts';
import { ResourceDrawer, TIDAK_AKTIF } from './resource-drawer.tsx';
import { ResourceImport } from './resource-import.tsx';

const isAktif = (value: unknown): value is Aktif => value === 'ya' || value === 'tidak' || value === 'semua';

/** Beside what its columns are asked. */
const KEEPS = ['aktif'];

/** What the list shows, from and to the URL. */
function useListState(resource: Resource) {
  const [search, setSearch] = useUrlState();
  const view = useMemo(() => searchToView(search, resource.fields), [search, resource.fields]);
  const aktif: Aktif = isAktif(search['aktif']) ? search['aktif'] : 'ya';
  const write = (next: View, nextAktif: Aktif) =>
    setSearch({ ...viewToSearch(next), aktif: nextAktif === 'ya' ? undefined : nextAktif });
  return {
    view,
    aktif,
    setView: (next: View) => write(next, aktif),
    setAktif: (next: Aktif) => write(view, next),
  };
}

function useRows(resource: Resource, view: View, aktif: Aktif) {
  const portal = useSession((state) => state.portal);
  const query = listQuery(resource, view, aktif);
  return useServerPages({
    queryKey: [...resourceKey(resource, portal), 'daftar', query],
    fetchPage: (skip, limit, signal) => fetchPage(resource, { ...query, skip, limit }, signal),
    keyOf: (row) => String(row[resource.key]),
  });
}

/** `turn` makes each opening a new sheet with a new form; `begins` is what a new row begins with. */
type Opened = { row: TableRow | null; turn: number; begins?: FormValues } | null;

/** A link may ask for the form of a new row and say what it begins with: `?tambah={"kode_harga":"EMAS24K"}`. */
function useAskedRow(): FormValues | null {
  const [search, setSearch] = useUrlState();
  const asked = useRef(search['tambah']);
  // It is asked once: back and reload show the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address said when the screen was opened
  useEffect(() => {
    if (asked.current !== undefined) setSearch({ ...search, tambah: undefined });
  }, []);
  const value = typeof asked.current === 'string' ? parsed(asked.current) : asked.current;
  return value !== null && typeof value === 'object' ? (value as FormValues) : null;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

type ResourceScreenProps = {
  resource: Resource;
  /** Second acts of a screen that needs more than the declaration gives. */
  acts?: ReactNode;
};

/** The table as this person may know it: secret columns are in no list, form, filter or order. */
function useOpenResource(resource: Resource): Resource {
  const subject = useSubject();
  return useMemo(() => {
    const fields = openFields(resource.fields, subject);
    return { ...resource, fields, dated: resource.dated.filter((name) => Object.hasOwn(fields, name)) };
  }, [resource, subject]);
}

export function ResourceScreen({ resource: declared, acts }: ResourceScreenProps) {
  const { t } = useTranslation();
  const resource = useOpenResource(declared);
  const { view, aktif, setView, setAktif } = useListState(resource);
  const pages = useRows(resource, view, aktif);
  const fields = useMemo(() => listFields(resource.fields), [resource.fields]);
  const asked = useAskedRow();
  const parts = useParts(resource.screen);
  const may = useRowParts(resource);
  const mayAdd = !resource.readOnly && may('tambah');
  const [opened, setOpened] = useState<Opened>(
    asked && mayAdd ? { row: null, turn: 0, begins: asked } : null,
  );
  // Whoever came for one row goes back to where he was sent from.
  const { history } = useRouter();
  const goBack = () => {
    setOpened(null);
    if (history.canGoBack()) history.back();
  };
  const [importing, setImporting] = useState(false);
  const mark = useCallback((row: TableRow) => (isActive(row) ? null : TIDAK_AKTIF), []);
  const turn = useRef(0);
  const open = useCallback((row: TableRow | null) => {
    turn.current += 1;
    setOpened({ row, turn: turn.current });
  }, []);
  const add = () => {
    if (mayAdd) open(null);
  };
  useAddKeys(add);
  const addButton = mayAdd && <AddButton onClick={add}>{t('daftar.tambah')}</AddButton>;
  return (
    <ScreenFrame
      title={resource.label}
      chips={
        resource.awaited && (
          <Badge variant="light" color="gray" radius="sm" tt="none" fw={600}>
            {t('daftar.belumDibaca')}
          </Badge>
        )
      }
      acts={
        <>
          {acts}
          {parts('ekspor') && <ExportMenu resource={resource} view={view} aktif={aktif} />}
          {!resource.readOnly && resource.imports && may('impor') && (
            <Button
              variant="default"
              leftSection={<IconUpload size={14} />}
              onClick={() => setImporting(true)}
            >
              {t('daftar.impor')}
            </Button>
          )}
          {addButton}
        </>
      }
    >
      <DataTable
        id={`resource-${resource.name}`}
        label={resource.label}
        fields={fields}
        rowKey={resource.key}
        naming={resource.display}
        server={pages}
        view={view}
        onView={setView}
        keeps={KEEPS}
        onOpen={open}
        {...(aktif === 'ya' ? {} : { mark })}
        slash
        toolbar={<ActiveFilter value={aktif} onChange={setAktif} />}
        {...(aktif === 'tidak'
          ? {}
          : { first: { text: t('daftar.belumAda', { nama: resource.label }), act: addButton || undefined } })}
      />
      {opened && (
        <ResourceDrawer
          key={opened.turn}
          resource={resource}
          row={opened.row}
          {...(opened.begins ? { begins: opened.begins, onSaved: goBack } : {})}
          onClose={() => setOpened(null)}
          onNext={() => open(null)}
        />
      )}
      {importing && <ResourceImport resource={resource} onClose={() => setImporting(false)} />}
    </ScreenFrame>
  );
}

function ActiveFilter({ value, onChange }: { value: Aktif; onChange: (value: Aktif) => void }) {
  const { t } = useTranslation();
  const data: { value: Aktif; label: string }[] = [
    { value: 'ya', label: t('daftar.aktif') },
    { value: 'tidak', label: t('daftar.nonaktif') },
    { value: 'semua', label: t('daftar.semua') },
  ];
  return (
    <SegmentedControl
      aria-label={t('daftar.status')}
      data={data}
      value={value}
      onChange={(next) => onChange(next as Aktif)}
    />
  );
}

/** The server writes the file: all rows that match, not only the loaded ones. */
function ExportMenu({ resource, view, aktif }: { resource: Resource; view: View; aktif: Aktif }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const fetchFile = async (format: 'csv' | 'xlsx') => {
    setBusy(true);
    try {
      saveFile(
        await download(resource.api.export, { query: { ...listQuery(resource, view, aktif), format } }),
      );
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" loading={busy} leftSection={<IconDownload size={14} />}>
          {t('daftar.ekspor')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void fetchFile('csv')}>Export CSV!!</Menu.Item>
        <Menu.Item onClick={() => void fetchFile('xlsx')}>Export Excel</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
