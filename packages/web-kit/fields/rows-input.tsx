/** Rows inside a record: a small table of inputs, one line per row. Documents with many columns bring their own. */
import { ActionIcon, Button, Group, Input, Stack, Table } from '@mantine/core';
import type { Command } from '@mustika/kernel/command.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { IconFileSpreadsheet, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../act.tsx';
import type { TableRow } from '../data-table/rows.ts';
import { sumColumn } from '../data-table/sums.ts';
import stack from '../document-sheet/stack.module.css';
import { changedNames, emptyValues, fillEmpty } from '../form/form-values.ts';
import { alignOf, formatValue } from '../format.ts';
import { istilah } from '../language/istilah.ts';
import { later } from '../later.tsx';
import { FieldInput, type FieldInputProps } from './field-input.tsx';
import type { InputProps } from './input-props.ts';
import { Pages, SATU_LEMBAR, usePages } from './rows-pages.tsx';

const RowsFile = later(async () => (await import('./rows-file.tsx')).RowsFile);

/** Millions with their mark need more room than a weight, names more than both. */
const ROOM: Readonly<Partial<Record<Field['kind'], number>>> = { angka: 64, gram: 104, uang: 136, teks: 180 };
const LETTER = 8;

/** Kinds whose room are the letters that are told: a choice, and a code that is typed. */
const BY_LETTERS: ReadonlySet<Field['kind']> = new Set(['ref', 'pilihan', 'kode']);

/** Pixels that an input of a row has at least. */
export const roomOf = ({ kind, width }: Field): number | undefined =>
  BY_LETTERS.has(kind) && width !== undefined ? width * LETTER : ROOM[kind];

type Row = Record<string, unknown>;
type RowsInputProps = InputProps<Row[]> & {
  fields: Fields;
  errors: Readonly<Record<string, string>>;
  /** The rows are those of the document: none is added or taken out. */
  fixed?: boolean;
  /** The call that reads a file into rows. */
  berkas?: Command | undefined;
  /** Columns that Enter passes by. */
  passes?: readonly string[];
};

const FIRST_OF_LAST = 'tbody tr:last-of-type :is(input, textarea):not([disabled], [type="hidden"])';

