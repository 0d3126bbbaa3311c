/** Asked by fall.test.ts in a run of its own: a journey that falls leaves the shop half way. */
import { expect, test } from 'vitest';

test('sells', () => expect(1).toBe(2));
test('closes the day', () => expect(1).toBe(1));
