import { NumberInput } from '@mantine/core';
import { parseRupiah, tandaRibuan } from '@mustika/kernel/amount.ts';
import { useArriving } from './arriving.ts';
import { type InputProps, inputAttributes } from './input-props.ts';

/** More than any shop is worth, and still exact. */
const MOST_DIGITS = 15;

type RupiahInputProps = InputProps<number> & { negative?: boolean };

/** 'Rp. ... ,-' with thousand dots (Spec 2 §5), by commas `Rp ...` where the language groups by commas. Hands whole rupiah, never a decimal and never a text. */
export function RupiahInput({ negative = false, ...props }: RupiahInputProps) {
  const dots = tandaRibuan() === '.';
  const { ref, entered, typed } = useArriving(props.value);
  return (
    <NumberInput
      {...inputAttributes(props)}
      ref={ref}
      prefix={dots ? 'Rp. ' : 'Rp '}
      suffix={dots ? ',-' : ''}
      thousandSeparator={dots ? '.' : ','}
      decimalSeparator={dots ? ',' : '.'}
      allowDecimal={false}
      allowNegative={negative}
      hideControls
      inputMode="numeric"
      autoComplete="off"
      maxLength={26}
      // One digit more would be no amount at all, the field would show what stood there before, and the next digit join that.
      isAllowed={({ value }) => value.replace('-', '').length <= MOST_DIGITS}
      value={props.value ?? ''}
      styles={{ input: { textAlign: 'right' } }}
      // In the capture phase: the library hands `onFocus` on a timer, and on a slow machine that selects what was typed since.
      onFocusCapture={entered}
      onChange={(value) => {
        typed();
        props.onChange(typeof value === 'number' ? value : parseRupiah(value));
      }}
    />
  );
}
