/** Protects: a PIN is six digits and none of those that are tried first; what else is typed is a password. */
import { expect, test } from 'vitest';
import { berbentukPin, pinMudah } from './cara.rule.ts';

test.each([
  ['473920', true],
  ['000000', true],
  ['47392', false],
  ['4739201', false],
  ['47392a', false],
  ['４７３９２０', false],
  [' 473920', false],
  ['473920\n', false],
])('%j is written like a PIN: %s', (typed, is) => expect(berbentukPin(typed)).toBe(is));

test.each(['777777', '000000', '121212', '123123', '012345', '456789', '890123', '987654', '321098'])(
  '%s is tried first',
  (pin) => expect(pinMudah(pin)).toBe(true),
);
test.each(['473920', '112233', '123457', '121213', '246801', '100000'])('%s is not', (pin) =>
  expect(pinMudah(pin)).toBe(false),
);
