/** Protects: the calls of the specification are served under their prescribed paths, verbs and field names. */
import { describe, expect, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { callOf, isBuiltCall } from './built.ts';
import { registeredCalls, understands } from './registered.ts';
import { specCalls } from './spec.ts';

const built = specCalls.filter((call) => call.method !== 'SOCKET' && isBuiltCall(call));

describe('every built call of calls.tsv', () => {
  test.each(built.map((call) => [call.name, call] as const))(
    '%s takes the prescribed names',
    (_name, call) => {
      const served = callOf(call);
      const strange = call.payload.filter((name) => !served || !understands(served, name));
      expect(strange, `${call.path} does not know these fields`).toEqual([]);
    },
  );
});

test('no two declarations serve one call', () => {
  const names = registeredCalls(house).map((call) => call.name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('parameters in a path are declared fields, or the key of their table', () => {
  for (const call of registeredCalls(house))
    for (const [, name = ''] of call.path.matchAll(/\{(\w+)\}/g))
      expect(call.fields, call.name).toHaveProperty(name);
});
