/** A resource: a master table with its fields, paths, messages and gate. The kits turn it into routes and a screen. */
import { deret, type InsideOf, objek, type Struct, type Wire } from './answer.ts';
import { angka, type Fields, fieldWith, kode, waktu, ya } from './field.ts';
import { type Gate, login } from './gate.ts';
import type { MenuGroup, Screen } from './screen.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** `fields`: what it is told, where whoever calls it knows. */
export type Endpoint = { method: Method; path: string; fields?: Fields };

/** Paths below /api/v1/, the key in braces. */
export type CrudPaths = {
  list: Endpoint;
  create: Endpoint;
  update: Endpoint;
  remove: Endpoint;
  /** Makes a deactivated row live again, after the DELETED dialog. */
  activate: Endpoint;
  history: Endpoint;
  /** Where the row is named, asked before it is deleted. */
  used: Endpoint;
  export: Endpoint;
  import: Endpoint;
  /** Versions of the prices: what was, what counts, what is set for later. Served where the resource is `dated`. */
  versions: Endpoint;
  /** What a change of prices would touch, before it is saved. */
  preview: Endpoint;
  /** Takes a version back that has not taken effect. */
  unplan: Endpoint;
};

/**
 * The paths of a master table. The list path is prescribed per table (calls.tsv); the others follow the one pattern
 * the spec shows, `para-harga-beli/{create,update,delete}` (Spec 2 §7).
 */
export function crudPaths(base: string, key: string, list: string = base): CrudPaths {
  return {
    list: { method: 'GET', path: list },
    create: { method: 'POST', path: `${base}/create` },
    update: { method: 'PUT', path: `${base}/update/{${key}}` },
    remove: { method: 'DELETE', path: `${base}/delete/{${key}}` },
    activate: { method: 'PUT', path: `${base}/aktifkan/{${key}}` },
    history: { method: 'GET', path: `${base}/riwayat/{${key}}` },
    used: { method: 'GET', path: `${base}/dipakai/{${key}}` },
    export: { method: 'GET', path: `${base}/export` },
    import: { method: 'POST', path: `${base}/import` },
    versions: { method: 'GET', path: `${base}/versi/{${key}}` },
    preview: { method: 'POST', path: `${base}/pratinjau/{${key}}` },
    unplan: { method: 'DELETE', path: `${base}/versi/{${key}}/{id}` },
  };
}

export type ResourceMessages = {
  created: string;
  updated: string;
  deleted: string;
  activated: string;
  failed: string;
  removeFailed: string;
};

const MESSAGES: ResourceMessages = {
  created: 'Berhasil Menyimpan Data',
  updated: 'Berhasil Mengedit Data',
  deleted: 'Berhasil Menghapus Data',
  activated: 'Data Berhasil Diaktifkan',
  failed: 'Terjadi Kesalahan Saat Mengirim Data',
  removeFailed: 'Terjadi Kesalahan Saat Mengirim Data',
};

export type Resource<F extends Fields = Fields> = {
  noun: 'resource';
  /** The table. The drift test compares its columns with `fields`. */
  name: string;
  label: string;
  /** Route of its screen. */
  screen: string;
  group: MenuGroup;
  gate: Gate;
  /** `toko`: each store has its own rows (kode_toko leads the key). `chain`: one list, written by head office. */
  scope: 'toko' | 'chain';
  api: CrudPaths;
  /** Column that names a row: editable when adding, read-only when editing. */
  key: string;
  /** Column shown beside the key in pickers. */
  display: string;
  fields: F;
  /** Columns the `q` of the list call searches. */
  search: readonly string[];
  sort: string;
  /** Rows are only read here; another declaration writes them. */
  readOnly: boolean;
  /** Rows may come in by a file. False where a call of its own reads them, or nothing may. */
  imports: boolean;
  /**
   * Named by the specification, and no rule, document or report reads its rows yet: the screen says so, and a test takes the mark
   * away with the first reader.
   */
  awaited: boolean;
  /**
   * Prices that are versions in time: a change may be set for a moment to come, large jumps need a second person, and what
   * a change touches is shown before it is saved. The database has the same list (`kolom_berjadwal`). Features 2, idea 5.
   */
  dated: readonly string[];
  /**
   * Columns that a second person must agree to: of a new row, and whenever one of them changes. An import changes none of
   * them. Null where one person may write the whole row.
   */
  guarded: Guarded | null;
  messages: ResourceMessages;
};

/** `kategori` and `description` name the approval, as those of documents do. */
export type Guarded = { columns: readonly string[]; kategori: string; description: string };

/** Column names are checked where they are written; a finished Resource<F> must still pass for a Resource. */
type Columns<F> = {
  key: keyof F & string;
  display?: keyof F & string;
  search?: readonly (keyof F & string)[];
  sort?: keyof F & string;
  dated?: readonly (keyof F & string)[];
  guarded?: Omit<Guarded, 'columns'> & { columns: readonly (keyof F & string)[] };
};

type ResourceInput<F extends Fields> = Pick<Resource<F>, 'name' | 'label' | 'screen' | 'api' | 'fields'> &
  Columns<F> &
  Partial<Omit<Resource<F>, 'noun' | 'messages' | keyof Columns<F>>> & {
    messages?: Partial<ResourceMessages>;
  };

export function defineResource<const F extends Fields>(input: ResourceInput<F>): Resource<F> {
  const names = Object.keys(input.fields) as (keyof F & string)[];
  const display = input.display ?? names.find((name) => name !== input.key) ?? input.key;
  return {
    noun: 'resource',
    group: 'master',
    gate: login,
    scope: 'toko',
    search: [...new Set([input.key, display])],
    sort: input.key,
    readOnly: false,
    imports: true,
    awaited: false,
    dated: [],
    guarded: null,
    ...input,
    display,
    messages: { ...MESSAGES, ...input.messages },
  };
}

/** The screen a resource brings along. */
export const screenOf = (resource: Resource): Screen => ({
  noun: 'screen',
  path: resource.screen,
  title: resource.label,
  group: resource.group,
  gate: resource.gate,
  menu: true,
  reads: () => Object.values(resource.fields).flatMap((field) => (field.ref ? [field.ref()] : [])),
});

const JEJAK = {
  aktif: ya(''),
  versi: angka(''),
  diubah_oleh: kode('', { opsional: true }),
  diubah_pada: waktu('', { opsional: true }),
} as const;

/** A row as its calls answer it: the fields, whether it lives, its version, and who changed it last. */
export const rowShape = <F extends Fields>({
  fields,
}: Pick<Resource<F>, 'fields'>): Struct<InsideOf<F> & InsideOf<typeof JEJAK>> =>
  objek({
    // Rows of before a field was asked for may be without it.
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, fieldWith(field, { opsional: true })]),
    ),
    ...JEJAK,
  }) as Struct<never>;

/** The list call of a table, with what it answers. */
export const listCall = <F extends Fields>(resource: Pick<Resource<F>, 'fields' | 'api'>) => ({
  ...resource.api.list,
  answer: deret(rowShape(resource)),
});

/** A row of it as it travels. */
export type WireRow<R extends Pick<Resource, 'fields'>> = Wire<
  InsideOf<R['fields']> & InsideOf<typeof JEJAK>
>;
