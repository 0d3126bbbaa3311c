/** The text of a field of rupiah, and the amount it says. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { bukanRupiah, parseRupiah } from '@mustika/kernel/text/amount-text.ts';
import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { edited, type Mask, type Replaced, shownCaret, shownText, type Written } from './amount-typing.ts';
import { useArriving } from './arriving.ts';
import { TAK_TERBACA } from './unread.ts';
import { useWritten } from './use-written.ts';

type AmountOptions = {
  label: string;
  value: number | null;
  mask: Mask;
  /** Whether an amount below nothing is one. */
  negative?: boolean;
  /** The amount; null when the field is empty or says none. What it says then, nobody sends: `unread.ts`. */
  onRead: (read: Rupiah | null) => void;
};

function readingOf(raw: string, negative: boolean): Rupiah | string | null {
  if (raw.trim() === '') return null;
  const read = parseRupiah(raw);
  return read === null || (read < 0 && !negative) ? raw : read;
}

export function useAmount({ label, value, mask, negative = false, onRead }: AmountOptions) {
  const { written, write, drop } = useWritten<Written>(value, ({ raw }) => readingOf(raw, negative));
  const [left, setLeft] = useState(false);
  const { ref, entered, typed } = useArriving(value);
  const replaced = useRef<Replaced>(null);

  // The text that an edit replaces is known only before it happens.
  useEffect(() => {
    const input = ref.current;
    const note = (event: InputEvent) => {
      if (input?.selectionStart === null || input?.selectionEnd === null || !input) return;
      const { selectionStart: start, selectionEnd: end } = input;
      const deletes = event.inputType.startsWith('delete') && start === end;
      const forward = event.inputType.includes('Forward');
      replaced.current = deletes
        ? { start: forward ? start : Math.max(0, start - 1), end: forward ? end + 1 : end, forward }
        : { start, end, forward };
    };
    input?.addEventListener('beforeinput', note);
    return () => input?.removeEventListener('beforeinput', note);
  }, [ref]);

  useLayoutEffect(() => {
    if (!written || ref.current !== document.activeElement) return;
    const at = shownCaret(written, mask);
    ref.current?.setSelectionRange(at, at);
  }, [written, mask, ref]);

  const raw = written?.raw ?? (value === null ? '' : String(value));
  const unread = written !== null && typeof readingOf(written.raw, negative) === 'string';
  const leave = (): void => {
    setLeft(true);
    if (!unread) drop();
  };
  return {
    /** What to say of what was written, once whoever wrote it went on; null while it is an amount. */
    refused: unread && left ? bukanRupiah(label, raw) : null,
    /** Called when somebody goes on without leaving the field. */
    leave,
    input: {
      ref,
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      ...(unread ? { [TAK_TERBACA]: '' } : {}),
      value: shownText(raw, mask),
      // In the capture phase: later, on a slow machine, it would select what was typed since.
      onFocusCapture: entered,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        typed();
        const now = edited(raw, mask, currentTarget.value, replaced.current);
        replaced.current = null;
        setLeft(false);
        write(now);
        const read = readingOf(now.raw, negative);
        onRead(typeof read === 'string' ? null : read);
      },
      onBlur: leave,
    },
  };
}
