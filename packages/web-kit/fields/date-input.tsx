import { InputBase } from '@mantine/core';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { type InputProps, inputAttributes } from './input-props.ts';

export type DateInputProps = InputProps<string> & {
  clearable?: boolean;
  min?: string;
  max?: string;
};

/** The calendar is a third of all form code; it comes after the first paint. */
const DatePicker = lazy(async () => ({ default: (await import('./date-picker.tsx')).DatePicker }));

const Moment = lazy(async () => ({ default: (await import('./date-picker.tsx')).MomentPicker }));

/** A date is chosen only by picker (Spec 2 §5); yyyy-MM-dd on the wire. */
export const DateInput = (props: DateInputProps) => (
  <Suspense fallback={<Waiting {...props} />}>
    <DatePicker {...props} />
  </Suspense>
);

/** A day and its minute, in the time of the shop whatever the browser's zone is: `2026-11-22T08:00`. */
export const MomentInput = (props: DateInputProps) => (
  <Suspense fallback={<Waiting {...props} />}>
    <Moment {...props} />
  </Suspense>
);

/** The same field without its calendar: nothing moves when the calendar arrives. */
const Waiting = (props: DateInputProps) => (
  <InputBase
    {...inputAttributes(props)}
    readOnly
    value={props.value ? formatTanggal(props.value.slice(0, 10)) : ''}
    leftSection={<IconCalendar size={14} aria-hidden />}
  />
);
