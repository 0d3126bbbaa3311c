/** Calls of a resource (HTTP contract: Resource). Wire values in, wire values out. */
import type { Fields } from '@mustika/kernel/field.ts';
import type { Endpoint, Resource } from '@mustika/kernel/resource.ts';
import {
  type Change,
  historyShape,
  type ImportResult,
  type PricePreview,
  type PriceVersion,
  previewShape,
  type Use,
  usesShape,
  versionsShape,
} from '@mustika/kernel/resource-answers.ts';
import type { PetaKolom } from '@mustika/kernel/text/peta-kolom.ts';
import { type Answer, call, uploadFile } from '../api.ts';
import { withApproval } from '../approval/approval.ts';
import type { TableRow } from '../data-table/rows.ts';
import type { Page } from '../data-table/server-pages.ts';
import type { View } from '../data-table/view.ts';
import { changedNames, type FormValues, valuesOf } from '../form/form-values.ts';

export type Aktif = 'ya' | 'tidak' | 'semua';

/** What every row of a resource carries beside its fields. */
export const isActive = (row: TableRow): boolean => row['aktif'] !== false;

/** Fields a table may show: everything but secrets and lists, which have no column. */
export const listFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, field]) => field.kind !== 'rahasia' && field.kind !== 'daftar'),
  );

/** Query of the list and export calls. Ya and Tidak of a filter chip are booleans on the wire. */
export function listQuery(resource: Pick<Resource, 'sort' | 'fields'>, view: View, aktif: Aktif): FormValues {
  const filters = Object.entries(view.filters).map(([name, text]) => [
    name,
    resource.fields[name]?.kind === 'ya' ? text === 'Ya' : text,
  ]);
  const sort = view.sort ?? { field: resource.sort, arah: 'asc' };
  return { ...Object.fromEntries(filters), q: view.q.trim(), sort: sort.field, arah: sort.arah, aktif };
}

export async function fetchPage(resource: Resource, query: FormValues, signal: AbortSignal): Promise<Page> {
  const { data, total } = await call<TableRow[]>(resource.api.list, { query, signal });
  return { rows: data, total: total ?? data.length };
}

/** One row as it is now, or null when it is gone. */
export async function fetchRow(resource: Resource, key: string): Promise<TableRow | null> {
  const { data } = await call<TableRow[]>(resource.api.list, {
    query: { [resource.key]: key, aktif: 'semua', skip: 0, limit: 1 },
  });
  return data.find((row) => row[resource.key] === key) ?? null;
}

const keyParams = (resource: Resource, row: TableRow) => ({ [resource.key]: String(row[resource.key]) });

function write(
  endpoint: Endpoint,
  options: { params?: Record<string, string>; body?: FormValues; key?: string },
) {
  return withApproval((detail_authorization) => {
    const body = { ...options.body, ...(detail_authorization ? { detail_authorization } : {}) };
    return call<unknown>(endpoint, { ...options, ...(Object.keys(body).length > 0 ? { body } : {}) });
  });
}

export const createRow = (resource: Resource, values: FormValues, key: string): Promise<Answer<unknown>> =>
  write(resource.api.create, { body: values, key });

/**
 * Sends what changed. The key names the row in the path and is not sent again; `versi` makes a lost update a refusal.
 */
export function updateRow(
  resource: Resource,
  row: TableRow,
  values: FormValues,
  key: string,
): Promise<Answer<unknown>> {
  const changed = changedNames(valuesOf(resource.fields, row), values).filter(
    (name) => name !== resource.key,
  );
  const body = { ...Object.fromEntries(changed.map((name) => [name, values[name]])), versi: row['versi'] };
  return write(resource.api.update, { params: keyParams(resource, row), body, key });
}

export const removeRow = (resource: Resource, row: TableRow): Promise<Answer<unknown>> =>
  write(resource.api.remove, { params: keyParams(resource, row) });

export const activateRow = (resource: Resource, row: TableRow): Promise<Answer<unknown>> =>
  write(resource.api.activate, { params: keyParams(resource, row) });

export const fetchUses = async (resource: Resource, row: TableRow): Promise<Use[]> =>
  (await call({ ...resource.api.used, answer: usesShape }, { params: keyParams(resource, row) })).data;

export const fetchHistory = async (
  resource: Resource,
  row: TableRow,
  signal: AbortSignal,
): Promise<Change[]> =>
  (
    await call(
      { ...resource.api.history, answer: historyShape },
      { params: keyParams(resource, row), signal },
    )
  ).data;

export type ImportMode = 'semua' | 'yang-benar';
export type ImportCall = { mode: ImportMode; preview: boolean; key?: string; peta: PetaKolom | null };
/**
 * Checks a file (`preview`), which may answer that its columns have to be said first, or takes its rows. `more`: what the call asks
 * beside what every import does.
 */
export async function importFile<R extends ImportResult = ImportResult>(
  endpoint: Endpoint,
  file: File,
  { mode, preview, key, peta }: ImportCall,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer<R>> {
  const fields: Record<string, string> = {
    ...{ mode, petakan: 'ya', ...more },
    ...(preview ? { pratinjau: 'ya' } : {}),
    ...(peta ? { peta: JSON.stringify(peta) } : {}),
  };
  return uploadFile<R>(endpoint, file, { fields, ...(key ? { key } : {}) });
}

/** What a change of dated prices would touch; nothing is written. */
export const fetchPreview = async (
  resource: Resource,
  row: TableRow,
  body: FormValues,
  signal: AbortSignal,
): Promise<PricePreview> =>
  (
    await call(
      { ...resource.api.preview, answer: previewShape },
      { params: keyParams(resource, row), body, signal },
    )
  ).data;

export const fetchVersions = async (
  resource: Resource,
  row: TableRow,
  signal: AbortSignal,
): Promise<PriceVersion[]> =>
  (
    await call(
      { ...resource.api.versions, answer: versionsShape },
      { params: keyParams(resource, row), signal },
    )
  ).data;

/** Takes a waiting version back. */
export const unplanVersion = (resource: Resource, row: TableRow, id: string): Promise<Answer<unknown>> =>
  call<unknown>(resource.api.unplan, { params: { ...keyParams(resource, row), id } });
