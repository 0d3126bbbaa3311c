import { TextInput } from '@mantine/core';
import { tandaRibuan } from '@mustika/kernel/amount.ts';
import { kalimat } from '../language/istilah.ts';
import type { Mask } from './amount-typing.ts';
import { type InputProps, inputAttributes } from './input-props.ts';
import { useAmount } from './use-amount.ts';

const MASKS: Readonly<Record<'.' | ',', Mask>> = {
  '.': { prefix: 'Rp. ', suffix: ',-' },
  ',': { prefix: 'Rp ', suffix: '' },
};

type RupiahInputProps = InputProps<number> & { negative?: boolean };

/** 'Rp. ... ,-' with thousand dots (Spec 2 §5), by commas `Rp ...` where the language groups by commas. Hands whole rupiah, never a decimal and never a text. */
export function RupiahInput({ negative = false, ...props }: RupiahInputProps) {
  const { input, refused } = useAmount({
    label: props.label,
    value: props.value,
    mask: MASKS[tandaRibuan()],
    negative,
    onRead: props.onChange,
  });
  const error = props.error ?? (refused ? kalimat(refused) : undefined);
  return (
    <TextInput
      {...inputAttributes({ ...props, error })}
      {...input}
      styles={{ input: { textAlign: 'right' } }}
    />
  );
}
