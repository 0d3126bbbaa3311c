/** What every input takes. Values are wire values; null is an empty field. */
import type { ReactNode } from 'react';

export type InputProps<T> = {
  label: string;
  value: T | null;
  onChange: (value: T | null) => void;
  /** Name in the form; errors and focus find the input by it. */
  name?: string;
  error?: ReactNode;
  description?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  placeholder?: string;
  w?: number | string;
};

/** `autoFocus` as Mantine's focus trap and a plain page both understand it; undefined props are left out. */
export function inputAttributes<T>(props: InputProps<T>) {
  const { label, name, error, description, required, disabled, readOnly, autoFocus, placeholder, w } = props;
  return {
    label,
    'data-nama': name,
    ...(error ? { error } : {}),
    ...(description ? { description } : {}),
    ...(required ? { withAsterisk: true, 'aria-required': true } : {}),
    ...(disabled ? { disabled } : {}),
    ...(readOnly ? { readOnly } : {}),
    ...(autoFocus ? { 'data-autofocus': true, autoFocus } : {}),
    ...(placeholder ? { placeholder } : {}),
    ...(w === undefined ? {} : { w }),
  };
}
