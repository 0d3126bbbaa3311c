/** Keys of a table: which line becomes current. Group headings are stepped over. */
import type { Line } from './lines.ts';

export type Move = { to: number } | { open: number } | { pick: number } | null;

const isStop = (line: Line | undefined): boolean => line?.is !== 'group';

function seek(
  lineAt: (index: number) => Line | undefined,
  count: number,
  from: number,
  step: 1 | -1,
): number {
  for (let at = from; at >= 0 && at < count; at += step) if (isStop(lineAt(at))) return at;
  return -1;
}

export type KeyInput = {
  key: string;
  current: number;
  count: number;
  /** Lines that fit on the screen. */
  page: number;
  lineAt: (index: number) => Line | undefined;
};

/** Arrows, Home, End, PageUp, PageDown move; Enter opens; space picks. Anything else is not ours. */
export function moveFor({ key, current, count, page, lineAt }: KeyInput): Move {
  if (count === 0) return null;
  const last = count - 1;
  const to = (from: number, step: 1 | -1): Move => {
    const clamped = Math.max(0, Math.min(last, from));
    const found = seek(lineAt, count, clamped, step);
    const other = found >= 0 ? found : seek(lineAt, count, clamped, step === 1 ? -1 : 1);
    return other < 0 ? null : { to: other };
  };
  switch (key) {
    case 'ArrowDown':
      return to(current + 1, 1);
    case 'ArrowUp':
      return to(current < 0 ? 0 : current - 1, -1);
    case 'PageDown':
      return to(Math.max(0, current) + page, 1);
    case 'PageUp':
      return to(current - page, -1);
    case 'Home':
      return to(0, 1);
    case 'End':
      return to(last, -1);
    case 'Enter':
      return current >= 0 ? { open: current } : null;
    case ' ':
      return current >= 0 ? { pick: current } : null;
    default:
      return null;
  }
}
