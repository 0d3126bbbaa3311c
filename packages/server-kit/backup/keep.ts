/** Which backups stay: the last of each of so many days, weeks and months that have one. Whole ones only; drafts go by themselves. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

export type Keep = { hari: number; minggu: number; bulan: number };

export const NAME = /^mustika-(\d{4})-(\d{2})-(\d{2})-\d{6}$/;

/** The folders of whole backups in a place, the oldest first. */
export async function backupsIn(place: string): Promise<string[]> {
  const names = await readdir(place).catch(() => [] as string[]);
  return names.filter((name) => NAME.test(name)).sort();
}

const dayOf = (name: string): Temporal.PlainDate => {
  const [, year, month, day] = NAME.exec(name) as RegExpExecArray;
  return new Temporal.PlainDate(Number(year), Number(month), Number(day));
};

/** What a name counts as, in each of the three measures. */
const PERIODS: readonly [keyof Keep, (name: string) => string][] = [
  ['hari', (name) => dayOf(name).toString()],
  ['minggu', (name) => `${dayOf(name).yearOfWeek} ${dayOf(name).weekOfYear}`],
  ['bulan', (name) => dayOf(name).toPlainYearMonth().toString()],
];

/** Of these names the ones that are kept; the newest always is. */
export function kept(names: readonly string[], keep: Keep): Set<string> {
  const newest = [...names].sort().reverse();
  const stay = new Set(newest.slice(0, 1));
  for (const [measure, periodOf] of PERIODS) {
    const seen = new Set<string>();
    for (const name of newest) {
      const period = periodOf(name);
      if (seen.has(period)) continue;
      if (seen.size === keep[measure]) break;
      seen.add(period);
      stay.add(name);
    }
  }
  return stay;
}

/** Takes away the others but `proven`, the last one of which somebody knows that it comes back. Answers their names. */
export async function forgetOld(place: string, keep: Keep, proven: string | null): Promise<string[]> {
  const names = await backupsIn(place);
  const stay = kept(names, keep);
  const old = names.filter((name) => !stay.has(name) && name !== proven);
  for (const name of old) await rm(join(place, name), { recursive: true, force: true });
  return old;
}
