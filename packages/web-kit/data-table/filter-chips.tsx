/** Filters of single columns as chips; a chip opens its editor, its cross clears it at once (no question asked). */
import { ActionIcon, Button, Checkbox, Group, Menu, Popover, Stack, Text, TextInput } from '@mantine/core';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { IconFilterPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '../fields/date-input.tsx';
import { RefInput } from '../fields/ref-input.tsx';
import { istilah } from '../language/istilah.ts';
import { choicesOf, describeFilter, filterShape, joinRange, splitChoices, splitRange } from './filter.ts';
import type { Filters } from './table-model.ts';

type FilterChipsProps = {
  fields: Fields;
  /** Columns that can be filtered, in order. */
  names: readonly string[];
  filters: Filters;
  onFilters: (next: Filters) => void;
  /** The server compares by equality: one choice, no ranges. */
  exact: boolean;
};

export function FilterChips({ fields, names, filters, onFilters, exact }: FilterChipsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string | null>(null);
  const shown = names.filter((name) => filters[name] || name === open);
  const set = (name: string, text: string) => onFilters({ ...filters, [name]: text });
  if (names.length === 0) return null;
  return (
    <>
      {shown.map((name) => (
        <FilterChip
          key={name}
          field={fields[name] as Field}
          text={filters[name] ?? ''}
          exact={exact}
          opened={open === name}
          onOpened={(opened) => setOpen(opened ? name : null)}
          onText={(text) => set(name, text)}
        />
      ))}
      <Menu position="bottom-start" withinPortal returnFocus={false}>
        <Menu.Target>
          <Button variant="subtle" color="gray" size="compact-xs" leftSection={<IconFilterPlus size={14} />}>
            {t('tabel.filter')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
          {names.map((name) => (
            <Menu.Item key={name} onClick={() => setOpen(name)}>
              {istilah(fields[name]?.label ?? name)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

type FilterChipProps = {
  field: Field;
  text: string;
  exact: boolean;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  onText: (text: string) => void;
};

function FilterChip({ field, text, exact, opened, onOpened, onText }: FilterChipProps) {
  const { t } = useTranslation();
  return (
    <Popover
      opened={opened}
      onChange={onOpened}
      position="bottom-start"
      trapFocus
      withinPortal
      shadow="sm"
      withRoles={false}
    >
      <Popover.Target>
        <Group gap={0} wrap="nowrap">
          <Button
            variant="default"
            size="compact-xs"
            onClick={() => onOpened(!opened)}
            aria-expanded={opened}
          >
            {istilah(field.label)}
            {text && `: ${describeFilter(field, text)}`}
          </Button>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={22}
            aria-label={t('tabel.hapusFilter', { kolom: istilah(field.label) })}
            onClick={() => {
              onOpened(false);
              onText('');
            }}
          >
            <IconX size={12} />
          </ActionIcon>
        </Group>
      </Popover.Target>
      <Popover.Dropdown p="xs" role="dialog" aria-label={istilah(field.label)}>
        <FilterEditor
          field={field}
          text={text}
          exact={exact}
          onText={onText}
          onDone={() => onOpened(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

type FilterEditorProps = Pick<FilterChipProps, 'field' | 'text' | 'exact' | 'onText'> & {
  onDone: () => void;
};

function FilterEditor({ field, text, exact, onText, onDone }: FilterEditorProps) {
  const shape = filterShape(field);
  if (shape === 'pilihan') return <ChoiceFilter field={field} text={text} exact={exact} onText={onText} />;
  if (shape === 'rentang') return <RangeFilter field={field} text={text} onText={onText} />;
  if (field.ref && exact)
    return (
      <RefInput
        label={istilah(field.label)}
        resource={field.ref()}
        value={text || null}
        onChange={(value) => onText(value ?? '')}
        w={260}
      />
    );
  return (
    <TextInput
      label={istilah(field.label)}
      defaultValue={text}
      w={220}
      data-autofocus
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && onDone()}
    />
  );
}

function ChoiceFilter({
  field,
  text,
  exact,
  onText,
}: Pick<FilterChipProps, 'field' | 'text' | 'exact' | 'onText'>) {
  const chosen = splitChoices(text);
  const toggle = (value: string, on: boolean) => {
    if (exact) onText(on ? value : '');
    else onText((on ? [...chosen, value] : chosen.filter((one) => one !== value)).join('|'));
  };
  return (
    <Stack gap={6} mah={280} style={{ overflowY: 'auto' }}>
      <Text size="xs" fw={600}>
        {istilah(field.label)}
      </Text>
      {choicesOf(field).map(({ value, label }) => (
        <Checkbox
          key={value}
          size="xs"
          label={label}
          checked={chosen.includes(value)}
          onChange={(event) => toggle(value, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}

function RangeFilter({ field, text, onText }: Pick<FilterChipProps, 'field' | 'text' | 'onText'>) {
  const { t } = useTranslation();
  const [from, to] = splitRange(text);
  const sides = [
    { label: t('tabel.dari'), value: from, set: (value: string) => onText(joinRange(value, to)) },
    { label: t('tabel.sampai'), value: to, set: (value: string) => onText(joinRange(from, value)) },
  ];
  const dates = field.kind === 'tanggal' || field.kind === 'waktu';
  return (
    <Group gap="xs" wrap="nowrap" align="flex-end">
      {sides.map(({ label, value, set }) =>
        dates ? (
          <DateInput
            key={label}
            label={label}
            value={value || null}
            onChange={(next) => set(next ?? '')}
            clearable
            w={140}
          />
        ) : (
          <TextInput
            key={label}
            label={label}
            value={value}
            w={120}
            inputMode="decimal"
            onChange={(event) => set(event.currentTarget.value.trim())}
          />
        ),
      )}
    </Group>
  );
}
