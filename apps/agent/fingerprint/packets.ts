/**
 * How readers of the R30x and ZFM family speak: packets of EF01, the address of the module, a kind, a length, the content and a sum.
 * As their makers' manuals have it, and the drivers of many. A packet whose sum is wrong is no packet.
 */

export const KIND = { command: 1, data: 2, answer: 7, lastData: 8 } as const;
export type Packet = { kind: number; content: Buffer };

const START = Buffer.from([0xef, 0x01]);
/** The address every module has until somebody gives it another. */
const ADDRESS = Buffer.from([0xff, 0xff, 0xff, 0xff]);
const HEAD = 9;
const SUM = 2;
/** Longer than any module speaks: where more is promised the line is torn. */
const LONGEST = 1024;

const sumOf = (kind: number, length: number, content: Uint8Array): number =>
  content.reduce((sum, byte) => sum + byte, kind + (length >> 8) + (length & 255)) & 0xffff;

export function packet(kind: number, content: Uint8Array): Buffer {
  const length = content.length + SUM;
  const tail = Buffer.alloc(SUM);
  tail.writeUInt16BE(sumOf(kind, length, content));
  return Buffer.concat([START, ADDRESS, Buffer.from([kind, length >> 8, length & 255]), content, tail]);
}

/** The packets in what came, and what is not one yet; noise and packets with a wrong sum are left out. */
export function packetsIn(came: Buffer): { packets: Packet[]; rest: Buffer } {
  const packets: Packet[] = [];
  let rest = came;
  for (;;) {
    const at = rest.indexOf(START);
    if (at < 0) return { packets, rest: rest.subarray(Math.max(0, rest.length - 1)) };
    rest = rest.subarray(at);
    if (rest.length < HEAD) return { packets, rest };
    const [kind, length] = [rest.readUInt8(6), rest.readUInt16BE(7)];
    if (length < SUM || length > LONGEST) {
      rest = rest.subarray(START.length);
      continue;
    }
    if (rest.length < HEAD + length) return { packets, rest };
    const content = rest.subarray(HEAD, HEAD + length - SUM);
    const told = rest.readUInt16BE(HEAD + length - SUM);
    if (told === sumOf(kind, length, content)) {
      packets.push({ kind, content: Buffer.from(content) });
      rest = rest.subarray(HEAD + length);
    } else rest = rest.subarray(START.length);
  }
}
