/** A long list inside a form, some rows at a time: a file has thousands, and every row is a dozen inputs. */
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LEAD } from './marks.ts';

/** Rows that are inputs at once. */
export const SATU_LEMBAR = 25;

const pageOf = (row: number): number => Math.floor(row / SATU_LEMBAR);

/** The row that a path below its list begins with; null where it names none. */
const rowOf = (path: string): number | null => {
  const [, at] = /^(\d+)\./.exec(path) ?? [];
  return at === undefined ? null : Number(at);
};

/** Which rows are shown: those that somebody turned to, or that something leads to. */
export function usePages(
  box: RefObject<HTMLElement | null>,
  count: number,
  name: string,
  errors: Readonly<Record<string, string>>,
) {
  const [wanted, setWanted] = useState(0);
  const last = pageOf(Math.max(0, count - 1));
  const page = Math.min(wanted, last);
  const faulty = Object.keys(errors).flatMap((path) => rowOf(path) ?? []);
  const first =
    faulty.length === 0 || faulty.some((row) => pageOf(row) === page) ? null : Math.min(...faulty);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong is turned to when it is said, not held on to.
  useEffect(() => {
    if (first !== null) setWanted(pageOf(first));
  }, [errors]);
  useEffect(() => {
    const form = box.current?.closest('form');
    const lead = (event: Event) => {
      const path = (event as CustomEvent<string>).detail;
      const row = path.startsWith(`${name}.`) ? rowOf(path.slice(name.length + 1)) : null;
      if (row !== null) flushSync(() => setWanted(pageOf(row)));
    };
    form?.addEventListener(LEAD, lead);
    return () => form?.removeEventListener(LEAD, lead);
  }, [box, name]);
  const from = page * SATU_LEMBAR;
  return { from, count, last, page, turn: setWanted, show: (row: number) => setWanted(pageOf(row)) };
}

type PagesProps = Omit<ReturnType<typeof usePages>, 'show'>;

export function Pages({ from, count, last, page, turn }: PagesProps) {
  const { t } = useTranslation();
  if (last === 0) return null;
  return (
    <Group gap="xs">
      <ActionIcon
        variant="default"
        aria-label={t('isian.barisSebelumnya')}
        disabled={page === 0}
        onClick={() => turn(page - 1)}
      >
        <IconChevronLeft size={14} />
      </ActionIcon>
      <Text size="sm" className="angka">
        {t('isian.barisDari', { dari: from + 1, sampai: Math.min(count, from + SATU_LEMBAR), semua: count })}
      </Text>
      <ActionIcon
        variant="default"
        aria-label={t('isian.barisBerikutnya')}
        disabled={page === last}
        onClick={() => turn(page + 1)}
      >
        <IconChevronRight size={14} />
      </ActionIcon>
    </Group>
  );
}
