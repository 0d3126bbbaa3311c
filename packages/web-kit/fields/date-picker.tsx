import '@mantine/dates/styles.layer.css';
import { DatePickerInput, DateTimePicker } from '@mantine/dates';
import 'dayjs/locale/id.js';
import 'dayjs/locale/it.js';
import 'dayjs/locale/ja.js';
import 'dayjs/locale/ms-my.js';
import 'dayjs/locale/zh-hk.js';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { IconCalendar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session.ts';
import type { DateInputProps } from './date-input.tsx';
import { inputAttributes } from './input-props.ts';

/** dayjs names of the six languages. */
const DAYJS: Readonly<Record<string, string>> = {
  id: 'id',
  en: 'en',
  it: 'it',
  hk: 'zh-hk',
  my: 'ms-my',
  jp: 'ja',
};

/** The calendar behind DateInput: the week starts on Monday, months and days in the language of the screen. */
export function DatePicker({ clearable = false, min, max, ...props }: DateInputProps) {
  const { t, i18n } = useTranslation();
  const open = useSession((session) => session.user?.tgl_system ?? null);
  const start = props.value ?? open;
  return (
    <DatePickerInput
      {...inputAttributes({ ...props, required: false })}
      withAsterisk={props.required ?? false}
      value={props.value}
      onChange={props.onChange}
      clearable={clearable && !props.readOnly}
      locale={DAYJS[i18n.language] ?? 'id'}
      firstDayOfWeek={1}
      valueFormatter={({ date }) => (typeof date === 'string' ? formatTanggal(date) : '')}
      leftSection={<IconCalendar size={14} aria-hidden />}
      leftSectionPointerEvents="none"
      // The dropdown would be a dialog without a name; it is the field's own calendar.
      popoverProps={{ withinPortal: true, shadow: 'sm', withRoles: false, returnFocus: true }}
      hideOutsideDates
      weekendDays={[]}
      {...(start ? { defaultDate: start } : {})}
      // The caret begins at the day that is chosen or at that of the shop, not at the arrow of the month.
      getDayProps={(date) => (date === start ? { 'data-autofocus': true } : {})}
      clearButtonProps={{ 'aria-label': t('isian.kosongkan') }}
      ariaLabels={{ nextMonth: t('isian.bulanDepan'), previousMonth: t('isian.bulanLalu') }}
      {...(props.placeholder ? {} : { placeholder: t('isian.pilihTanggal') })}
      {...(min ? { minDate: min } : {})}
      {...(max ? { maxDate: max } : {})}
    />
  );
}

/** The calendar with a clock of 24 hours: `2026-11-22T08:00` on the wire, minutes are enough. */
export function MomentPicker({ min, ...props }: DateInputProps) {
  const { t, i18n } = useTranslation();
  return (
    <DateTimePicker
      {...inputAttributes({ ...props, required: false })}
      withAsterisk={props.required ?? false}
      value={props.value}
      onChange={(value) => props.onChange(value ? value.slice(0, 16).replace(' ', 'T') : null)}
      clearable={!props.readOnly}
      locale={DAYJS[i18n.language] ?? 'id'}
      firstDayOfWeek={1}
      valueFormat={(value) => `${formatTanggal(value.slice(0, 10))} ${value.slice(11, 16)}`}
      leftSection={<IconCalendar size={14} aria-hidden />}
      leftSectionPointerEvents="none"
      popoverProps={{ withinPortal: true, shadow: 'sm', withRoles: false, returnFocus: true }}
      hideOutsideDates
      weekendDays={[]}
      timePickerProps={{
        format: '24h',
        hoursInputLabel: t('isian.jam'),
        minutesInputLabel: t('isian.menit'),
        'aria-label': t('isian.jam'),
      }}
      submitButtonProps={{ 'aria-label': t('isian.pakaiSaat') }}
      clearButtonProps={{ 'aria-label': t('isian.kosongkan') }}
      ariaLabels={{ nextMonth: t('isian.bulanDepan'), previousMonth: t('isian.bulanLalu') }}
      {...(props.placeholder ? {} : { placeholder: t('isian.pilihSaat') })}
      {...(min ? { minDate: min } : {})}
    />
  );
}
