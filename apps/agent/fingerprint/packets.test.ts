/** Protects: packets are written as the manuals have them, and read whatever lies between them; a torn one is none. */
import { expect, test } from 'vitest';
import { KIND, packet, packetsIn } from './packets.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const of = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

test('the command of the manuals that asks for a picture', () =>
  expect(hex(packet(KIND.command, of('01')))).toBe('ef01ffffffff010003010005'));
test('and the one that gives the password of the factory', () =>
  expect(hex(packet(KIND.command, of('13 00000000')))).toBe('ef01ffffffff01000713000000000' + '01b'));

const OK = packet(KIND.answer, of('00'));
test.each([
  ['one', OK, 1],
  ['two', Buffer.concat([OK, OK]), 2],
  ['noise before and between', Buffer.concat([of('00ef'), OK, of('ffef0155'), OK]), 2],
  ['a wrong sum', Buffer.concat([OK.subarray(0, -1), of('77'), OK]), 1],
  ['a length of nothing a module says', Buffer.concat([of('ef01 ffffffff 07 ffff'), OK]), 1],
  ['half of one', OK.subarray(0, 8), 0],
  ['nothing', Buffer.alloc(0), 0],
])('%s', (_name, came, count) => expect(packetsIn(came).packets).toHaveLength(count));

test('what is not whole yet waits for the rest', () => {
  for (let at = 0; at <= OK.length; at += 1) {
    const first = packetsIn(OK.subarray(0, at));
    const { packets } = packetsIn(Buffer.concat([first.rest, OK.subarray(at)]));
    expect([...first.packets, ...packets].map(({ content }) => hex(content))).toEqual(['00']);
  }
});
