/**
 * The ways in which somebody agrees, and what a PIN may be. Spec 1 §4 has the password and the fingerprint; PIN and passkey are
 * ours (features.md, users and authorisation; docs/decisions/0150).
 */

/** As it is stored, and as the reports say it. */
export const CARA_SETUJU = [
  ['SANDI', 'PASSWORD'],
  ['PIN', 'PIN'],
  ['PASSKEY', 'PASSKEY'],
  ['SIDIK_JARI', 'SIDIK JARI'],
] as const;
export type CaraSetuju = (typeof CARA_SETUJU)[number][0];

const PIN = /^\d{6}$/;
/** No password is that short, so six digits where a password is asked for are a PIN. */
export const berbentukPin = (typed: string): boolean => PIN.test(typed);

/** So many wrong ones, and the PIN waits for a password. */
export const PIN_SALAH_PALING = 5;

/** All of its digits follow from one, two or three of them: 777777, 121212, 123123. */
const berulang = (pin: string): boolean =>
  [1, 2, 3].some((period) => pin === pin.slice(0, period).repeat(6 / period));

/** Up or down by one, over the zero too: 456789, 321098. */
const berurut = (pin: string): boolean =>
  [1, 9].some((step) =>
    [...pin].every((digit, n) => n === 0 || (Number(pin[n - 1]) + step) % 10 === Number(digit)),
  );

/** Whether it is one that a thief tries first. */
export const pinMudah = (pin: string): boolean => berulang(pin) || berurut(pin);
