/** Options of a reference: rows of another resource as 'kode - nama', cached for all pickers of the page. */
import type { Resource } from '@mustika/kernel/resource.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';
import { useSession } from '../session.ts';

export type Option = { value: string; label: string };
type Row = Record<string, unknown>;

/** Choice of a filter that means no restriction; the word is prescribed (Spec 2 §2.1). */
export const ALL = 'ALL';

/** Lists up to this long are loaded once and searched in the browser. */
const WHOLE = 200;
const FRESH = 60_000;

export function optionOf(resource: Pick<Resource, 'key' | 'display'>, row: Row, letters?: number): Option {
  const value = String(row[resource.key] ?? '');
  const whole = row[resource.display];
  const name = typeof whole === 'string' ? whole.slice(0, letters) : whole;
  const named = name !== null && name !== undefined && name !== '' && resource.display !== resource.key;
  return { value, label: named ? `${value} - ${String(name)}` : value };
}

type Where = Readonly<Record<string, unknown>>;

/** Cache key of everything that belongs to one resource; a write invalidates it with this. */
export const resourceKey = (resource: Pick<Resource, 'name'>, portal: string | null): readonly unknown[] => [
  'resource',
  resource.name,
  portal,
];

function useList(resource: Resource, query: Where, enabled: boolean) {
  const portal = useSession((state) => state.portal);
  return useQuery({
    queryKey: [...resourceKey(resource, portal), 'pilihan', query],
    queryFn: ({ signal }) =>
      call<Row[]>(resource.api.list, { query: { ...query, sort: resource.sort, arah: 'asc' }, signal }),
    staleTime: FRESH,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Rows whose column has one of these values. */
export type Hanya = Readonly<Record<string, readonly string[]>>;

type RefNarrowing = {
  where?: Where | undefined;
  /** Letters of the name shown; all unless told. */
  letters?: number | undefined;
  hanya?: Hanya | undefined;
};

export type RefOptions = { options: Option[]; rows: readonly Row[]; loading: boolean; failed: boolean };

/**
 * Active rows that match `search`. A short list comes whole; a long one is searched by the server. The chosen row is
 * looked up when it is not among them (deactivated since, or on another page).
 */
export function useRefOptions(
  resource: Resource,
  search: string,
  value: string | null,
  { where = {}, letters, hanya = {} }: RefNarrowing = {},
): RefOptions {
  const whole = useList(resource, { ...where, aktif: 'ya', skip: 0, limit: WHOLE }, true);
  const long = (whole.data?.total ?? 0) > WHOLE;
  const found = useList(
    resource,
    { ...where, aktif: 'ya', skip: 0, limit: 50, q: search },
    long && search !== '',
  );
  const rows = (long && search !== '' ? found.data : whole.data)?.data ?? [];
  const offered = rows.filter((row) =>
    Object.entries(hanya).every(([column, values]) => values.includes(String(row[column]))),
  );
  const options = offered.map((row) => optionOf(resource, row, letters));
  const missing =
    value !== null && value !== ALL && whole.isSuccess && !options.some((option) => option.value === value);
  const chosen = useList(resource, { [resource.key]: value, aktif: 'semua', skip: 0, limit: 1 }, missing);
  const extra = missing ? (chosen.data?.data ?? []).filter((row) => row[resource.key] === value) : [];
  if (missing)
    options.unshift(
      ...(extra.length > 0
        ? extra.map((row) => optionOf(resource, row, letters))
        : [{ value, label: value }]),
    );
  return {
    options,
    rows,
    loading: whole.isPending || (long && found.isFetching),
    failed: whole.isError,
  };
}
