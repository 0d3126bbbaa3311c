/** Which columns are shown and in which order; kept for this table and user. */
import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import { IconChevronDown, IconChevronUp, IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import { declaredLayout, type Layout, moveColumn } from './layout.ts';

type ColumnsMenuProps = { fields: Fields; layout: Layout; onLayout: (next: Layout) => void };

export function ColumnsMenu({ fields, layout, onLayout }: ColumnsMenuProps) {
  const { t } = useTranslation();
  return (
    <Popover position="bottom-end" withinPortal shadow="sm" trapFocus>
      <Popover.Target>
        <Button variant="subtle" color="gray" size="compact-xs" leftSection={<IconColumns3 size={14} />}>
          {t('tabel.kolom')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <Stack gap={4} mah={380} style={{ overflowY: 'auto' }}>
          {layout.order.map((name, index) => (
            <ColumnLine
              key={name}
              name={name}
              index={index}
              fields={fields}
              layout={layout}
              onLayout={onLayout}
            />
          ))}
        </Stack>
        <Button
          mt="xs"
          fullWidth
          variant="default"
          size="compact-xs"
          onClick={() => onLayout(declaredLayout(fields))}
        >
          {t('tabel.kolomSemula')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

function ColumnLine({
  name,
  index,
  fields,
  layout,
  onLayout,
}: ColumnsMenuProps & { name: string; index: number }) {
  const { t } = useTranslation();
  const label = istilah(fields[name]?.label ?? name);
  const shown = !layout.hidden.includes(name);
  const onlyOne = shown && layout.hidden.length === layout.order.length - 1;
  const show = (on: boolean) => {
    const hidden = layout.hidden.filter((other) => other !== name);
    onLayout({ ...layout, hidden: on ? hidden : [...hidden, name] });
  };
  const move = (by: -1 | 1) => onLayout({ ...layout, order: moveColumn(layout.order, name, by) });
  return (
    <Group gap={2} wrap="nowrap" justify="space-between">
      <Checkbox
        size="xs"
        label={label}
        checked={shown}
        disabled={onlyOne}
        onChange={(event) => show(event.currentTarget.checked)}
      />
      <Group gap={0} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={22}
          disabled={index === 0}
          aria-label={t('tabel.naik', { kolom: label })}
          onClick={() => move(-1)}
        >
          <IconChevronUp size={14} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={22}
          disabled={index === layout.order.length - 1}
          aria-label={t('tabel.turun', { kolom: label })}
          onClick={() => move(1)}
        >
          <IconChevronDown size={14} />
        </ActionIcon>
      </Group>
    </Group>
  );
}
