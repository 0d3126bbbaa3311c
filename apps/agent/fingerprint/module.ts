/**
 * A reader of the R30x and ZFM family on its line: it takes pictures, makes of each what a finger is known by, and compares two of them
 * itself. What it is given to compare lies in its memory until the next; nothing is stored in it.
 */

import type { PembacaSidik } from '@mustika/kernel/agen/agen.ts';
import { type Channel, openChannel } from '../printers/channel.ts';
import { setLine } from '../serial.ts';
import { KIND, type Packet, packet, packetsIn } from './packets.ts';

const COMMAND = {
  picture: 0x01,
  features: 0x02,
  compare: 0x03,
  combine: 0x05,
  upload: 0x08,
  download: 0x09,
  parameters: 0x0f,
  password: 0x13,
} as const;

const SAID = { ok: 0, noFinger: 2, notTheSame: 8, notOne: 10 } as const;
/** A picture that is too dry, too wet or too small: the next one may be better. */
const POOR: ReadonlySet<number> = new Set([3, 6, 7, 0x15]);

/** A module answers within half a second; one that says nothing for so long is not there. */
const SILENT_MS = 2500;
const READ_MS = 100;

/** What it said, when it was neither yes nor what the caller can go on with. */
const refused = (what: string, code: number | undefined): Error =>
  new Error(`pembaca sidik jari: ${what} ${code === undefined ? 'tanpa jawaban' : `kode ${code}`}`);

export type Slot = 1 | 2;
export type FingerModule = {
  /** Is a finger on it; `poor`: one is, and nothing can be made of it. */
  look(slot: Slot): Promise<'finger' | 'none' | 'poor'>;
  /** Is what lies in both slots one finger? */
  same(): Promise<boolean>;
  /** Makes one of what lies in both slots; false: they are two. */
  combine(): Promise<boolean>;
  /** What it knows the finger in this slot by. */
  upload(slot: Slot): Promise<Buffer>;
  download(slot: Slot, pola: Uint8Array): Promise<void>;
  close(): void;
};

/** Packets of a line, one after the other. */
function packetsOf(channel: Channel): () => Promise<Packet> {
  const waiting: Packet[] = [];
  let rest: Buffer = Buffer.alloc(0);
  return async () => {
    for (let waited = 0; waiting.length === 0; waited += READ_MS) {
      if (waited >= SILENT_MS) throw refused('jalurnya', undefined);
      const came = packetsIn(Buffer.concat([rest, await channel.read(READ_MS)]));
      rest = came.rest;
      waiting.push(...came.packets);
    }
    return waiting.shift() as Packet;
  };
}

/** Sizes of a part of data that a module may be set to, by the number it says. */
const PARTS = [32, 64, 128, 256] as const;
/** Where that number stands among its parameters. */
const PART_AT = 13;

export async function openModule(reader: PembacaSidik): Promise<FingerModule> {
  if (reader.jalur === 'BERKAS')
    await setLine(reader.alamat, { baudRate: reader.kecepatan, dataBits: 8, parity: 'none' });
  const channel = await openChannel(reader);
  const next = packetsOf(channel);
  const ask = async (command: number, ...more: number[]): Promise<{ code: number; more: Buffer }> => {
    await channel.write(packet(KIND.command, Buffer.from([command, ...more])));
    for (;;) {
      const { kind, content } = await next();
      // Data of a transfer that broke off before belongs to nobody.
      if (kind === KIND.answer && content.length > 0)
        return { code: content.readUInt8(0), more: content.subarray(1) };
    }
  };
  const must = async (what: string, command: number, ...more: number[]): Promise<Buffer> => {
    const said = await ask(command, ...more);
    if (said.code !== SAID.ok) throw refused(what, said.code);
    return said.more;
  };
  const begin = async (): Promise<number> => {
    await must('kata sandinya', COMMAND.password, 0, 0, 0, 0);
    const parameters = await must('setelannya', COMMAND.parameters);
    return PARTS[parameters.length > PART_AT ? parameters.readUInt8(PART_AT) : 2] ?? 128;
  };
  try {
    return theModule(channel, { ask, must, next, part: await begin() });
  } catch (error) {
    channel.close();
    throw error;
  }
}

type Spoken = {
  ask: (command: number, ...more: number[]) => Promise<{ code: number }>;
  must: (what: string, command: number, ...more: number[]) => Promise<Buffer>;
  next: () => Promise<Packet>;
  part: number;
};

function theModule(channel: Channel, { ask, must, next, part }: Spoken): FingerModule {
  /** Yes, or the one no that is an answer. */
  const whether = async (what: string, no: number, command: number): Promise<boolean> => {
    const { code } = await ask(command);
    if (code !== SAID.ok && code !== no) throw refused(what, code);
    return code === SAID.ok;
  };
  return {
    look: async (slot) => {
      const { code } = await ask(COMMAND.picture);
      if (code === SAID.noFinger) return 'none';
      if (POOR.has(code)) return 'poor';
      if (code !== SAID.ok) throw refused('gambar', code);
      const made = await ask(COMMAND.features, slot);
      if (made.code !== SAID.ok && !POOR.has(made.code)) throw refused('ciri', made.code);
      return made.code === SAID.ok ? 'finger' : 'poor';
    },
    same: () => whether('banding', SAID.notTheSame, COMMAND.compare),
    combine: () => whether('gabung', SAID.notOne, COMMAND.combine),
    upload: async (slot) => {
      await must('ambil pola', COMMAND.upload, slot);
      const parts: Buffer[] = [];
      for (;;) {
        const { kind, content } = await next();
        if (kind === KIND.data || kind === KIND.lastData) parts.push(content);
        if (kind === KIND.lastData) return Buffer.concat(parts);
      }
    },
    download: async (slot, pola) => {
      await must('kirim pola', COMMAND.download, slot);
      for (let at = 0; at < pola.length; at += part) {
        const last = at + part >= pola.length;
        await channel.write(packet(last ? KIND.lastData : KIND.data, pola.subarray(at, at + part)));
      }
    },
    close: () => channel.close(),
  };
}
