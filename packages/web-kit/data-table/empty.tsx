/** What stands where rows would: nothing yet, nothing found, or a failed request; each with one act. */
import { Button, Stack, Text } from '@mantine/core';
import { IconDatabaseOff, IconInbox, IconPlugConnectedX, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api.ts';
import css from './data-table.module.css';

type EmptyProps = { icon: ReactNode; text: string; act?: ReactNode };

export function EmptyState({ icon, text, act }: EmptyProps) {
  return (
    <div className={css.state} role="status">
      <Stack align="center" gap="xs">
        <Text c="dimmed" component="span" lh={0}>
          {icon}
        </Text>
        <Text size="sm" ta="center">
          {text}
        </Text>
        {act}
      </Stack>
    </div>
  );
}

const ICON = { size: 28, stroke: 1.4 } as const;

type TableEmptyProps = {
  error: unknown;
  filtered: boolean;
  onReset: () => void;
  onRetry?: (() => void) | undefined;
  /** Text and act of a table that has never had a row. */
  first?: { text: string; act?: ReactNode } | undefined;
};

/** Prescribed texts: Spec 2 §2.9 'Tidak Ada Data', Spec 2 §8 'Data Yang Anda Cari Tidak Ada'. */
export function TableEmpty({ error, filtered, onReset, onRetry, first }: TableEmptyProps) {
  const { t } = useTranslation();
  const button = (text: string, act: () => void) => (
    <Button variant="default" size="xs" onClick={act}>
      {text}
    </Button>
  );
  if (error) {
    const text = isApiError(error) ? error.message : 'Terjadi Kesalahan Saat Request Data';
    return (
      <EmptyState
        icon={<IconPlugConnectedX {...ICON} />}
        text={text}
        act={onRetry && button(t('tabel.cobaLagi'), onRetry)}
      />
    );
  }
  if (filtered)
    return (
      <EmptyState
        icon={<IconSearchOff {...ICON} />}
        text="Data Yang Anda Cari Tidak Ada"
        act={button(t('tabel.reset'), onReset)}
      />
    );
  if (first) return <EmptyState icon={<IconInbox {...ICON} />} text={first.text} act={first.act} />;
  return <EmptyState icon={<IconDatabaseOff {...ICON} />} text="Tidak Ada Data" />;
}
