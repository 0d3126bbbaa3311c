/** Below an empty counter: the last document and its amounts, printed once more by one click. */
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './counter.module.css';

type LastProps = {
  print: string;
  onPrint: () => void;
  /** Read out as it appears, where nothing else tells that the document was saved. */
  announced?: boolean;
  children: ReactNode;
};

export const LastDocument = ({ print, onPrint, announced = false, children }: LastProps) => (
  <div className={css.terakhir} {...(announced ? { role: 'status' } : {})}>
    <span>{children}</span>
    <Button
      variant="subtle"
      color="gray"
      size="compact-xs"
      leftSection={<IconPrinter size={13} />}
      onClick={onPrint}
    >
      {print}
    </Button>
  </div>
);
