/** The button that adds to a list, and its keys: Insert and Alt+N. */
import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The keys belong to the screen; the button may stand twice, in the head and in an empty list. */
export const useAddKeys = (add: () => void): void =>
  useHotkeys([
    ['Insert', add],
    ['alt+N', add],
  ]);

type AddProps = { onClick: () => void; icon?: ReactNode; children: ReactNode };

export const AddButton = ({ onClick, icon = <IconPlus size={14} />, children }: AddProps) => (
  <Button leftSection={icon} title="Insert / Alt+N" onClick={onClick}>
    {children}
  </Button>
);
