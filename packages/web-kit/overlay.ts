/**
 * Overlays over overlays: Esc closes the uppermost one alone. Each that is open is on one pile; which of them was on top
 * when the key went down is kept until everybody has heard of it, because the first to close is no longer there then.
 */
import { useId, useLayoutEffect } from 'react';

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
    pile.push(id);
    return () => {
      pile.splice(pile.indexOf(id), 1);
    };
  }, [open, id]);
  return () => pressed === undefined || pressed === id;
}
