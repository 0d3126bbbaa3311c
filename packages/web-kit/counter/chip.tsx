/** A chip of the strip that opens what it stands for: who it is for, who sold. What is refused there opens it, as any closed part of a form. */
import { ActionIcon, Kbd } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { focusScan, OWN_SCANS } from '../scan/scan-focus.ts';
import { useWindowKeys } from '../use-window-keys.ts';
import css from './chip.module.css';

type ChipProps = {
  icon: ReactNode;
  text: ReactNode;
  /** As it stands on the chip: `F4`, `Alt+S`. */
  shortcut: string;
  label: string;
  clear?: { label: string; act: () => void } | undefined;
  children: ReactNode;
};

const pressed = (event: KeyboardEvent, shortcut: string): boolean => {
  const [key = '', alt] = shortcut.split('+').reverse();
  return event.altKey === (alt === 'Alt') && !event.ctrlKey && event.key.toLowerCase() === key.toLowerCase();
};

const INPUT = 'input:not([type=hidden]), textarea';

export function Chip({ icon, text, shortcut, label, clear, children }: ChipProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const shut = (): void => {
    if (fold.current?.open) fold.current.open = false;
  };
  const outside = useClickOutside(shut);
  useWindowKeys((event) => {
    const part = fold.current;
    if (!part || event.repeat || !pressed(event, shortcut)) return;
    event.preventDefault();
    part.open = !part.open;
    if (part.open) part.querySelector<HTMLInputElement>(INPUT)?.focus();
    else focusScan();
  });
  // Whoever goes on to the next field leaves it; a list or calendar of its own is still it.
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    const to = relatedTarget as HTMLElement | null;
    if (to && !currentTarget.contains(to) && !to.closest('[data-portal]')) shut();
  };
  return (
    <div className={css.anchor} ref={outside}>
      <details
        ref={fold}
        className={css.fold}
        onBlur={onBlur}
        onToggle={({ currentTarget: part }) => {
          if (part.open && !part.querySelector('div')?.contains(document.activeElement))
            part.querySelector<HTMLInputElement>(INPUT)?.focus();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || !fold.current?.open) return;
          event.stopPropagation();
          shut();
          focusScan();
        }}
      >
        <summary className={css.chip} title={label}>
          {icon}
          <span>{text}</span>
          <Kbd size="xs">{shortcut.replace('+', ' ')}</Kbd>
        </summary>
        {/* The card of a member is read into the field that asks for him. */}
        <div className={css.floating} {...OWN_SCANS}>
          {children}
        </div>
      </details>
      {clear && (
        <ActionIcon size={26} aria-label={clear.label} title={clear.label} onClick={clear.act}>
          <IconX size={14} />
        </ActionIcon>
      )}
    </div>
  );
}
