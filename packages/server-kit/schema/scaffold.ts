/**
 * The migration of a new document, printed from its declaration for a person to read and commit: tables, keys, walls, writers and the
 * moves of its pieces. What a table knows beside its columns is added by hand.
 */
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import type { Field, Fields, Kind } from '@mustika/kernel/field.ts';
import { statusRows } from '@mustika/kernel/status-moves.ts';

/** How each kind is stored: the SQL domain where the unit matters. Lists are tables of their own. */
export const STORED_AS: Readonly<Record<Exclude<Kind, 'daftar'>, string>> = {
  kode: 'text',
  teks: 'text',
  catatan: 'text',
  pilihan: 'text',
  ref: 'text',
  foto: 'text',
  rahasia: 'text',
  uang: 'rupiah',
  gram: 'miligram',
  kadar: 'mili_persen',
  persen: 'mili_persen',
  angka: 'integer',
  tanggal: 'date',
  waktu: 'timestamptz',
  ya: 'boolean',
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** What the schema of a field refuses, as far as a table can. */
function checkOf(name: string, field: Field): string {
  if (field.choices)
    return ` check (${name} in (${field.choices.map(({ value }) => quoted(value)).join(', ')}))`;
  const numbers = ['uang', 'gram', 'kadar', 'persen', 'angka'];
  if (!numbers.includes(field.kind)) return '';
  return ` check (${name} >= ${field.min ?? (field.kind === 'kadar' ? 1 : 0)})`;
}

const columnOf = ([name, field]: [string, Field]): string =>
  `  ${name} ${STORED_AS[field.kind as Exclude<Kind, 'daftar'>]}${field.opsional ? '' : ' not null'}${checkOf(name, field)},`;

const foreignKeys = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { ref }]) => {
    const resource = ref?.();
    if (!resource || resource.readOnly) return [];
    const key = resource.scope === 'toko' ? `kode_toko, ${name}` : name;
    return [`  foreign key (${key}) references ${resource.name},`];
  });

function tableOf(table: string, number: string, key: readonly string[], fields: Fields): string {
  const own = Object.fromEntries(
    Object.entries(fields).filter(([name, { kind }]) => kind !== 'daftar' && !key.includes(name)),
  );
  return [
    `create table ${table} (`,
    '  kode_toko text not null,',
    `  ${number} text not null,`,
    ...key.slice(2).map((name) => `  ${name} smallint not null,`),
    ...Object.entries(own).map(columnOf),
    `  primary key (${key.join(', ')}),`,
    ...foreignKeys(own),
    `  foreign key (kode_toko, ${number}) references dokumen`,
    ');',
  ].join('\n');
}

/** Their walls, who may read and write them, and their writers. */
const wallsOf = (tables: readonly string[]): string =>
  [
    `select ${tables.map((table) => `pasang_rls(${quoted(table)}, 'select')`).join(', ')};`,
    `grant insert, select on ${tables.join(', ')} to mustika_buku;`,
    `insert into penulis (nama, kecuali) values ${tables.map((table) => `(${quoted(table)}, '{}')`).join(', ')};`,
  ].join('\n');

/** `exists`: tables that stand already, such as that of payments. `computed`: columns of the head that are read and not stored. */
export function scaffold(
  document: ReadableDocument,
  { exists, computed }: { exists: ReadonlySet<string>; computed: ReadonlySet<string> },
): string {
  const { table, number, head, detail, lines } = document.reads;
  const stored = Object.fromEntries(
    Object.entries({ ...head, ...detail }).filter(([name]) => !computed.has(name)),
  );
  const tables = [
    { table, number, key: ['kode_toko', number], fields: stored },
    ...Object.values(lines).map((line) => ({
      table: line.table,
      number: line.number ?? number,
      key: ['kode_toko', line.number ?? number, ...(line.by ?? ['urut'])],
      fields: line.fields,
    })),
  ];
  const made = tables.filter((one) => !exists.has(one.table));
  const created = made.map((one) => tableOf(one.table, one.number, one.key, one.fields));
  const walls = made.length > 0 ? [wallsOf(made.map((one) => one.table))] : [];
  const moves = statusRows(document).map(
    ({ transisi, dari, ke, timbang }) =>
      `  (${[document.name, transisi, dari, ke].map(quoted).join(', ')}, ${timbang})`,
  );
  const status =
    moves.length > 0
      ? [`insert into status_gerak (jenis, transisi, dari, ke, timbang) values\n${moves.join(',\n')};`]
      : [];
  return `${[...created, ...walls, ...status].join('\n\n')}\n`;
}
