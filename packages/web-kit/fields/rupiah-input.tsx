import { NumberInput } from '@mantine/core';
import { parseRupiah } from '@mustika/kernel/amount.ts';
import { type InputProps, inputAttributes } from './input-props.ts';

type RupiahInputProps = InputProps<number> & { negative?: boolean };

/** 'Rp. ... ,-' with thousand dots (Spec 2 §5). Hands whole rupiah, never a decimal and never a text. */
export function RupiahInput({ negative = false, ...props }: RupiahInputProps) {
  return (
    <NumberInput
      {...inputAttributes(props)}
      prefix="Rp. "
      suffix=",-"
      thousandSeparator="."
      decimalSeparator=","
      allowDecimal={false}
      allowNegative={negative}
      hideControls
      inputMode="numeric"
      autoComplete="off"
      maxLength={26}
      value={props.value ?? ''}
      styles={{ input: { textAlign: 'right' } }}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(value) => props.onChange(typeof value === 'number' ? value : parseRupiah(value))}
    />
  );
}
