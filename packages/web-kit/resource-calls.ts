/** Calls of a resource (HTTP contract: Resource). Wire values in, wire values out. */
import type { Fields } from '@mustika/kernel/field.ts';
import type { Endpoint, Resource } from '@mustika/kernel/resource.ts';
import { type Answer, call, uploadFile } from './api.ts';
import { withApproval } from './approval/approval.ts';
import type { TableRow } from './data-table/rows.ts';
import type { Page } from './data-table/server-pages.ts';
import type { View } from './data-table/view.ts';
import { changedNames, type FormValues, valuesOf } from './form-values.ts';

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

/** A table that names the row: in how many rows, or in at least `jumlah` of them. */
export type Use = { tabel: string; label: string; jumlah: number; lebih: boolean };

export const fetchUses = async (resource: Resource, row: TableRow): Promise<Use[]> =>
  (await call<Use[]>(resource.api.used, { params: keyParams(resource, row) })).data;

export type Change = {
  waktu: string;
  user_id: string;
  aksi: string;
  sebelum: Record<string, unknown> | null;
  sesudah: Record<string, unknown> | null;
};

export const fetchHistory = async (
  resource: Resource,
  row: TableRow,
  signal: AbortSignal,
): Promise<Change[]> =>
  (await call<Change[]>(resource.api.history, { params: keyParams(resource, row), signal })).data;

export type ImportMode = 'semua' | 'yang-benar';
export type ImportFault = { baris: number; kolom: string; sebab: string };
export type ImportResult = { baris: number; benar: number; salah: ImportFault[] };

/** Checks a file (`preview`) or stores its rows. */
export async function importFile(
  resource: Resource,
  file: File,
  { mode, preview, key }: { mode: ImportMode; preview: boolean; key?: string },
): Promise<Answer<ImportResult>> {
  const fields: Record<string, string> = { mode, ...(preview ? { pratinjau: 'ya' } : {}) };
  return uploadFile<ImportResult>(resource.api.import, file, { fields, ...(key ? { key } : {}) });
}

/** One price of a change: `persen` is the size of the step, null from zero. */
export type PriceStep = {
  kolom: string;
  label: string;
  lama: number;
  baru: number;
  persen: number | null;
  /** The farther of the step and the way from the price of the morning. */
  sehari: number | null;
};
export type PriceImpact = { nama: string; label: string; jumlah: number; contoh: string[] };
export type PricePreview = {
  harga: PriceStep[];
  batas: number;
  perlu_otorisasi: boolean;
  dampak: PriceImpact[];
};

/** What a change of dated prices would touch; nothing is written. */
export const fetchPreview = async (
  resource: Resource,
  row: TableRow,
  body: FormValues,
  signal: AbortSignal,
): Promise<PricePreview> =>
  (await call<PricePreview>(resource.api.preview, { params: keyParams(resource, row), body, signal })).data;

export type PriceVersion = {
  id: string | null;
  status: 'MENUNGGU' | 'BERLAKU' | 'BATAL' | 'GAGAL';
  waktu: string;
  oleh: string;
  nilai: Record<string, number>;
  sebab: string | null;
};

export const fetchVersions = async (
  resource: Resource,
  row: TableRow,
  signal: AbortSignal,
): Promise<PriceVersion[]> =>
  (await call<PriceVersion[]>(resource.api.versions, { params: keyParams(resource, row), signal })).data;

/** Takes a waiting version back. */
export const unplanVersion = (resource: Resource, row: TableRow, id: string): Promise<Answer<unknown>> =>
  call<unknown>(resource.api.unplan, { params: { ...keyParams(resource, row), id } });
