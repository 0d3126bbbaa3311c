/** What stands in a field while somebody writes there, beside the value that it hands on. */
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * What is written stays as it was written until it is dropped, also where it says no value. A value set from outside (the
 * scale, a reset, a price that arrives) takes its place; the answer to one's own key does not.
 */
export function useWritten<Written>(value: unknown, says: (written: Written) => unknown) {
  const [written, setWritten] = useState<Written | null>(null);
  const mine = useRef(false);
  const before = useRef(value);
  useLayoutEffect(() => {
    const changed = before.current !== value;
    before.current = value;
    if (mine.current) mine.current = false;
    else if (changed) setWritten((now) => (now !== null && says(now) === value ? now : null));
  });
  return {
    written,
    write: (next: Written): void => {
      mine.current = true;
      setWritten(next);
    },
    drop: (): void => setWritten(null),
  };
}
