import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { textWidth } from '../format.ts';
import { istilah, kalimat } from '../language/istilah.ts';
import { ListenToScale, useWeighed } from '../scale/weighed.tsx';
import { useArriving } from './arriving.ts';
import { type DecimalKind, parseTyped, showTyped } from './decimal-text.ts';
import { type InputProps, inputAttributes } from './input-props.ts';
import { TAK_TERBACA } from './unread.ts';
import { useWritten } from './use-written.ts';

const UNIT: Record<DecimalKind, string | null> = { gram: 'g', kadar: '%', persen: '%', angka: null };

/** What the schema says of a text that is no number. */
const notRead = (kind: DecimalKind, label: string): string =>
  kind === 'angka' ? `${label} Harus Berupa Angka Bulat` : `${label} Harus Berupa Angka`;

/** A unit stands behind the figure and takes the place it needs: `g`, `menit`, `miligram atau rupiah`. */
const unitAt = (unit: string): TextInputProps => ({
  rightSection: <span aria-hidden>{unit}</span>,
  rightSectionPointerEvents: 'none',
  rightSectionWidth: Math.max(34, textWidth(unit) * 8 + 14),
});

type DecimalInputProps = InputProps<number | string> & {
  kind: DecimalKind;
  satuan?: string | undefined;
  /** A weight that is put on the scale: `=` takes what it says. */
  weighed?: boolean;
};

/** Weights, karats, rates and counts. Hands wire numbers; text that is no number is handed on for the schema to refuse. */
export function DecimalInput({ kind, satuan, weighed = false, ...props }: DecimalInputProps) {
  const { written, write, drop } = useWritten<string>(props.value, (text) => parseTyped(kind, text));
  const [inHand, setInHand] = useState(false);
  const arriving = useArriving(props.value);
  const unit = satuan === undefined ? UNIT[kind] : istilah(satuan);
  const scale = useWeighed({
    ...{ weighed, inHand, value: props.value },
    onWeight: (gram) => {
      drop();
      props.onChange(gram);
    },
  });
  const said = written === null ? props.value : parseTyped(kind, written);
  const refused = !inHand && typeof said === 'string' && said !== '';
  const error = props.error ?? (refused ? kalimat(notRead(kind, props.label)) : undefined);
  const input = (
    <TextInput
      {...scale.props}
      {...inputAttributes({ ...props, error })}
      onKeyDown={scale.onKeyDown}
      ref={arriving.ref}
      inputMode={kind === 'angka' ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...(typeof said === 'string' && said !== '' ? { [TAK_TERBACA]: '' } : {})}
      value={written ?? showTyped(kind, props.value, inHand)}
      styles={{ input: { textAlign: 'right' } }}
      {...(unit ? unitAt(unit) : {})}
      onFocus={() => {
        setInHand(true);
        arriving.entered();
      }}
      onChange={(event) => {
        arriving.typed();
        const text = event.currentTarget.value;
        write(text);
        props.onChange(parseTyped(kind, text));
      }}
      onBlur={() => {
        setInHand(false);
        // What says no number stays where its refusal can be read.
        if (typeof said !== 'string') drop();
      }}
    />
  );
  if (!weighed) return input;
  return (
    <>
      {input}
      {inHand && <ListenToScale />}
    </>
  );
}
