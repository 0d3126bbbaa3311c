/** When a counter goes to its payment. */
import { useEffect, useState } from 'react';
import { useWindowKeys } from '../use-window-keys.ts';

/** F8 and the button: what was scanned before them is laid down first, however long it is looked for. */
export function usePay(pay: () => Promise<void>, busy: boolean): () => void {
  const [asked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is asked for and nothing is looked for any more
  useEffect(() => {
    if (!asked || busy) return;
    setAsked(false);
    void pay();
  }, [asked, busy]);
  const ask = () => setAsked(true);
  useWindowKeys((event) => {
    if (event.key !== 'F8' || event.repeat) return;
    event.preventDefault();
    ask();
  });
  return ask;
}
