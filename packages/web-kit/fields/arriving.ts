/** A figure that arrives while the caret stands in its field. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A field of figures selects what stands in it when it is entered, so that what is typed takes its place. What comes in later (a price
 * that was still asked for, the scale) is selected in the same way, as long as nothing was typed: a digit in front of it would be
 * another amount.
 */
export function useArriving(value: unknown): {
  ref: RefObject<HTMLInputElement | null>;
  entered: () => void;
  typed: () => void;
} {
  const ref = useRef<HTMLInputElement>(null);
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked each time that another figure is shown
  useLayoutEffect(() => {
    const select = () => {
      if (!begun.current && ref.current === document.activeElement) ref.current?.select();
    };
    select();
    // The library puts the caret right once more, by a timer that it set just before this one.
    const again = setTimeout(select, 0);
    return () => clearTimeout(again);
  }, [value]);
  return {
    ref,
    entered: () => {
      begun.current = false;
      ref.current?.select();
    },
    typed: () => {
      begun.current = true;
    },
  };
}
