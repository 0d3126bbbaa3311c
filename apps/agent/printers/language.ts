/** How printers of each language are asked how they are, and whether they are done. The bytes are those of their makers' manuals. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bentuk, Kondisi } from '@mustika/kernel/agen/agen.ts';
import type { Channel } from './channel.ts';

/** `tell` hears how the printer is while it is waited for. Fails when the line breaks. */
export type Language = {
  ask(to: Channel): Promise<Kondisi>;
  /** Whether all that was sent came out; false when it took too long to believe it. */
  done(to: Channel, tell: (kondisi: Kondisi) => void): Promise<boolean>;
};

const ANSWER_MS = 1000;
/** Whoever puts a new roll in takes his time. */
const DONE_MS = 600_000;
const LOOK_AGAIN_MS = 400;

/** Reads until something fits; null when it stays silent. */
async function answer<T>(to: Channel, ms: number, fits: (came: Buffer) => T | undefined): Promise<T | null> {
  const until = performance.now() + ms;
  let came = Buffer.alloc(0);
  for (let left = ms; left > 0; left = until - performance.now()) {
    came = Buffer.concat([came, await to.read(left)]);
    const found = fits(came);
    if (found !== undefined) return found;
  }
  return null;
}

/** ESC/POS. Answers to DLE EOT have bits 1 and 4 set, those to GS r have bit 4 clear: they cannot be taken for each other. */
const isRealTime = (byte: number): boolean => (byte & 0b1001_0011) === 0b0001_0010;
const isQueued = (byte: number): boolean => (byte & 0b1001_0000) === 0;

async function realTime(to: Channel, n: 1 | 2 | 3 | 4): Promise<number | null> {
  await to.write(Buffer.from([0x10, 0x04, n]));
  return answer(to, ANSWER_MS, (came) => came.find(isRealTime));
}

/** Asked in this order: why it stands still is told before that it does. */
async function askEscpos(to: Channel): Promise<Kondisi> {
  const printer = await realTime(to, 1);
  if (printer === null) return 'TIDAK_MENJAWAB';
  const cause = await realTime(to, 2);
  const paper = await realTime(to, 4);
  if (cause === null || paper === null) return 'TIDAK_MENJAWAB';
  if (cause & 0b0000_0100) return 'TUTUP_TERBUKA';
  if (paper & 0b0110_0000 || cause & 0b0010_0000) return 'KERTAS_HABIS';
  if (cause & 0b0100_0000) return ((await realTime(to, 3)) ?? 0) & 0b0000_1000 ? 'MACET' : 'GANGGUAN';
  return printer & 0b0000_1000 ? 'DIJEDA' : 'SIAP';
}

/** The question stands behind the paper in the printer's own queue: its answer comes when all before it is done. */
async function doneEscpos(to: Channel, tell: (kondisi: Kondisi) => void): Promise<boolean> {
  await to.write(Buffer.from([0x1d, 0x72, 0x01]));
  const until = performance.now() + DONE_MS;
  let asked = 0;
  while (performance.now() < until) {
    const came = await to.read(ANSWER_MS);
    if (came.some(isQueued)) return true;
    const [printer] = came.filter(isRealTime);
    if (printer !== undefined && asked === 2 && printer & 0b0000_0100) tell('TUTUP_TERBUKA');
    if (printer !== undefined && asked === 4 && printer & 0b0110_0000) tell('KERTAS_HABIS');
    asked = asked === 4 ? 2 : 4;
    await to.write(Buffer.from([0x10, 0x04, asked]));
  }
  return false;
}

const [STX, ETX] = [String.fromCharCode(2), String.fromCharCode(3)];
/** Lines that came whole, each with its parts. */
const framed = (came: Buffer): string[][] =>
  came
    .toString('latin1')
    .split(STX)
    .slice(1)
    .filter((line) => line.includes(ETX))
    .map((line) => line.slice(0, line.indexOf(ETX)).split(','));

/** ZPL: ~HS answers three lines between STX and ETX. */
type HostStatus = { paper: boolean; paused: boolean; head: boolean; ribbon: boolean; waiting: number };

async function hostStatus(to: Channel): Promise<HostStatus | null> {
  await to.write(Buffer.from('~HS\r\n'));
  return answer(to, ANSWER_MS, (came) => {
    const [first, second, third] = framed(came);
    if (!first || !second || !third) return undefined;
    return {
      paper: first[1] === '1',
      paused: first[2] === '1',
      head: second[2] === '1',
      ribbon: second[3] === '1',
      waiting: Number(first[4] ?? 0) + Number(second[8] ?? 0),
    };
  });
}

const ofHost = (said: HostStatus | null): Kondisi => {
  if (said === null) return 'TIDAK_MENJAWAB';
  if (said.head) return 'TUTUP_TERBUKA';
  if (said.paper) return 'KERTAS_HABIS';
  if (said.ribbon) return 'PITA_HABIS';
  return said.paused ? 'DIJEDA' : 'SIAP';
};

/** TSPL: ESC ! ? answers one byte of causes; bit 5 says that it is printing. */
async function tsplStatus(to: Channel): Promise<number | null> {
  await to.write(Buffer.from([0x1b, 0x21, 0x3f]));
  return answer(to, ANSWER_MS, (came) => came.at(-1));
}

const ofTspl = (byte: number | null): Kondisi => {
  if (byte === null) return 'TIDAK_MENJAWAB';
  if (byte & 0x01) return 'TUTUP_TERBUKA';
  if (byte & 0x04) return 'KERTAS_HABIS';
  if (byte & 0x08) return 'PITA_HABIS';
  if (byte & 0x02) return 'MACET';
  if (byte & 0x10) return 'DIJEDA';
  return byte & 0x80 ? 'GANGGUAN' : 'SIAP';
};
const PRINTING = 0x20;

/** Asked again and again until it has nothing left to do, twice: between two labels it rests for a moment. */
async function untilIdle(
  look: () => Promise<{ idle: boolean; kondisi: Kondisi }>,
  tell: (kondisi: Kondisi) => void,
) {
  const until = performance.now() + DONE_MS;
  for (let rested = 0; performance.now() < until; ) {
    const { idle, kondisi } = await look();
    tell(kondisi);
    rested = idle && kondisi === 'SIAP' ? rested + 1 : 0;
    if (rested === 2) return true;
    await sleep(LOOK_AGAIN_MS);
  }
  return false;
}

export const LANGUAGES: Readonly<Record<Exclude<Bentuk, 'PDF'>, Language>> = {
  ESCPOS: { ask: askEscpos, done: doneEscpos },
  ZPL: {
    ask: async (to) => ofHost(await hostStatus(to)),
    done: (to, tell) =>
      untilIdle(async () => {
        const said = await hostStatus(to);
        return { idle: said?.waiting === 0, kondisi: ofHost(said) };
      }, tell),
  },
  TSPL: {
    ask: async (to) => ofTspl(await tsplStatus(to)),
    done: (to, tell) =>
      untilIdle(async () => {
        const byte = await tsplStatus(to);
        return { idle: byte !== null && (byte & PRINTING) === 0, kondisi: ofTspl(byte) };
      }, tell),
  },
};
