/**
 * Whether the page hears keys as it shows what they are for: the screen of its address is painted, what opened over it has the
 * caret, a part that a key asked for is here, and no paper keeps the page. Said on the page itself, as `data-siap` with the path:
 * whoever types faster than he looks asks there before he presses, as our journeys do. Nobody else needs it, and nothing waits.
 */
import { useLayoutEffect } from 'react';

let screens = 0;
/** Reasons why keys would go astray just now. */
let deaf = 0;

function say(): void {
  const { dataset } = document.documentElement;
  if (screens > 0 && deaf === 0) dataset['siap'] = location.pathname;
  else delete dataset['siap'];
}

/** The page listens not until what this answers is called, once or more often. */
export function notListening(): () => void {
  let over = false;
  deaf += 1;
  say();
  return () => {
    if (over) return;
    over = true;
    deaf -= 1;
    say();
  };
}

/** Stands beside what a screen shows: painted with it, so not before its code and its keys are here. */
export function Listens(): null {
  useLayoutEffect(() => {
    screens += 1;
    say();
    return () => {
      screens -= 1;
      say();
    };
  }, []);
  return null;
}

export const DIALOG = '[role="dialog"], [role="alertdialog"]';
const caretInside = (): boolean => document.activeElement?.closest(DIALOG) !== null;

/** What opens over the page takes the caret a moment after it is seen. Answers how to stop waiting for that. */
export function untilCaretInside(): () => void {
  if (caretInside()) return () => {};
  const over = notListening();
  const stop = () => {
    removeEventListener('focusin', look);
    over();
  };
  const look = () => {
    if (caretInside()) stop();
  };
  addEventListener('focusin', look);
  return stop;
}

/** A page that goes elsewhere while it prints is not told that it has printed; one that prints has no timers. */
const PRINTING = 1000;

// A page that prints hears nothing.
if (typeof window !== 'undefined') {
  let printed = () => {};
  addEventListener('beforeprint', () => {
    printed();
    printed = notListening();
    setTimeout(printed, PRINTING);
  });
  addEventListener('afterprint', () => printed());
}
