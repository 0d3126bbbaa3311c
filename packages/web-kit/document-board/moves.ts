/** Where a card may go: the act that leads from the state of one column to that of another. */
import type { Document, Transition } from '@mustika/kernel/document.ts';
import { actsOn } from '../document-screen/declared.ts';

/** The act on this screen, one that the user may do before others; null where none leads there. */
export function actTo(
  document: Document,
  screen: string,
  [from, to]: readonly [string, string],
  may: (act: Transition) => boolean,
): Transition | null {
  // What leaves a document where it is leads to no other column, whatever state it names.
  const acts = actsOn(document, from, screen).filter((act) => act.to === to && !act.stays);
  return acts.find(may) ?? acts[0] ?? null;
}

/** The column to the left or the right; null at the edge. */
export function columnBeside(states: readonly string[], state: string, step: 1 | -1): string | null {
  const at = states.indexOf(state);
  return at < 0 ? null : (states[at + step] ?? null);
}

/** Cards that are asked for before they are in sight: whoever scrolls meets none that is not there. */
const AHEAD = 40;

/** What is asked for when these cards, of so many, are in sight. */
export const rangeAhead = (first: number, last: number, count: number): [number, number] => {
  const end = Math.max(0, count - 1);
  return [Math.min(end, Math.max(0, first - AHEAD)), Math.min(end, last + AHEAD)];
};
