/** The views somebody kept of a table or report: one is shown with two clicks, what is shown now is kept under a name. */
import { Button, type ButtonProps, Popover } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../../later.tsx';
import { asksSame, type Days, type Shown } from './saved-view.ts';
import css from './views.module.css';

export type Views = {
  /** Names the table or report among all of the house. */
  place: string;
  days: Days;
  shown: Shown;
  show: (next: Shown) => void;
};

const Panel = later(async () => (await import('./views-panel.tsx')).ViewsPanel);

/** As the buttons look that it stands among. */
type Look = Pick<ButtonProps, 'variant' | 'color' | 'size'>;

export function ViewsButton({ views, look }: { views: Views; look: Look }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState<{ nama: string; shown: Shown } | null>(null);
  // It is that view as long as nothing else is asked.
  const name = used && asksSame(used.shown, views.shown) ? used.nama : null;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" withinPortal shadow="sm" trapFocus>
      <Popover.Target>
        <Button
          {...look}
          className={css.button}
          leftSection={<IconBookmark size={14} />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {name ?? t('tampilan.tombol')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs" w={300}>
        <Panel
          views={views}
          onUsed={(nama, shown) => {
            setUsed({ nama, shown });
            setOpen(false);
          }}
          onFailed={() => setOpen(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
