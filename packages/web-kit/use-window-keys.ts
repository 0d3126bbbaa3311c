/** The keys of a whole screen. What they do is what was last painted, however quickly the next key follows. */
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * `onKey` sees the newest values of its component as soon as they are on the screen, and is listened to once. The key that
 * brought the component is none of its keys: a sheet that Ctrl+Enter opens is painted while that key is still on its way to
 * the window, and would be confirmed by it unseen.
 */
export function useWindowKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(onKey);
  // With the paint, not after it: what is seen is pressed at once, and a sheet on a busy machine would miss its first key.
  useLayoutEffect(() => {
    const { event: broughtBy } = window;
    const listen = (event: KeyboardEvent) => {
      if (event !== broughtBy) latest(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
