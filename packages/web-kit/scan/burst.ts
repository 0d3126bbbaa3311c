/**
 * Tells a wedge scanner from fingers by the gaps between keys. Honeywell types about 10 ms per key, Zebra 80 to 100 ms
 * (Ecosystem 5.3), so the gap is set per device. The scan field needs none of this; it covers focus anywhere else.
 *
 * Ours instead of @point-of-sale/keyboard-barcode-scanner, because that one is deaf inside inputs, lets the Enter of a
 * scanner slower than 30 ms per key through to whatever has the focus, and swallows arrow keys that are held down.
 */

export type Burst = {
  text: string;
  last: number;
  /** Longest gap between two of its keys. */
  slowest: number;
  /** What came before it in one go, but for a moment in which the machine was busy with something else. */
  head: string;
  stutters: number;
};

export type BurstKey = {
  key: string;
  /** Milliseconds, from any clock that does not jump. */
  at: number;
  /** Ctrl, Alt or Meta is down, or the key is held: no scanner does that. */
  byHand: boolean;
};

/** Shortest code a shop prints on anything: a piece has 8 characters. */
const SHORTEST = 8;
/** People reach 60 ms on a numeric pad and 90 ms in a word; eight keys of one kind below this are a machine's. */
const BY_MACHINE = 50;

/** A busy machine may hand on a key of a scanner this late, and not often within one code. */
const STUTTER = 600;
const MOST_STUTTERS = 2;

export const NO_BURST: Burst = {
  text: '',
  last: Number.NEGATIVE_INFINITY,
  slowest: 0,
  head: '',
  stutters: 0,
};

/** `whole`: the code began with the head of the burst. */
type Fed = { burst: Burst; code?: string; whole?: boolean };

/** The burst after this key, and the code when the key was the Enter or Tab that ends one. */
export function feed(burst: Burst, { key, at, byHand }: BurstKey, gap: number): Fed {
  // Scanners press Shift for capitals.
  if (key === 'Shift' || key === 'CapsLock') return { burst };
  if (byHand) return { burst: NO_BURST };
  const pause = at - burst.last;
  if (key === 'Enter') return { burst: NO_BURST, ...ended(burst, pause, gap) };
  if (key === 'Tab') {
    const done = ended(burst, pause, gap);
    return { burst: NO_BURST, ...(done.code !== undefined && byTab(done.code) ? done : {}) };
  }
  if (key.length !== 1 || pause > STUTTER)
    return { burst: key.length === 1 ? { ...NO_BURST, text: key, last: at } : NO_BURST };
  if (pause <= gap) {
    const slowest = Math.max(burst.slowest, pause);
    return { burst: { ...burst, text: burst.text + key, last: at, slowest } };
  }
  const often = burst.stutters === MOST_STUTTERS;
  const head = often ? '' : burst.head + burst.text;
  const stutters = often ? 0 : burst.stutters + 1;
  return { burst: { text: key, last: at, slowest: 0, head, stutters } };
}

function ended({ text, slowest, head }: Burst, pause: number, gap: number): Pick<Fed, 'code' | 'whole'> {
  if (pause <= gap && isCode(text, slowest)) return { code: text };
  const code = head + text;
  return head !== '' && pause <= STUTTER && isCode(code, STUTTER) ? { code, whole: true } : {};
}

/**
 * Some scanners are told to end a code with Tab. Fields are left by it, too: an amount with its marks and a word are no code of a
 * piece.
 */
const byTab = (code: string): boolean => /\d/.test(code) && !/[.,]/.test(code);

function isCode(text: string, slowest: number): boolean {
  if (text.length < SHORTEST || /\s/.test(text)) return false;
  const mixed = /\d/.test(text) && /[^\d.,]/.test(text);
  return mixed || slowest <= BY_MACHINE;
}
