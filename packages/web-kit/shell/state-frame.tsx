/** A state instead of a screen: one sentence and one act. */
import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './shell.module.css';

type StatePageProps = { icon: ReactNode; title: string; text: string; act: ReactNode };

export function StatePage({ icon, title, text, act }: StatePageProps) {
  return (
    <div className={classes.pusat}>
      <Stack align="center" gap="xs" maw={420} ta="center">
        <ThemeIcon size={52} radius="xl" variant="light" color="gray">
          {icon}
        </ThemeIcon>
        <Title order={1} mt="xs">
          {title}
        </Title>
        <Text c="dimmed" mb="sm">
          {text}
        </Text>
        {act}
      </Stack>
    </div>
  );
}
