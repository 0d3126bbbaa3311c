/**
 * What a scale sends down its line: the weight is the last signed decimal before the last `g` (Spec 1 §5). Makes differ in all
 * the rest (Ecosystem 5.4), so the line is read by what they have in common, and one that says anything but a weight in grams is
 * no reading: overload, kilograms, carats.
 */
import { type Miligram, miligram, mulDiv } from '../amount.ts';

/** One line: the weight, and whether the scale itself calls it settled. */
export type ScaleLine = { mg: Miligram; settled: boolean; line: string };

/** The unit stands alone, as letter or word: neither kilograms nor milligrams end this way. */
const GRAMS = /^(.*?)(?:g|gr|grams?)[^a-z]*$/is;
/** Whole: what stands behind a mark of thousands is no weight of its own. */
const LAST_NUMBER = /(?<!\d|\d[.,])([+-]?)\s*(\d{1,7})(?:[.,](\d{1,6}))?[\s,]*$/;
const OVERLOAD = /(?:^|[^a-z])(?:OL|HH|LL|over|err(?:or)?)(?:[^a-z]|$)/i;
/** A&D and its kin say US, Mettler `S D`, Ohaus puts a question mark. */
const MOVING = /(?:^|[^a-z])(?:US|S\s*D|dyn)(?:[^a-z]|$)|\?/i;

/** Milligrams of digits; a scale that shows tenths of a milligram is rounded to the nearest. */
const milligrams = (whole: string, fraction: string): number =>
  Number(whole) * 1000 + mulDiv(Number(fraction.padEnd(6, '0')), 1, 1000, 'half-up');

/** A line of a scale, or null where it is no weight in grams. */
export function readScaleLine(text: string): ScaleLine | null {
  const line = text.trim();
  const before = GRAMS.exec(line)?.[1];
  if (before === undefined || OVERLOAD.test(line)) return null;
  const found = LAST_NUMBER.exec(before);
  if (!found) return null;
  const [, sign, whole = '', fraction = ''] = found;
  const mg = milligrams(whole, fraction);
  return {
    mg: miligram(sign === '-' && mg !== 0 ? -mg : mg),
    settled: !MOVING.test(line),
    line: line.slice(0, 60),
  };
}

/** The line so far, and how often the same weight came in a row. */
export type ScaleStream = { rest: string; last: ScaleLine | null; same: number };

export const NO_READING: ScaleStream = { rest: '', last: null, same: 0 };

/** So many equal lines are a weight that may be taken. */
export const SETTLED_LINES = 3;

/** A stream that sends no end of line is no scale. */
const LONGEST = 200;

/** Takes what came down the line, in whatever pieces it came. */
export function feedScale(stream: ScaleStream, chunk: string): ScaleStream {
  const lines = (stream.rest + chunk).split(/[\r\n]+/);
  const rest = (lines.pop() ?? '').slice(-LONGEST);
  let { last, same } = stream;
  for (const text of lines.filter((one) => one.trim() !== '')) {
    const read = readScaleLine(text);
    same = read?.settled ? (last?.settled && last.mg === read.mg ? same + 1 : 1) : 0;
    last = read;
  }
  return { rest, last, same };
}

/** The weight that may be taken now; null while it moves, and for what is no weight of anything. */
export const settledWeight = ({ last, same }: ScaleStream): ScaleLine | null =>
  last && same >= SETTLED_LINES && last.mg > 0 ? last : null;

/** A scale that speaks only when it is asked: what it is asked (Mettler `SI`, A&D `Q`, Ohaus `IP`, others `P` or `W`), and how often. */
export type ScaleQuestion = { perintah: string; tiap: number };

export const TIAP_RANGE = { min: 200, max: 5000 } as const;

/** After so many questions without a line in grams the last one is none any more: the scale was switched off or moved away. */
export const UNANSWERED = 3;

const LONGEST_QUESTION = 16;
const ENDS: Readonly<Record<string, string>> = { r: '\r', n: '\n' };

/** The bytes of a question as text; CR and LF end it unless it says its own end (`W\r`). Empty: nothing is asked. */
export function questionText(perintah: string): string {
  const text = perintah
    .replace(/[^ -~]/g, '')
    .trim()
    .slice(0, LONGEST_QUESTION);
  if (text === '') return '';
  const spelled = text.replace(/\\([rn])/g, (_whole, end: string) => ENDS[end] ?? '');
  return /[\r\n]$/.test(spelled) ? spelled : `${spelled}\r\n`;
}

/** How scales speak; 9600 8N1 is what most are sold with, A&D with 2400 7E1, older Mettlers with odd parity. */
export type LineSettings = { baudRate: number; dataBits: 7 | 8; parity: 'none' | 'even' | 'odd' };
export const SPEEDS = ['1200', '2400', '4800', '9600', '19200', '38400'] as const;
export const FRAMES: Readonly<Record<string, Pick<LineSettings, 'dataBits' | 'parity'>>> = {
  '8N1': { dataBits: 8, parity: 'none' },
  '7E1': { dataBits: 7, parity: 'even' },
  '7O1': { dataBits: 7, parity: 'odd' },
  '7N1': { dataBits: 7, parity: 'none' },
  '8E1': { dataBits: 8, parity: 'even' },
  '8O1': { dataBits: 8, parity: 'odd' },
};
export const USUAL_LINE = '9600 8N1';

/** The line as it is kept, `9600 8N1`, in its two parts. */
export const partsOfLine = (line: string): [speed: string, frame: string] => {
  const [speed = '', frame = ''] = line.split(' ');
  const known = (SPEEDS as readonly string[]).includes(speed) && Object.hasOwn(FRAMES, frame);
  return known ? [speed, frame] : partsOfLine(USUAL_LINE);
};

export function lineSettings(line: string): LineSettings {
  const [speed, frame] = partsOfLine(line);
  return { baudRate: Number(speed), dataBits: 8, parity: 'none', ...FRAMES[frame] };
}

/** A scale that speaks by itself. */
export const NO_QUESTION: ScaleQuestion = { perintah: '', tiap: 500 };
