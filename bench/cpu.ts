/** Processor time of processes. Unlike elapsed time it does not grow when other programs want the same cores. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second; where there is no /proc there is no figure. */
const TICK_MS = 10;

type Stat = { parent: number; own: number; ended: number };

function statOf(pid: string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the program's name, which may hold spaces: state, parent, ..., user and system time, the same of children
    // that ended.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return {
      parent: fields[1] ?? 0,
      own: (user + system) * TICK_MS,
      ended: (endedUser + endedSystem) * TICK_MS,
    };
  } catch {
    return null; // It ended meanwhile, or this is no Linux.
  }
}

/** Milliseconds that this process and its children have used so far. */
export function cpuOf(pid: number): number {
  const own = statOf(String(pid));
  if (!own) return Number.NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.parent === pid);
  return children.reduce((sum, stat) => sum + (stat?.own ?? 0), own.own + own.ended);
}
