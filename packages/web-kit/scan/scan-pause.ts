/** Between two scans: for what stops the page for a moment, and would swallow the keys of a scan that is under way. */
import { useScanDevice } from './device.ts';

/** However long somebody types, what waits goes on. */
const LONGEST_MS = 3000;
/** Over the slowest scanner's own pause: the next key would have come. */
const MARGIN_MS = 100;

let lastKey = Number.NEGATIVE_INFINITY;
window.addEventListener('keydown', () => (lastKey = performance.now()), { capture: true, passive: true });

/** Resolves once no key has come for longer than the scanner of this till pauses; at once when none has. */
export async function scanPause(): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  for (;;) {
    const now = performance.now();
    const left = Math.min(lastKey + useScanDevice.getState().gap + MARGIN_MS, until) - now;
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}
