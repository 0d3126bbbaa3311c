/** The question before a master row goes: where it is named, and what happens to it then. Spec 2 §4. */
import { List, Stack, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import type { Use } from '@mustika/kernel/resource-answers.ts';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { istilah } from '../language/istilah.ts';

/** The question itself is prescribed. */
const TANYA = 'Apakah Anda Yakin Ingin Menghapus';

const count = (t: TFunction, { jumlah, lebih }: Use): string => {
  const text = formatAngka(jumlah);
  return lebih ? t('daftar.lebihDari', { jumlah: text }) : text;
};

export function removalText(t: TFunction, uses: readonly Use[]): ReactNode {
  if (uses.length === 0) return TANYA;
  return (
    <Stack gap="xs">
      <Text>{TANYA}</Text>
      <Text size="sm" fw={600}>
        {t('daftar.dipakaiDi')}
      </Text>
      <List size="sm" withPadding>
        {uses.map((use) => (
          <List.Item key={use.tabel}>
            {istilah(use.label)}: {count(t, use)}
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {t('daftar.dinonaktifkan')}
      </Text>
    </Stack>
  );
}
