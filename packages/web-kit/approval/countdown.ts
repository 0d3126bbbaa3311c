/** How long something still waits, counted down every second from what the server said: the clock of a till may be wrong. */
import { useEffect, useState } from 'react';

/** Seconds left of `sisa`; what was said anew, with the same number too, begins again. */
export function useSecondsLeft(sisa: number, said: unknown): number {
  const [left, setLeft] = useState(sisa);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number said again begins again.
  useEffect(() => {
    setLeft(sisa);
    if (sisa <= 0) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [sisa, said]);
  return left;
}

/** The same as minutes and seconds such as 9:04, and 0:00 once it is over. */
export function useCountdown(sisa: number, said: unknown): string {
  const left = useSecondsLeft(sisa, said);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
