/** A length or size with its unit: typed, or moved by half a unit with the arrow keys. */
import { NumberInput } from '@mantine/core';

type AngkaProps = {
  label: string;
  /** The label is only for those who cannot see where the field stands. */
  tersembunyi?: boolean;
  satuan?: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  onChange: (value: number) => void;
};

export function AngkaMm({
  label,
  tersembunyi = false,
  satuan = 'mm',
  value,
  min = 0,
  max = 900,
  step = 0.5,
  onChange,
}: AngkaProps) {
  return (
    <NumberInput
      {...(tersembunyi ? { 'aria-label': label } : { label })}
      size="xs"
      value={value}
      min={min}
      max={max}
      step={step}
      decimalScale={satuan === '' ? 0 : 3}
      decimalSeparator=","
      suffix={satuan === '' ? '' : ` ${satuan}`}
      hideControls
      onChange={(next) => {
        if (typeof next === 'number' && next >= min && next <= max && next !== value) onChange(next);
      }}
    />
  );
}
