/** How long something still waits, counted down every second from what the server said: the clock of a till may be wrong. */
import { useEffect, useState } from 'react';

/** `sisa` in seconds, as it was answered at the moment `said`; minutes and seconds such as 9:04, and 0:00 once it is over. */
export function useCountdown(sisa: number, said: number): string {
  const [left, setLeft] = useState(sisa);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number said again begins again.
  useEffect(() => {
    setLeft(sisa);
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [sisa, said]);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
