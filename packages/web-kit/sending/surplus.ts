/** Which of the answers that are kept are too old, too many or too much. Pure. docs/decisions/0159. */

/** When it came, and how many letters it has. */
export type Weight = { at: number; size: number };

export const LONGEST = 24 * 3_600_000;
/** Letters of all of them, and how many there are. */
const ALL = 20_000_000;
const MOST = 400;

/** The oldest go first, and all that are older than a day. */
export function surplus(weights: ReadonlyMap<string, Weight>, now: number): string[] {
  const gone: string[] = [];
  let size = 0;
  for (const [at, [key, one]] of [...weights].sort(([, a], [, b]) => b.at - a.at).entries()) {
    size += one.size;
    if (at >= MOST || size > ALL || now - one.at > LONGEST) gone.push(key);
  }
  return gone;
}
