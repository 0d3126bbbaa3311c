/**
 * Whether the server is reached. A browser only says that it has no network at all; a shop whose router is up and whose line is down is
 * told by the calls that get no answer. docs/decisions/0159.
 */
import { jamLayar } from '@mustika/kernel/date.ts';
import { create } from 'zustand';
import { call } from '../api.ts';
import { inPractice } from '../practice.ts';
import { tellReach } from './reach.ts';

type Cut = {
  /** Since when nothing is answered; null while something is. */
  since: number | null;
  /** From when the oldest answer is that is shown in the place of a new one. */
  shown: number | null;
  /** This till goes on selling: the bar of what waits stands in the place of the dialog that blocks. */
  sells: boolean;
};

export const useCut = create<Cut>()(() => ({ since: null, shown: null, sells: false }));

export const isCut = (): boolean => useCut.getState().since !== null;

/** May an answer of then be shown? The bar says so as long as nothing is answered; a line that came back meanwhile is asked instead. */
export function shownFrom(at: number): boolean {
  if (!isCut()) return false;
  useCut.setState(({ shown }) => ({ shown: Math.min(shown ?? at, at) }));
  return true;
}

function told(there: boolean): void {
  const { since } = useCut.getState();
  if (there && since !== null) useCut.setState({ since: null, shown: null });
  if (!there && since === null) useCut.setState({ since: jamLayar() });
}

/** How often it is asked whether the line is back. */
const ASK = 10_000;

/** Any answer will do: whoever is answered hears of it by himself. */
const ask = (): void => {
  call({ method: 'GET', path: 'users/sesi' }, { fresh: true }).catch(() => undefined);
};

/** Listens for the life of the page. */
export function followReach(): void {
  if (inPractice) return;
  tellReach(told);
  if (!navigator.onLine) told(false);
  window.addEventListener('offline', () => told(false));
  window.addEventListener('online', ask);
  setInterval(() => isCut() && navigator.onLine && ask(), ASK);
}
