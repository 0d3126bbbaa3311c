/** The button that adds to a list, and its keys: Insert and Alt+N. Both belong to an act where the list is of documents. */
import { Button } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IfMay, mayOrSay } from './act.tsx';
import type { Act } from './act-places.ts';
import { dialogOpen } from './overlay.ts';
import { useWindowKeys } from './use-window-keys.ts';

/**
 * The keys belong to the screen; the button may stand twice, in the head and in an empty list. They mean nothing to a field, so
 * they add from the search of the list, too, or while a drawer that was just closed still holds the caret. Who lost the act
 * reads so when he presses one.
 */
export const useAddKeys = (add: () => void, act?: Act): void => {
  const start = () => {
    if (!dialogOpen() && (!act || mayOrSay(act))) add();
  };
  useWindowKeys(
    getHotkeyHandler([
      ['Insert', start],
      ['alt+N', start],
    ]),
  );
};

type AddProps = { onClick: () => void; icon?: ReactNode; act?: Act; children: ReactNode };

export const AddButton = ({ onClick, icon = <IconPlus size={14} />, act, children }: AddProps) => {
  const button = (
    <Button leftSection={icon} title="Insert / Alt+N" onClick={onClick}>
      {children}
    </Button>
  );
  return act ? <IfMay act={act}>{button}</IfMay> : button;
};
