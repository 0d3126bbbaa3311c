import { Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { type InputProps, inputAttributes } from './input-props.ts';

/** A longer text scrolls. */
const MOST_LINES = 14;

type TeksInputProps = InputProps<string> & {
  /** Keep the letters as typed; otherwise they become capitals at once (Spec 2 §5). */
  asTyped?: boolean;
  /** A code: monospace, without spaces. */
  code?: boolean;
  /** Several lines. */
  lines?: number;
  maxLength?: number;
};

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** Changes the typed text in place and keeps the caret where the person left it. */
function rewrite(event: Typed, change: (text: string) => string): string {
  const input = event.currentTarget;
  const text = change(input.value);
  if (text !== input.value) {
    const caret = Math.max(0, (input.selectionStart ?? text.length) - (input.value.length - text.length));
    input.value = text;
    input.setSelectionRange(caret, caret);
  }
  return text;
}

export function TeksInput({ asTyped = false, code = false, lines = 1, maxLength, ...props }: TeksInputProps) {
  const change = (text: string): string => {
    const kept = code ? text.replace(/\s/g, '') : text;
    return asTyped ? kept : kept.toUpperCase();
  };
  const common = {
    ...inputAttributes(props),
    autoComplete: 'off',
    // Remarks and names: a scan is none of theirs.
    ...(code || asTyped ? {} : { 'data-bebas': true }),
    value: props.value ?? '',
    ...(maxLength === undefined ? {} : { maxLength }),
    onChange: (event: Typed) => props.onChange(rewrite(event, change) || null),
  };
  // What is written is seen whole: a message of ten lines in a window of three is written blind.
  if (lines > 1) return <Textarea {...common} autosize minRows={lines} maxRows={MOST_LINES} />;
  return <TextInput {...common} {...(code ? { classNames: { input: 'kode' } } : {})} />;
}
