/**
 * A fingerprint reader on the network as those of the R30x and ZFM family speak, with two buffers and a finger that comes and goes.
 * A finger is a name; what it is known by is made of it, and two makings of one finger are never the same bytes.
 */
import { createHash, randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { KIND, packet, packetsIn } from '../../../apps/agent/fingerprint/packets.ts';

const SIZE = 512;
const PART = 128;
const NAMED = 32;

/** The first bytes are the finger's, the rest how it lay. */
export const polaDari = (jari: string): Buffer =>
  Buffer.concat([createHash('sha256').update(jari).digest(), randomBytes(SIZE - NAMED)]);
const sama = (a: Buffer, b: Buffer): boolean => a.subarray(0, NAMED).equals(b.subarray(0, NAMED));

export type PembacaUji = {
  alamat: string;
  /** Who has a finger on it; null: nobody. */
  jari: string | null;
  /** What it was told, command by command. */
  perintah: number[];
  /** So many pictures come out badly first. */
  buruk: number;
  putus(): void;
  tutup(): Promise<void>;
};

export async function pembacaUji(): Promise<PembacaUji> {
  const plugs = new Set<Socket>();
  const buffers = new Map<number, Buffer>();
  const reader: PembacaUji = {
    alamat: '',
    jari: null,
    perintah: [],
    buruk: 0,
    putus: () => plugs.forEach((plug) => plug.destroy()),
    tutup: () => {
      reader.putus();
      return new Promise((done) => box.close(() => done()));
    },
  };
  let seen: string | null = null;
  let filling: { slot: number; parts: Buffer[] } | null = null;
  const said = (code: number, more: Buffer = Buffer.alloc(0)): Buffer =>
    packet(KIND.answer, Buffer.concat([Buffer.from([code]), more]));
  const upload = (slot: number): Buffer[] => {
    const all = buffers.get(slot) ?? Buffer.alloc(SIZE);
    return Array.from({ length: SIZE / PART }, (_, n) =>
      packet((n + 1) * PART === SIZE ? KIND.lastData : KIND.data, all.subarray(n * PART, (n + 1) * PART)),
    );
  };
  const ANSWERS: Record<number, (content: Buffer) => Buffer[]> = {
    19: () => [said(0)],
    15: () => [said(0, Buffer.from('0000000900c80003ffffffff00020006', 'hex'))],
    1: () => {
      seen = reader.jari;
      if (seen === null) return [said(2)];
      reader.buruk -= 1;
      return [said(reader.buruk >= 0 ? 6 : 0)];
    },
    2: (content) => {
      buffers.set(content.readUInt8(1), polaDari(seen ?? ''));
      return [said(0)];
    },
    3: () => [said(sama(buffers.get(1) as Buffer, buffers.get(2) as Buffer) ? 0 : 8, Buffer.from([0, 99]))],
    5: () => [said(sama(buffers.get(1) as Buffer, buffers.get(2) as Buffer) ? 0 : 10)],
    8: (content) => [said(0), ...upload(content.readUInt8(1))],
    9: (content) => {
      filling = { slot: content.readUInt8(1), parts: [] };
      return [said(0)];
    },
  };
  const box: Server = createServer((plug) => {
    let rest: Buffer = Buffer.alloc(0);
    plugs.add(plug);
    plug.on('error', () => {});
    plug.on('close', () => plugs.delete(plug));
    plug.on('data', (came: Buffer) => {
      const read = packetsIn(Buffer.concat([rest, came]));
      rest = read.rest;
      for (const { kind, content } of read.packets) {
        if (kind !== KIND.command) {
          filling?.parts.push(content);
          if (kind === KIND.lastData && filling) buffers.set(filling.slot, Buffer.concat(filling.parts));
          continue;
        }
        reader.perintah.push(content.readUInt8(0));
        for (const part of ANSWERS[content.readUInt8(0)]?.(content) ?? [said(1)]) plug.write(part);
      }
    });
  });
  await new Promise<void>((done) => box.listen(0, '127.0.0.1', done));
  reader.alamat = `127.0.0.1:${(box.address() as AddressInfo).port}`;
  return reader;
}