export function RowsInput({ fields, errors, fixed = false, berkas, ...props }: RowsInputProps) {
  const { t } = useTranslation();
  const locked = props.disabled || props.readOnly;
  const typed = props.value ?? [];
  // A list that may not be empty is empty for nobody: its first row is there, and becomes one when something is typed.
  const rows = typed.length === 0 && props.required && !locked && !fixed ? [emptyValues(fields)] : typed;
  const box = useRef<HTMLDivElement>(null);
  const pages = usePages(box, rows.length, props.name ?? '', errors);
  /** Whoever adds a row types into it next. */
  const add = () => {
    props.onChange([...rows, emptyValues(fields)]);
    pages.show(rows.length);
    setTimeout(() => box.current?.querySelector<HTMLElement>(FIRST_OF_LAST)?.focus(), 0);
  };
  return (
    <Input.Wrapper
      ref={box}
      role="group"
      aria-label={props.label}
      label={props.label}
      error={props.error}
      withAsterisk={props.required ?? false}
      labelElement="div"
    >
      <Stack gap={6} align="flex-start">
        {rows.length > 0 && (
          <RowsTable
            {...props}
            {...{ fields, errors, rows, fixed, locked: locked ?? false, from: pages.from }}
          />
        )}
        <Pages {...pages} />
        {!locked && !fixed && (
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconPlus size={14} />}
              data-nama={props.name}
              onClick={add}
            >
              {t('isian.tambahBaris')}
            </Button>
            {berkas && (
              <FromFile
                {...{ berkas, fields, name: props.name ?? '', label: props.label }}
                onRows={(read) =>
                  props.onChange([...typed.filter((row) => !isEmptyRow(fields, row)), ...read])
                }
              />
            )}
          </Group>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

type FromFileProps = Pick<RowsInputProps, 'fields' | 'label'> & {
  berkas: Command;
  name: string;
  onRows: (rows: Row[]) => void;
};

/** For who has the rows in a file of another program. */
function FromFile({ berkas, ...props }: FromFileProps) {
  const may = useMay();
  const [opened, setOpened] = useState(false);
  if (!may(berkas)) return null;
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconFileSpreadsheet size={14} />}
        onClick={() => setOpened(true)}
      >
        {istilah(berkas.label)}
      </Button>
      {opened && <RowsFile command={berkas} {...props} onClose={close} onFailed={close} />}
    </>
  );
}

const isEmptyRow = (fields: Fields, row: Row): boolean => changedNames(emptyValues(fields), row).length === 0;

/** Rows of a counter: the next one is always there to type into, and is none until something stands in it. */
export function OpenRows({ fields, errors, ...props }: RowsInputProps) {
  const rows = [...(props.value ?? []), emptyValues(fields)];
  return (
    <RowsTable
      {...props}
      {...{ fields, errors, rows, locked: false, open: true }}
      onChange={(next) => {
        const last = (next ?? []).findLastIndex((row) => !isEmptyRow(fields, row));
        props.onChange((next ?? []).slice(0, last + 1));
      }}
    />
  );
}

/** `open`: the last row is there to be typed into. `from`: the first of those that are shown. */
type RowsTableProps = RowsInputProps & { rows: Row[]; locked: boolean; open?: boolean; from?: number };

function RowsTable({
  fields,
  errors,
  rows,
  locked,
  open = false,
  fixed = false,
  from,
  passes = [],
  ...props
}: RowsTableProps) {
  const { t } = useTranslation();
  const columns = Object.entries(fields).filter(([, { readOnly, hidden }]) => (fixed ? !hidden : !readOnly));
  const removes = !locked && !fixed;
  const numbered = rows.map((row, at) => ({ row, at }));
  const shown = from === undefined ? numbered : numbered.slice(from, from + SATU_LEMBAR);
  const change = (at: number, name: string, value: unknown, filled: Readonly<Row> = {}) =>
    props.onChange(
      rows.map((row, index) => (index === at ? fillEmpty(fields, { ...row, [name]: value }, filled) : row)),
    );
  return (
    <Table.ScrollContainer minWidth={columns.length * 112} w="100%">
      <Table
        className={stack.stack}
        data-isian
        verticalSpacing={2}
        horizontalSpacing={4}
        aria-label={props.label}
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map(([name, field]) => (
              <Table.Th key={name}>{istilah(field.label)}</Table.Th>
            ))}
            {removes && <Table.Td w={36} />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ row, at }) => (
            <Table.Tr key={at} data-kosong={(open && at === rows.length - 1) || undefined}>
              {columns.map(([name, field]) => (
                <Table.Td
                  key={name}
                  data-judul={istilah(field.label)}
                  data-lewat={passes.includes(name) || undefined}
                  style={{ verticalAlign: 'top', minWidth: roomOf(field) }}
                >
                  {field.readOnly ? (
                    formatValue(field, row[name])
                  ) : (
                    <CellInput
                      field={field}
                      label={`${istilah(field.label)} ${at + 1}`}
                      name={`${props.name ?? ''}.${at}.${name}`}
                      value={row[name]}
                      error={errors[`${at}.${name}`]}
                      locked={locked}
                      onChange={(value, filled) => change(at, name, value, filled)}
                    />
                  )}
                </Table.Td>
              ))}
              {removes && (
                <Table.Td w={36}>
                  {!(open && at === rows.length - 1) && (
                    <ActionIcon
                      aria-label={t('isian.hapusBaris', { nomor: at + 1 })}
                      onClick={() => props.onChange(rows.filter((_, index) => index !== at))}
                    >
                      <IconTrash size={14} />
                    </ActionIcon>
                  )}
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
        {/* The bar of a counter says it. */}
        {!open && <SumRow columns={columns} rows={rows} after={removes ? 1 : 0} />}
      </Table>
    </Table.ScrollContainer>
  );
}

type SumRowProps = {
  /** Columns that stand before the typed ones. */
  before?: number;
  columns: readonly [string, Field][];
  rows: readonly Row[];
  /** Columns after them. */
  after: number;
};

/** What the typed rows come to, in the columns that say so. One row is its own sum. */
export function SumRow({ before = 0, columns, rows, after }: SumRowProps) {
  const { t } = useTranslation();
  if (rows.length < 2 || !columns.some(([, field]) => field.total === 'sum')) return null;
  return (
    <Table.Tfoot>
      <Table.Tr>
        {before > 0 && <Table.Td colSpan={before}>{t('tabel.total')}</Table.Td>}
        {columns.map(([name, field], at) =>
          field.total === 'sum' ? (
            <Table.Td
              key={name}
              fw={600}
              ta={alignOf(field)}
              className="angka"
              data-judul={istilah(field.label)}
            >
              {formatValue(field, sumColumn(name, field, rows as TableRow[]))}
            </Table.Td>
          ) : (
            <Table.Td key={name}>{at === 0 && before === 0 && t('tabel.total')}</Table.Td>
          ),
        )}
        {after > 0 && <Table.Td colSpan={after} />}
      </Table.Tr>
    </Table.Tfoot>
  );
}

type CellInputProps = {
  field: Field;
  label: string;
  name: string;
  value: unknown;
  error: string | undefined;
  locked: boolean;
  onChange: FieldInputProps['onChange'];
};

/** The column heading is the visible label; each input still carries its own for screen readers. */
export function CellInput({ field, label, name, value, error, locked, onChange }: CellInputProps) {
  return (
    <div className="isian-sel">
      <FieldInput
        field={field}
        label={label}
        name={name}
        value={value}
        error={error}
        readOnly={locked}
        onChange={onChange}
        required={false}
      />
    </div>
  );
}
