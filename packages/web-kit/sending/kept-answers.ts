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
import { LONGEST, surplus, type Weight } from './surplus.ts';

type Kept = Weight & { body: unknown };

/** Letters of one answer: more than that is a report for paper. */
const LARGEST = 1_000_000;
/** Looked through once in so many answers. */
const EACH = 25;

/** Before the session has been asked about, the one who was here last. */
const owner = (): string | null => useSession.getState().user?.user_id ?? recall<string>('laci', 'pengguna');
const keyOf = (address: string): string | null => {
  const user = owner();
  return user ? `${user} ${address}` : null;
};

let since = 0;
/** What lies there, as far as this page knows: looked up once, so that no body is read to count it. Each tab counts what it keeps. */
let weights: Map<string, Weight> | null = null;

async function weigh(): Promise<Map<string, Weight>> {
  if (weights) return weights;
  const [keys, rows] = await Promise.all([keptKeys('jawaban'), keptAll<Kept>('jawaban')]);
  weights = new Map(
    keys.flatMap((key, index) => {
      const row = rows[index];
      return row ? [[key, { at: row.at, size: row.size }]] : [];
    }),
  );
  return weights;
}

async function prune(): Promise<void> {
  for (const key of surplus(await weigh(), jamLayar())) await forgetAnswer(key);
}

async function keepAnswer(address: string, body: unknown, size: number): Promise<void> {
  const key = keyOf(address);
  if (!key || size === 0 || size > LARGEST) return;
  const at = jamLayar();
  await keep('jawaban', key, { at, size, body } satisfies Kept);
  weights?.set(key, { at, size });
  since += 1;
  if (since % EACH === 0) await prune();
}

async function forgetAnswer(key: string): Promise<void> {
  await dropKept('jawaban', key);
  weights?.delete(key);
}

async function forgetAll(): Promise<void> {
  await emptyKept('jawaban');
  weights = new Map();
}

async function answerAgain(address: string): Promise<unknown> {
  const key = keyOf(address);
  const kept = key ? await keptOne<Kept>('jawaban', key).catch(() => undefined) : undefined;
  if (!kept || jamLayar() - kept.at > LONGEST || !shownFrom(kept.at)) return undefined;
  return kept.body;
}

/** Follows the session for the life of the page. */
export function followAnswers(): void {
  // A private window may have no database: nothing is kept then, and nothing else is another way.
  if (inPractice || typeof indexedDB === 'undefined') return;
  keepAnswers({
    keep: (address, body, letters) => void keepAnswer(address, body, letters).catch(() => undefined),
    again: answerAgain,
    drop: (address) => {
      const key = keyOf(address);
      if (key) void forgetAnswer(key).catch(() => undefined);
    },
  });
  const empty = () => void forgetAll().catch(() => undefined);
  if (useSession.getState().status === 'out') empty();
  useSession.subscribe((now, before) => {
    const ended = now.status !== before.status && (now.status === 'out' || now.status === 'locked');
    const other = before.user !== null && now.user !== null && now.user.user_id !== before.user.user_id;
    if (ended || other) empty();
  });
}
