/** The input of a declared field: its kind decides. */
import { Checkbox, TextInput } from '@mantine/core';
import type { Field } from '@mustika/kernel/field.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { bacaQris, namaQris } from '@mustika/kernel/text/qris.ts';
import { formatValue } from '../format.ts';
import { istilah } from '../language/istilah.ts';
import { useSubject } from '../shell/house-context.tsx';
import { DateInput } from './date-input.tsx';
import { DecimalInput } from './decimal-input.tsx';
import { type InputProps, inputAttributes } from './input-props.ts';
import { SandiInput } from './password-input.tsx';
import { PhotoInput } from './photo-input.tsx';
import { QuickSelect } from './quick-select.tsx';
import { RefInput } from './ref-input.tsx';
import { ALL } from './ref-options.ts';
import { RowsInput } from './rows-input.tsx';
import { RupiahInput } from './rupiah-input.tsx';
import { ScannedRows } from './scanned-rows.tsx';
import { TeksInput } from './text-input.tsx';

type Row = Readonly<Record<string, unknown>>;

export type FieldInputProps = Omit<InputProps<unknown>, 'label' | 'onChange'> & {
  /** `filled`: what a chosen row says of the fields beside its reference. */
  onChange: (value: unknown, filled?: Row) => void;
  field: Field;
  label?: string;
  /** Narrows the rows a reference offers. */
  where?: Readonly<Record<string, unknown>>;
  /** Errors inside a list field, by path such as `2.berat`. */
  rowErrors?: Readonly<Record<string, string>>;
};

/** What a known row says of other fields, by the columns they take; nothing where it says nothing or is not known. */
export const filledBy = (fills: Readonly<Record<string, string>> = {}, row: Row = {}): Row =>
  Object.fromEntries(
    Object.entries(fills).flatMap(([name, column]) =>
      (row[column] ?? '') === '' ? [] : [[name, row[column]]],
    ),
  );

/** The field that takes this column. */
export const fieldTaking = (fills: Readonly<Record<string, string>>, column: string): string | undefined =>
  Object.entries(fills).find(([, one]) => one === column)?.[0];

const NOTE_LINES = 3;

const weightOf = ({ satuan, ditimbang = false }: Field) => ({ satuan, weighed: ditimbang });

export function FieldInput({ field, label, where, rowErrors, ...rest }: FieldInputProps) {
  const props = {
    ...rest,
    label: label ?? istilah(field.label),
    required: rest.required ?? (!field.opsional && !field.readOnly && field.kind !== 'ya'),
  };
  const of = <T,>() => props as InputProps<T>;
  const limit = field.max === undefined ? {} : { maxLength: field.max };
  switch (field.kind) {
    case 'kode':
      return <TeksInput {...of<string>()} code asTyped={field.asTyped ?? false} {...limit} />;
    case 'teks':
      if (field.qris) return <QrisInput {...of<string>()} {...limit} />;
      return <TeksInput {...of<string>()} asTyped={field.asTyped ?? false} {...limit} />;
    case 'catatan':
      return <TeksInput {...of<string>()} asTyped={field.asTyped ?? false} lines={NOTE_LINES} {...limit} />;
    case 'uang':
      return <RupiahInput {...of<number>()} negative={(field.min ?? 0) < 0} />;
    case 'gram':
    case 'kadar':
    case 'persen':
    case 'angka':
      return <DecimalInput {...of<number | string>()} kind={field.kind} {...weightOf(field)} />;
    case 'tanggal':
      return <DateInput {...of<string>()} clearable={field.opsional ?? false} />;
    case 'ya':
      return <YesInput {...of<boolean>()} />;
    case 'pilihan':
      return <ChoiceInput {...of<string>()} field={field} />;
    case 'ref':
      return (
        <ReferenceInput
          {...of<string>()}
          onChange={rest.onChange}
          field={field}
          {...(where ? { where } : {})}
        />
      );
    case 'foto':
      return field.unggah ? (
        <PhotoInput {...of<string>()} unggah={field.unggah} sketsa={field.sketsa ?? false} />
      ) : null;
    case 'daftar':
      return field.scan ? (
        <ScannedRows
          {...of<Record<string, unknown>[]>()}
          fields={field.fields ?? {}}
          scan={field.scan}
          errors={rowErrors ?? {}}
        />
      ) : (
        <RowsInput
          {...of<Record<string, unknown>[]>()}
          fields={field.fields ?? {}}
          errors={rowErrors ?? {}}
          fixed={field.begins !== undefined}
          berkas={field.berkas?.()}
        />
      );
    case 'rahasia':
      return (
        <SandiInput
          {...inputAttributes(of<string>())}
          autoComplete="new-password"
          value={String(props.value ?? '')}
          onChange={(event) => props.onChange(event.currentTarget.value || null)}
        />
      );
    case 'waktu':
      return (
        <TextInput {...inputAttributes(of<string>())} readOnly value={formatValue(field, props.value)} />
      );
  }
}

type ReferenceProps = Omit<InputProps<string>, 'onChange'> &
  Pick<FieldInputProps, 'field' | 'where' | 'onChange'>;

/** Picked from its list, or written where this store keeps no such list. */
function ReferenceInput({ field, where, ...props }: ReferenceProps) {
  const subject = useSubject();
  const resource = field.ref?.();
  if (!resource) return null;
  if (subject && !passes(resource.gate, subject))
    return <TeksInput {...props} asTyped={field.asTyped ?? false} />;
  return (
    <RefInput
      {...props}
      resource={resource}
      letters={field.hurufNama}
      hanya={field.hanya}
      all={field.all ?? false}
      clearable={field.opsional ?? false}
      onChange={(value, row) => props.onChange(value, filledBy(field.fills, row))}
      {...(where ? { where } : {})}
    />
  );
}

/** A long text that nobody reads: once it is right, whose it is stands below it. */
function QrisInput({ maxLength, ...props }: InputProps<string> & { maxLength?: number }) {
  const milik = props.value && typeof bacaQris(props.value) !== 'string' ? namaQris(props.value) : null;
  const about = milik ? { description: milik } : {};
  return <TeksInput {...props} {...about} asTyped {...(maxLength === undefined ? {} : { maxLength })} />;
}

function YesInput(props: InputProps<boolean>) {
  return (
    <Checkbox
      label={props.label}
      data-nama={props.name}
      checked={props.value ?? false}
      disabled={(props.disabled || props.readOnly) ?? false}
      error={props.error}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}

function ChoiceInput({ field, ...props }: InputProps<string> & { field: Field }) {
  const choices = (field.choices ?? []).map(({ value, label }) => ({ value, label: istilah(label) }));
  const all = field.all && !choices.some(({ value }) => value === ALL);
  const options = all ? [{ value: ALL, label: istilah(ALL) }, ...choices] : choices;
  return <QuickSelect {...props} options={options} clearable={field.opsional ?? false} />;
}
