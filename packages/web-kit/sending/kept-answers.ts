/**
 * What was read is there to be read again while nothing is answered: the newest answers of this user, for a day at the longest. They are
 * gone with the session, whoever ends it, and are kept by nobody where bodies are sealed. docs/decisions/0159.
 */
import { jamLayar } from '@mustika/kernel/date.ts';
import { inPractice } from '../practice.ts';
import { useSession } from '../session.ts';
import { recall } from '../storage.ts';
import { shownFrom } from './cut.ts';
import { dropKept, emptyKept, keep, keptAll, keptKeys, keptOne } from './kept-base.ts';
import { keepAnswers } from './reach.ts';

type Kept = { at: number; size: number; body: unknown };

const LONGEST = 24 * 3_600_000;
/** Letters of one answer, and of all of them: more than that is a report for paper. */
const LARGEST = 1_000_000;
const ALL = 20_000_000;
const MOST = 400;
/** Looked through once in so many answers. */
const EACH = 25;

/** Before the session has been asked about, the one who was here last. */
const owner = (): string | null => useSession.getState().user?.user_id ?? recall<string>('laci', 'pengguna');
const keyOf = (address: string): string | null => {
  const user = owner();
  return user ? `${user} ${address}` : null;
};

let since = 0;

/** The oldest go first, and all that are older than a day. */
async function prune(): Promise<void> {
  const [keys, rows] = await Promise.all([keptKeys('jawaban'), keptAll<Kept>('jawaban')]);
  const newest = keys.map((key, at) => ({ key, ...(rows[at] as Kept) })).sort((a, b) => b.at - a.at);
  let size = 0;
  for (const [at, one] of newest.entries()) {
    size += one.size;
    if (at >= MOST || size > ALL || jamLayar() - one.at > LONGEST) await dropKept('jawaban', one.key);
  }
}

async function keepAnswer(address: string, body: unknown): Promise<void> {
  const key = keyOf(address);
  if (!key) return;
  const size = JSON.stringify(body).length;
  if (size > LARGEST) return;
  await keep('jawaban', key, { at: jamLayar(), size, body } satisfies Kept);
  since += 1;
  if (since % EACH === 0) await prune();
}

async function answerAgain(address: string): Promise<unknown> {
  const key = keyOf(address);
  const kept = key ? await keptOne<Kept>('jawaban', key).catch(() => undefined) : undefined;
  if (!kept || jamLayar() - kept.at > LONGEST || !shownFrom(kept.at)) return undefined;
  return kept.body;
}

async function forgetAnswer(address: string): Promise<void> {
  const key = keyOf(address);
  if (key) await dropKept('jawaban', key);
}

/** Follows the session for the life of the page. */
export function followAnswers(): void {
  // A private window may have no database: nothing is kept then, and nothing else is another way.
  if (inPractice || typeof indexedDB === 'undefined') return;
  keepAnswers({
    keep: (address, body) => void keepAnswer(address, body).catch(() => undefined),
    again: answerAgain,
    drop: (address) => void forgetAnswer(address).catch(() => undefined),
  });
  const empty = () => void emptyKept('jawaban').catch(() => undefined);
  if (useSession.getState().status === 'out') empty();
  useSession.subscribe((now, before) => {
    const ended = now.status !== before.status && (now.status === 'out' || now.status === 'locked');
    const other = before.user !== null && now.user !== null && now.user.user_id !== before.user.user_id;
    if (ended || other) empty();
  });
}
