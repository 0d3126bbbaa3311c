/** What a form was answered while it was typed: figures below each other, lists as small tables. */
import { Table, Text } from '@mantine/core';
import type { Shape, Struct } from '@mustika/kernel/answer.ts';
import type { Field } from '@mustika/kernel/field.ts';
import { MENUNGGU } from '../fields/marks.ts';
import { alignOf, formatValue } from '../format.ts';
import { istilah, kalimat } from '../language/istilah.ts';
import css from './answered.module.css';
import type { Asked } from './asking.ts';
import type { FormValues } from './form-values.ts';

const isField = (shape: Shape): shape is Field => 'label' in shape;
const fieldsOf = (shape: Struct): [string, Field][] =>
  Object.entries(shape.fields ?? shape.of?.fields ?? {}).filter((one): one is [string, Field] =>
    isField(one[1]),
  );

/** No amount is worth no words. */
const empty = ({ kind }: Field, value: unknown): boolean =>
  value === null || value === undefined || value === '' || (kind === 'uang' && value === 0);

type AnsweredProps = { asked: Asked; values?: FormValues };

export function Answered({ asked, values = {} }: AnsweredProps) {
  const { asks, answer, error, waits } = asked;
  const shapes = fieldsAndLists(asks.call().answer as Struct, asks.shows);
  const warning = answer ? asks.warns?.(values, answer) : null;
  return (
    <div className={css.answered} aria-live="polite" {...(waits ? { [MENUNGGU]: true } : {})}>
      {error && (
        <Text size="sm" c="merah" role="alert">
          {kalimat(error.message)}
        </Text>
      )}
      <dl>
        {shapes.map(([name, shape]) =>
          isField(shape) && !(answer && empty(shape, answer[name])) ? (
            <div key={name}>
              <dt>{istilah(shape.label)}</dt>
              <dd className="angka">{answer ? formatValue(shape, answer[name]) : '–'}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {warning && (
        <Text size="sm" c="merah" role="alert">
          {kalimat(warning)}
        </Text>
      )}
      {answer &&
        shapes.map(([name, shape]) =>
          isField(shape) ? null : (
            <Rows key={name} columns={fieldsOf(shape)} rows={(answer[name] ?? []) as FormValues[]} />
          ),
        )}
    </div>
  );
}

const fieldsAndLists = (of: Struct, shows: readonly string[]): [string, Shape][] =>
  shows.flatMap((name) => {
    const shape = of.fields?.[name];
    return shape ? [[name, shape]] : [];
  });

function Rows({ columns, rows }: { columns: readonly [string, Field][]; rows: readonly FormValues[] }) {
  if (rows.length === 0) return null;
  const shown = columns.filter(([, { label }]) => label !== '');
  return (
    <Table fz="sm" verticalSpacing={3} horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          {shown.map(([name, field]) => (
            <Table.Th key={name} ta={alignOf(field)}>
              {istilah(field.label)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no key and never move.
          <Table.Tr key={at}>
            {shown.map(([name, field]) => (
              <Table.Td key={name} ta={alignOf(field)} className="angka">
                {formatValue(field, row[name])}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
