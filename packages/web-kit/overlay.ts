/**
 * Overlays over overlays: Esc closes the uppermost one alone. Each that is open is on one pile; which of them was on top
 * when the key went down is kept until everybody has heard of it, because the first to close is no longer there then.
 */
import { useId, useLayoutEffect } from 'react';
import { DIALOG, untilCaretInside } from './listening.ts';
import { hideOldToasts } from './shell/old-toasts.ts';

const pile: string[] = [];
/** The uppermost overlay as Esc went down; undefined between keys. */
let pressed: string | undefined;

if (typeof window !== 'undefined')
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // A list that hangs open below its field is above everything.
      const list =
        event.target instanceof Element && event.target.closest('[data-mantine-stop-propagation="true"]');
      pressed = list ? '' : pile.at(-1);
      setTimeout(() => {
        pressed = undefined;
      });
    },
    { capture: true },
  );

/** Where the caret was last in each dialog. */
const carets = new WeakMap<Element, HTMLElement>();
if (typeof window !== 'undefined')
  window.addEventListener('focusin', ({ target }) => {
    const dialog = target instanceof HTMLElement && target.closest(DIALOG);
    if (dialog) carets.set(dialog, target as HTMLElement);
  });

/** A library gives the caret back within this, where it still can. */
const GIVEN_BACK_MS = 30;

/**
 * What closes gives the caret back to what had it when it opened. That may have been a button that was sending just then, and so
 * nobody: then it goes where it was in what is uppermost now, or no key would reach the form that is left.
 */
function caretToUppermost(): void {
  setTimeout(() => {
    if (pile.length === 0 || document.activeElement !== document.body) return;
    const top = [...document.querySelectorAll(DIALOG)].at(-1);
    const before = top && carets.get(top);
    if (before?.isConnected) before.focus({ preventScroll: true });
    if (document.activeElement === document.body)
      top?.querySelector<HTMLElement>('[data-autofocus], input, button')?.focus({ preventScroll: true });
  }, GIVEN_BACK_MS);
}

/** May this overlay close now? Not for an Esc that was meant for one above it. */
export type MayClose = () => boolean;

/** Whether anything lies over the screen whose keys are its own. What was closed and still fades is over nothing. */
export const dialogOpen = (): boolean => pile.length > 0;

/** Puts what it stands in on the pile, where only its content is ours: as long as it is there, it is open. */
export function OnPile(): null {
  useOverlay();
  return null;
}

/** Puts the calling overlay on the pile while it is open. */
export function useOverlay(open = true): MayClose {
  const id = useId();
  // With the paint: what is seen is on the pile before the next key.
  useLayoutEffect(() => {
    if (!open) return;
    hideOldToasts();
    pile.push(id);
    const over = untilCaretInside();
    return () => {
      over();
      pile.splice(pile.indexOf(id), 1);
      caretToUppermost();
    };
  }, [open, id]);
  return () => pressed === undefined || pressed === id;
}
