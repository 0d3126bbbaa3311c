/** One field of a form: its input, or the part that shows it, such as payments, a figure that is counted, the search of members. */
import { Input } from '@mantine/core';
import type { Field } from '@mustika/kernel/field.ts';
import { FieldInput, type FieldInputProps, fieldTaking, filledBy } from '../fields/field-input.tsx';
import { formatValue } from '../format.ts';
import { istilah, kalimat } from '../language/istilah.ts';
import css from './form.module.css';
import { countedFrom } from './form-counted.ts';
import { errorsBelow } from './form-errors.ts';
import type { FormState } from './form-state.ts';
import { personNow } from './form-values.ts';
import { MemberSearch, Paying, PayingOut } from './parts.tsx';

type InputOfProps = Partial<Omit<FieldInputProps, 'field' | 'name' | 'value' | 'onChange' | 'error'>> & {
  form: FormState;
  name: string;
  /** After the value is set: what depends on it. */
  onValue?: (value: unknown) => void;
};

/** One field of a form, for hand-made layouts. */
export function InputOf({ form, name, onValue, ...rest }: InputOfProps) {
  const field = form.fields[name] as Field;
  const value = form.values[name] ?? null;
  if (field.sums || field.pays || field.paysOut || field.member)
    return <PartOf form={form} name={name} field={field} autoFocus={rest.autoFocus ?? false} />;
  // What is sent where nothing is typed stands there in grey.
  const followed = field.follows ? { placeholder: formatValue(field, value), required: false } : {};
  return (
    <FieldInput
      {...followed}
      {...rest}
      field={field}
      name={name}
      value={field.follows ? form.typed(name) : value}
      error={form.errors[name]}
      rowErrors={field.kind === 'daftar' ? errorsBelow(form.errors, name) : {}}
      onChange={(value, filled) => {
        form.set(name, value);
        for (const one of field.clears ?? []) form.set(one, null);
        if (filled) form.fill(filled);
        onValue?.(value);
      }}
    />
  );
}

type PartProps = { form: FormState; name: string; field: Field; autoFocus: boolean };

/** What is no plain input: a figure, payments, a member. */
function PartOf({ form, name, field, autoFocus }: PartProps) {
  const { sums, pays, paysOut, member = {} } = field;
  const [value, error, label] = [form.values[name], form.errors[name], istilah(field.label)];
  if (sums) return <Counted field={field} name={name} value={value} error={error} />;
  if (pays)
    return (
      <Paying
        key={form.opening}
        {...{ name, label, error, autoFocus }}
        total={countedFrom(field, pays, form.values, form.of)}
        onChange={(rows, why) => {
          form.doubt(name, why);
          form.set(name, rows);
        }}
      />
    );
  if (paysOut)
    return (
      <PayingOut
        key={form.opening}
        name={name}
        total={countedFrom(field, paysOut, form.values, form.of)}
        {...{ values: form.values, errors: form.errors }}
        onChange={form.setMany}
        onDoubt={form.doubt}
      />
    );
  return (
    <MemberSearch
      adds
      {...{ name, label, error, autoFocus }}
      value={(value as string | null) ?? null}
      phone={(form.values[fieldTaking(member, 'no_hp') ?? ''] as string | null) ?? null}
      onChange={(kode, known) =>
        form.setMany(
          personNow(form.values, { code: name, kode, columns: member, filled: filledBy(member, known) }),
        )
      }
    />
  );
}

type CountedProps = { field: Field; name: string; value: unknown; error: string | undefined };

/** What the form counts: a figure, not a field. */
const Counted = ({ field, name, value, error }: CountedProps) => (
  <div className={css.counted} data-nama={name} tabIndex={-1}>
    <span>{istilah(field.label)}</span>
    <output className="angka" aria-live="polite" aria-label={istilah(field.label)}>
      {formatValue(field, value)}
    </output>
    {error && <Input.Error>{kalimat(error)}</Input.Error>}
  </div>
);

/** The element around a form: Enter, Ctrl+Enter, focus. */
