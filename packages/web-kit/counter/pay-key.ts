/** When a counter goes to its payment. */
import { useEffect, useState } from 'react';
import { useWindowKeys } from '../use-window-keys.ts';

/** What is looked for on a counter, and whether the last of it was refused. */
type Looking = { busy: boolean; refused: boolean };

/**
 * F8 and the button: what was scanned before them is laid down first, however long it is looked for; where that is refused it is said, and
 * nothing is paid for. As `onceScanned` does it for counters that keep their lines themselves: here the lines are there with the next paint.
 */
export function usePay(pay: () => Promise<void>, { busy, refused }: Looking): () => void {
  const [asked, setAsked] = useState<'ready' | 'waiting' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is asked for and nothing is looked for any more
  useEffect(() => {
    if (!asked || busy) return;
    setAsked(null);
    if (asked === 'ready' || !refused) void pay();
  }, [asked, busy]);
  const ask = () => setAsked(busy ? 'waiting' : 'ready');
  useWindowKeys((event) => {
    if (event.key !== 'F8' || event.repeat) return;
    event.preventDefault();
    ask();
  });
  return ask;
}
