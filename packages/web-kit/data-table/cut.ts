/** Which numbers of a table that scrolls sideways are only half in sight. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Cut, UNCUT } from './cells.tsx';

/** What is known of a scroller and its columns, in pixels. */
export type Sight = {
  /** Before the first column: the boxes that pick rows, which scroll away. */
  before: number;
  widths: readonly number[];
  scrolled: number;
  room: number;
};

/** A border is no part of a number. */
const HAIR = 1;

/**
 * The column that the frozen one covers in part, and the one that the right edge cuts. A column wider than what is left
 * beside the frozen one could never be seen whole: it is left as it is.
 */
export function cutOf({ before, widths, scrolled, room }: Sight): Cut {
  const frozen = widths[0] ?? 0;
  const edge = Math.max(before + frozen - scrolled, frozen);
  const cut = { ...UNCUT };
  let left = before + frozen - scrolled;
  for (const [index, width] of widths.entries()) {
    if (index === 0) continue;
    const right = left + width;
    const fits = width <= room - edge;
    if (fits && left < edge - HAIR && right > edge + HAIR) cut.start = index;
    if (fits && left < room - HAIR && right > room + HAIR) cut.end = index;
    left = right;
  }
  return cut;
}

export type CutSight = Cut & { scrolled: boolean };

const WHOLE: CutSight = { ...UNCUT, scrolled: false };

/** The same, followed while the table scrolls and the window changes. */
export function useCut(
  scroller: RefObject<HTMLDivElement | null>,
  widths: readonly number[],
  before: number,
): CutSight {
  const [cut, setCut] = useState(WHOLE);
  const look = useCallback(() => {
    const at = scroller.current;
    if (!at) return;
    // A table that has room is stretched, and nothing of it is out of sight.
    const overflows = at.scrollWidth > at.clientWidth + HAIR;
    const { start, end } = overflows
      ? cutOf({ before, widths, scrolled: at.scrollLeft, room: at.clientWidth })
      : UNCUT;
    const scrolled = overflows && at.scrollLeft > HAIR;
    setCut((was) =>
      was.start === start && was.end === end && was.scrolled === scrolled ? was : { start, end, scrolled },
    );
  }, [scroller, widths, before]);
  useEffect(() => {
    const at = scroller.current;
    if (!at) return;
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(at);
    at.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      at.removeEventListener('scroll', look);
    };
  }, [scroller, look]);
  return cut;
}
