/** Protects: codes are those of the RFCs, neighbours in time count and nothing else does. */
import { describe, expect, test } from 'vitest';
import {
  base32,
  fromBase32,
  matchTotp,
  newRecoveryCode,
  newTotpSecret,
  totpCode,
  totpStep,
  totpUri,
} from './totp.ts';

/** The secret of both RFCs: '12345678901234567890'. */
const RFC = base32(Buffer.from('12345678901234567890'));

describe('codes', () => {
  test.each([
    [0, '755224'],
    [1, '287082'],
    [2, '359152'],
    [3, '969429'],
    [4, '338314'],
    [5, '254676'],
    [6, '287922'],
    [7, '162583'],
    [8, '399871'],
    [9, '520489'],
  ])('RFC 4226 appendix D, counter %i', (counter, code) => expect(totpCode(RFC, counter)).toBe(code));

  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('RFC 6238 appendix B, second %i', (second, code) =>
    expect(totpCode(RFC, totpStep(second * 1000), 8)).toBe(code),
  );

  test('count in their own thirty seconds and the ones beside', () => {
    const code = totpCode(RFC, 1000);
    const at = (step: number) => matchTotp(RFC, code, step * 30_000 + 15_000);
    expect([998, 999, 1000, 1001, 1002].map(at)).toEqual([null, 1000, 1000, 1000, null]);
    for (const wrong of ['', '1', code.slice(1), `${code}0`, 'ABCDEF'])
      expect(matchTotp(RFC, wrong, 30_000_000)).toBeNull();
  });
});

test('secrets come back as they were, and are 160 bits', () => {
  for (let n = 0; n < 50; n += 1) {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(base32(fromBase32(secret))).toBe(secret);
  }
});

test('recovery codes are 80 bits and never twice the same', () => {
  const codes = Array.from({ length: 50 }, newRecoveryCode);
  expect(new Set(codes).size).toBe(50);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
});

test('apps are told the account and the house', () => {
  expect(totpUri('Mustika', 'OWNER', 'ABC')).toBe(
    'otpauth://totp/Mustika:OWNER?secret=ABC&issuer=Mustika&algorithm=SHA1&digits=6&period=30',
  );
});
