import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

const stopsIn = (sheet: HTMLElement): HTMLElement[] =>
  [...sheet.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility(),
  );

/**
 * Keeps the caret in a sheet: it begins at what is marked unless a part of the sheet has taken it already, and Tab goes round.
 * Both at once, with the paint: a trap that looks for its first field a moment later takes the caret out of the hands of
 * whoever types already.
 */
export function useFocusInside<E extends HTMLElement>(): {
  ref: RefObject<E | null>;
  onKeyDown: (event: KeyboardEvent<E>) => void;
} {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const sheet = ref.current;
    if (!sheet || sheet.contains(document.activeElement)) return;
    const first = sheet.querySelector<HTMLElement>('[data-autofocus]') ?? stopsIn(sheet)[0];
    first?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent<E>): void => {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const stops = stopsIn(event.currentTarget);
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (event.target !== from || !to) return;
    event.preventDefault();
    to.focus();
  };
  return { ref, onKeyDown };
}
