/** State of a document, in a colour and always in a word. */
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

const COLORS: Record<string, string> = {
  ...{ OPEN: 'kuning', KIRIM: 'kuning' },
  ...{ DONE: 'hijau', CLOSE: 'hijau', TERIMA: 'hijau' },
  CANC: 'merah',
};

/** `color` where a state means something else here than elsewhere. */
export const StatusBadge = ({
  status,
  color,
  children,
}: {
  status: string;
  color?: string | undefined;
  children: ReactNode;
}) => (
  <Badge variant="light" color={color ?? COLORS[status] ?? 'gray'} radius="sm" tt="none" fw={600}>
    {children}
  </Badge>
);
