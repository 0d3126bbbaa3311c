/** What a form does to be sent: it waits for what it waits for, looks at everything once, sends once, and leads to what is wrong. */
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LEAD, MENUNGGU, TAK_ADA } from '../fields/marks.ts';
import { focusUnread } from '../fields/unread.ts';
import type { FormErrors } from './form-errors.ts';
import type { FormValues } from './form-values.ts';

export function focusIn(element: HTMLElement | null, path: string): void {
  const name = path.split('.')[0] ?? path;
  element?.dispatchEvent(new CustomEvent(LEAD, { detail: path }));
  const found =
    element?.querySelector<HTMLElement>(`[data-nama="${CSS.escape(path)}"]`) ??
    element?.querySelector<HTMLElement>(`[data-nama="${CSS.escape(name)}"]`) ??
    // Of rows that are always there, the first field.
    element?.querySelector<HTMLElement>(`[data-nama^="${CSS.escape(name)}."]`);
  const part = found?.closest('details');
  if (part) part.open = true;
  found?.focus();
  found?.scrollIntoView({ block: 'nearest' });
}

const waits = (form: HTMLElement | null): form is HTMLElement =>
  form !== null && form.querySelector(`[${MENUNGGU}]`) !== null;

/** Resolves when no picker of the form waits for its options any more. */
function answered(form: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (waits(form)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: [MENUNGGU] });
    look();
  });
}

/** Whether a picker's text has no answer; the caret goes there. */
function focusUnanswered(form: HTMLElement | null): boolean {
  const found = form?.querySelector<HTMLElement>(`[${TAK_ADA}]`);
  found?.focus();
  return found !== null && found !== undefined;
}

/** One send at a time, and what it does to the page. */
export function useSending() {
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const hold = (): void => {
    busy.current = true;
    setSending(true);
  };
  /** The button that sent was disabled meanwhile and lost the focus; whoever was refused goes on by keyboard. */
  const rest = (before: Element | null): void => {
    busy.current = false;
    flushSync(() => setSending(false));
    if (document.activeElement === document.body) (before as HTMLElement | null)?.focus();
  };
  return { sending, busy, hold, rest };
}

/** Looks at everything that is typed, once at a time: what it waits for is waited for, and what is wrong is refused. */
export function useExamine(
  element: RefObject<HTMLElement | null>,
  { hold, rest }: Pick<ReturnType<typeof useSending>, 'hold' | 'rest'>,
  wrongIn: (values: FormValues) => FormErrors,
) {
  const checking = useRef(false);
  const look = async (
    read: () => FormValues,
    refuse: (found: FormErrors) => false,
    later: (name: string) => boolean,
  ): Promise<FormValues | null> => {
    if (waits(element.current)) {
      const before = document.activeElement;
      hold();
      await answered(element.current);
      rest(before);
    }
    if (focusUnanswered(element.current) || focusUnread(element.current)) return null;
    const values = read();
    const wrong = Object.entries(wrongIn(values)).filter(([path]) => !later(path.split('.')[0] ?? path));
    if (wrong.length === 0) return values;
    refuse(Object.fromEntries(wrong));
    return null;
  };
  /** The values when nothing is wrong. `later`: fields whose turn comes later. */
  const examine = async (
    read: () => FormValues,
    refuse: (found: FormErrors) => false,
    later = (_: string) => false,
  ): Promise<FormValues | null> => {
    checking.current = true;
    try {
      return await look(read, refuse, later);
    } finally {
      checking.current = false;
    }
  };
  return { examine, checking };
}
