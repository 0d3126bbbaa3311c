/** Protects: a passkey is made only where browsers make them, for the site the configuration names, and garbage is nobody's answer. */
import { expect, test } from 'vitest';
import { madePasskey, newChallenge, passkeySite, saidBy, signedWith } from './passkey.ts';

test.each([
  ['https://toko.example', 'jahat.example', { origin: 'https://toko.example', rpID: 'toko.example' }],
  ['https://toko.example:8443', undefined, { origin: 'https://toko.example:8443', rpID: 'toko.example' }],
  ['http://localhost:3000', undefined, { origin: 'http://localhost:3000', rpID: 'localhost' }],
  ['http://toko.example', undefined, null],
  ['https://192.168.1.4', undefined, null],
  [null, 'localhost:3311', { origin: 'http://localhost:3311', rpID: 'localhost' }],
  [null, '127.0.0.1:3311', null],
  [null, '[::1]:3311', null],
  [null, 'toko.example', null],
  [null, undefined, null],
])('with APP_URL %j and the host %j the site is %j', (appUrl, host, site) =>
  expect(passkeySite({ appUrl }, host)).toEqual(site),
);

test('no two challenges are one', () => {
  const about = { op_hash: 'a' };
  expect(newChallenge(about)).toMatch(/^[\w-]{43}$/);
  expect(newChallenge(about)).not.toBe(newChallenge(about));
});

test.each(['', 'x', '{}', 'null', '{"id":1,"response":{"clientDataJSON":"e30"}}'])(
  'what %j says is nothing',
  async (answer) => {
    const site = { origin: 'https://toko.example', rpID: 'toko.example' };
    expect(saidBy(answer)).toEqual({ id: '', challenge: '' });
    expect(await madePasskey(site, 'x', answer)).toBeNull();
    expect(await signedWith(site, 'x', answer, { id: 'x', kunci: Buffer.alloc(0) })).toBeNull();
  },
);
