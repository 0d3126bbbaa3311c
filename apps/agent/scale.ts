/**
 * The scale at the PC of a till. Its line is read by the rules a browser reads one by (packages/kernel/scale/scale.ts), and only while somebody
 * at the till looks: the port is free the rest of the time. What it says is told when it is another weight, some five times a second.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type BacaanTimbangan, DENGAR_MS, type TimbanganAgen } from '@mustika/kernel/agen/agen.ts';
import {
  feedScale,
  lineSettings,
  NO_READING,
  questionText,
  type ScaleStream,
  settledWeight,
  UNANSWERED,
} from '@mustika/kernel/scale/scale.ts';
import { type Channel, openChannel } from './printers/channel.ts';
import { setLine } from './serial.ts';

export type Scale = {
  set(timbangan: TimbanganAgen | null): void;
  /** Somebody looks, for a while; whoever goes on looking says it again. */
  listen(): void;
  stop(): void;
};

export type ScaleInput = {
  told: (bacaan: BacaanTimbangan) => void;
  say: (line: string) => void;
  tryAgainMs?: number;
};

const NOTHING: BacaanTimbangan = { mg: null, diam: false, baris: '' };
/** Between two readings that are told. */
const TELL_MS = 150;
/** How long a line of its own accord is waited for before it is looked whether it still has to be. */
const QUIET_MS = 300;

const bacaanOf = (stream: ScaleStream): BacaanTimbangan =>
  stream.last
    ? { mg: stream.last.mg, diam: settledWeight(stream) !== null, baris: stream.last.line }
    : NOTHING;

const same = (a: BacaanTimbangan, b: BacaanTimbangan): boolean => a.mg === b.mg && a.diam === b.diam;

/** Reads one line until nobody looks, the scale is another one, or the line breaks. */
async function readLine(
  channel: Channel,
  { perintah, tiap }: TimbanganAgen,
  wanted: () => boolean,
  tell: (bacaan: BacaanTimbangan) => void,
): Promise<void> {
  const question = Buffer.from(questionText(perintah), 'latin1');
  const asks = question.length > 0;
  let stream = NO_READING;
  let silent = 0;
  let askedAt = 0;
  while (wanted()) {
    if (asks && performance.now() - askedAt >= tiap) {
      askedAt = performance.now();
      // What is not answered any more is forgotten: the weight of a piece that was taken off is nobody's.
      if (silent >= UNANSWERED) stream = NO_READING;
      silent += 1;
      await channel.write(question);
    }
    const bytes = await channel.read(asks ? Math.min(tiap, QUIET_MS) : QUIET_MS);
    if (bytes.length > 0) {
      silent = 0;
      stream = feedScale(stream, bytes.toString('latin1'));
    }
    tell(bacaanOf(stream));
  }
}

/** Tells what changed, and not more often than somebody can read; `anew`: whoever looks now knows nothing yet. */
function telling(told: ScaleInput['told'], anew: () => boolean): (bacaan: BacaanTimbangan) => void {
  let last: BacaanTimbangan | null = null;
  let at = 0;
  return (bacaan) => {
    const now = performance.now();
    if (anew()) last = null;
    if (last && same(last, bacaan)) return;
    // A weight that stands still is told at once, one that moves when it is its turn.
    if (!bacaan.diam && bacaan.mg !== null && now - at < TELL_MS) return;
    last = bacaan;
    at = now;
    told(bacaan);
  };
}

export function startScale({ told, say, tryAgainMs = 3000 }: ScaleInput): Scale {
  let scale: TimbanganAgen | null = null;
  let until = 0;
  let running = false;
  let looked = false;
  const anew = (): boolean => {
    const is = looked;
    looked = false;
    return is;
  };
  const looks = (one: TimbanganAgen): boolean => scale === one && performance.now() < until;
  const follow = async (one: TimbanganAgen): Promise<void> => {
    const tell = telling(told, anew);
    while (looks(one)) {
      let channel: Channel | null = null;
      try {
        if (one.jalur === 'BERKAS') await setLine(one.alamat, lineSettings(one.bicara));
        channel = await openChannel(one);
        await readLine(channel, one, () => looks(one), tell);
      } catch (error) {
        say(`timbangan: ${(error as Error).message.split('\n')[0]}`);
        tell(NOTHING);
        await sleep(tryAgainMs);
      } finally {
        channel?.close();
      }
    }
    told(NOTHING);
  };
  const wake = async (): Promise<void> => {
    if (running) return;
    running = true;
    while (scale && performance.now() < until) await follow(scale);
    running = false;
  };
  return {
    set: (timbangan) => {
      // The settings are told again and again; the same scale goes on.
      if (JSON.stringify(timbangan) === JSON.stringify(scale)) return;
      scale = timbangan;
      void wake();
    },
    listen: () => {
      until = performance.now() + DENGAR_MS;
      looked = true;
      void wake();
    },
    stop: () => {
      until = 0;
    },
  };
}
