/** Asked by fall.test.ts in a run of its own: what merely falls is nobody else's matter. */
import { expect, test } from 'vitest';

test('falls', () => expect(1).toBe(2));
test('stands', () => expect(1).toBe(1));
