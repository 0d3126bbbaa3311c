import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { textWidth } from '../format.ts';
import { istilah } from '../istilah.ts';
import { useArriving } from './arriving.ts';
import { cleanTyped, type DecimalKind, parseTyped, showTyped } from './decimal-text.ts';
import { type InputProps, inputAttributes } from './input-props.ts';

const UNIT: Record<DecimalKind, string | null> = { gram: 'g', kadar: '%', persen: '%', angka: null };

/** A unit stands behind the figure and takes the place it needs: `g`, `menit`, `miligram atau rupiah`. */
const unitAt = (unit: string): TextInputProps => ({
  rightSection: <span aria-hidden>{unit}</span>,
  rightSectionPointerEvents: 'none',
  rightSectionWidth: Math.max(34, textWidth(unit) * 8 + 14),
});

type DecimalInputProps = InputProps<number | string> & { kind: DecimalKind; satuan?: string | undefined };

/** Weights, karats, rates and counts. Hands wire numbers; text that is no number is handed on for the schema to refuse. */
export function DecimalInput({ kind, satuan, ...props }: DecimalInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const arriving = useArriving(props.value);
  // A value set from outside (the scale, a reset) replaces what is being typed.
  useEffect(() => {
    setTyped((text) => (text !== null && parseTyped(kind, text) === props.value ? text : null));
  }, [kind, props.value]);
  const unit = satuan === undefined ? UNIT[kind] : istilah(satuan);
  return (
    <TextInput
      {...inputAttributes(props)}
      ref={arriving.ref}
      inputMode={kind === 'angka' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed ?? showTyped(kind, props.value)}
      styles={{ input: { textAlign: 'right' } }}
      {...(unit ? unitAt(unit) : {})}
      onFocus={arriving.entered}
      onChange={(event) => {
        arriving.typed();
        const text = cleanTyped(kind, event.currentTarget.value);
        setTyped(text);
        props.onChange(parseTyped(kind, text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
