/** What a declared document says: who and when above, its lines, its amounts below. */
import { Table } from '@mantine/core';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { allFields, type DocumentLines, type ReadableDocument } from '@mustika/kernel/document-reads.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { openFields } from '@mustika/kernel/rahasia.ts';
import { useMemo } from 'react';
import { DataTable, type TableRow } from '../data-table.tsx';
import css from '../document-sheet/sheet.module.css';
import stack from '../document-sheet/stack.module.css';
import { alignOf, formatValue, isMono, isNumeric } from '../format.ts';
import { istilah } from '../language/istilah.ts';
import { useNames } from '../names.ts';
import { useSubject } from '../shell/house-context.tsx';
import type { Cells, OneDocument } from './declared.ts';
import { Lead } from './lead.tsx';

/** More rows than this scroll in a table of their own. */
const BANYAK = 40;
/** So many columns and more stand below each other on a phone. */
const LEBAR = 4;

type PartProps = { document: ReadableDocument; one: OneDocument };

/** No amount and no count is worth no words. */
const empty = ({ kind }: Field, value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  ((kind === 'uang' || kind === 'angka') && value === 0);

/** Columns that are shown: whoever reads may know them, and some row says something there. */
function useShown(fields: Fields, rows: readonly TableRow[]): [string, Fields[string]][] {
  const subject = useSubject();
  return Object.entries(openFields(fields, subject)).filter(
    ([name, field]) => !field.hidden && rows.some((row) => !empty(field, row[name])),
  );
}

/**
 * The head beside what stands above the sheet: number, state, prints, the largest figure. The day is told by the moment
 * unless the document is dated otherwise.
 */
function useHead({ document, one }: PartProps): [string, Fields[string]][] {
  const { number, total, partOf } = document.reads;
  const sameDay = formatWaktu(one.waktu).startsWith(formatTanggal(one.tanggal));
  const above = new Set([number, 'status', 'cetak', total, partOf, ...(sameDay ? ['tanggal'] : [])]);
  return useShown(allFields(document), [one]).filter(([name]) => !above.has(name));
}

export function Facts({ document, one }: PartProps) {
  const shown = useHead({ document, one }).filter(([, field]) => field.kind !== 'uang');
  const fields = useMemo(() => allFields(document), [document]);
  const nameOf = useNames(fields, true);
  return (
    <dl className={css.facts} data-pasang>
      {shown.map(([name, field]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{istilah(field.label)}</dt>
          <dd className={isMono(field) ? 'kode' : undefined}>
            <Lead field={field} value={one[name]} day={one.tanggal} />
            {nameOf(name, one[name]) && <small> {nameOf(name, one[name])}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Sums({ document, one }: PartProps) {
  const { total } = document.reads;
  const fields = allFields(document);
  const shown = useHead({ document, one }).filter(([, { kind }]) => kind === 'uang');
  const last = total ? fields[total] : undefined;
  if (shown.length === 0) return null;
  return (
    <dl className={css.sums}>
      {shown.map(([name, field]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{istilah(field.label)}</dt>
          <dd className={Number(one[name]) < 0 ? 'negatif' : undefined}>{formatValue(field, one[name])}</dd>
        </div>
      ))}
      {total && last?.kind === 'uang' && (
        <>
          <dt data-kuat>{istilah(last.label)}</dt>
          <dd data-kuat>{formatValue(last, one[total])}</dd>
        </>
      )}
    </dl>
  );
}

type LinesProps = PartProps & { cells: Cells; brief: boolean };

export function Lines({ document, one, cells, brief }: LinesProps) {
  return Object.entries(document.reads.lines).map(([name, lines]) => (
    <LineTable
      key={name}
      id={`${document.name}-${name}`}
      lines={lines}
      rows={(one[name] ?? []) as TableRow[]}
      day={one.tanggal}
      cells={cells[name] ?? {}}
      brief={brief}
    />
  ));
}

type LineTableProps = {
  id: string;
  lines: DocumentLines;
  rows: readonly TableRow[];
  day: string;
  cells: Cells[string];
  brief: boolean;
};

/** Lines of one name as a table. */
export function LineTable({ id, lines, rows, day, cells, brief }: LineTableProps) {
  const columns = useShown(lines.fields, rows).filter(
    ([name]) => !brief || (lines.brief?.includes(name) ?? true),
  );
  const label = istilah(lines.label);
  if (columns.length === 0) return null;
  const leading = columns
    .filter(([, field]) => field.leads)
    .map(([name, field]) => [name, (row: TableRow) => <Lead field={field} value={row[name]} day={day} />]);
  if (rows.length > BANYAK)
    return (
      <section className={css.lines}>
        <h3>{label}</h3>
        <DataTable
          id={id}
          label={label}
          fields={Object.fromEntries(columns)}
          rows={rows.map((row, index) => ({ ...row, urut: index + 1 }))}
          rowKey="urut"
          render={{ ...Object.fromEntries(leading), ...cells }}
          withToolbar={false}
        />
      </section>
    );
  return (
    <section>
      <h3>{label}</h3>
      <Table.ScrollContainer minWidth={columns.length >= LEBAR ? 0 : 64 * columns.length} type="native">
        <Table className={`${css.table} ${columns.length >= LEBAR ? stack.stack : ''}`} aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(([name, field]) => (
                <Table.Th key={name} ta={alignOf(field)}>
                  {istilah(field.label)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a document are written once and never move
              <Table.Tr key={index}>
                {columns.map(([name, field], at) => (
                  <Table.Td
                    key={name}
                    data-judul={istilah(field.label)}
                    {...(at === columns.length - 1 && field.kind === 'uang' ? { fw: 600 } : {})}
                    className={isNumeric(field) ? 'angka' : isMono(field) ? 'kode' : undefined}
                  >
                    {cells[name]?.(row) ?? <Lead field={field} value={row[name]} day={day} />}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  );
}
