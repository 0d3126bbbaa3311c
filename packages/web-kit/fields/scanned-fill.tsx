/** Scanned rows of which something is typed, too: how many of it, what it cost. The code and what it is stand before the inputs. */
import { ActionIcon, Table } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import { openFields } from '@mustika/kernel/rahasia.ts';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import stack from '../document-sheet/stack.module.css';
import { alignOf, formatValue, isNumeric } from '../format.ts';
import { istilah } from '../language/istilah.ts';
import { useSubject } from '../shell/house-context.tsx';
import { CellInput, roomOf, SumRow } from './rows-input.tsx';

type Row = Record<string, unknown>;
type Props = {
  /** Name of the list in its form, and of the code in a row. */
  list: string;
  code: string;
  label: string;
  rows: readonly Row[];
  known: ReadonlyMap<string, Row>;
  shows: Fields;
  typed: Fields;
  errors: Readonly<Record<string, string>>;
  locked: boolean;
  onChange: (rows: Row[]) => void;
};

export function ScannedFill({
  list,
  code,
  label,
  rows,
  known,
  shows,
  typed,
  errors,
  locked,
  onChange,
}: Props) {
  const { t } = useTranslation();
  const subject = useSubject();
  const told = Object.entries(shows);
  const asked = Object.entries(openFields(typed, subject));
  const change = (at: number, name: string, value: unknown) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [name]: value } : row)));
  if (rows.length === 0) return null;
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table className={stack.stack} verticalSpacing={2} horizontalSpacing={4} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{istilah('Barcode')}</Table.Th>
            {[...told, ...asked].map(([name, field]) => (
              <Table.Th key={name} ta={alignOf(field)}>
                {istilah(field.label)}
              </Table.Th>
            ))}
            <Table.Td w={36} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, at) => {
            const key = String(row[code]);
            return (
              <Table.Tr key={key}>
                <Table.Td className="kode">{key}</Table.Td>
                {told.map(([name, field]) => (
                  <Table.Td
                    key={name}
                    ta={alignOf(field)}
                    className={isNumeric(field) ? 'angka' : undefined}
                    data-judul={istilah(field.label)}
                  >
                    {formatValue(field, known.get(key)?.[name])}
                  </Table.Td>
                ))}
                {asked.map(([name, field]) => (
                  <Table.Td
                    key={name}
                    style={{ minWidth: roomOf(field) ?? 90 }}
                    data-judul={istilah(field.label)}
                  >
                    <CellInput
                      field={field}
                      label={`${istilah(field.label)} ${key}`}
                      name={`${list}.${at}.${name}`}
                      value={row[name]}
                      error={errors[`${at}.${name}`]}
                      locked={locked}
                      onChange={(value) => change(at, name, value)}
                    />
                  </Table.Td>
                ))}
                <Table.Td>
                  <ActionIcon
                    aria-label={`${t('pindai.keluarkan', { jumlah: key })}`}
                    disabled={locked}
                    onClick={() => onChange(rows.filter((_, index) => index !== at))}
                  >
                    <IconTrash size={14} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
        <SumRow before={told.length + 1} columns={asked} rows={rows} after={1} />
      </Table>
    </Table.ScrollContainer>
  );
}
