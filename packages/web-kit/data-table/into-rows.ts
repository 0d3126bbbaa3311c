import type { KeyboardEvent } from 'react';

/**
 * Down leads from a search into the rows of its table or the cards of its board, onto the first. While what is typed is still to be asked (`ask`), the
 * rows of before get no current line: Enter must not open one of them.
 */
export function intoRows(event: KeyboardEvent<HTMLElement>, inside: string, ask: (() => void) | null): void {
  const rows = event.currentTarget
    .closest(inside)
    ?.querySelector<HTMLElement>('[data-table] [role="group"][tabindex], [data-kartu][role="listbox"]');
  if (!rows) return;
  event.preventDefault();
  rows.focus();
  if (ask) ask();
  else rows.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}
