/** One way of agreeing: its name, how it stands, and what may be done about it. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import css from '../approval.module.css';

type WayProps = { title: string; state: ReactNode; children?: ReactNode };

export const Way = ({ title, state, children }: WayProps) => (
  <section className={css.cara} aria-label={title}>
    <h3>{title}</h3>
    <Text size="sm" c="dimmed" mb="xs">
      {state}
    </Text>
    {children}
  </section>
);
