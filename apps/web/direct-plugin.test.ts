import { expect, test } from 'vitest';
import { homesOf } from './direct-plugin.ts';

// Protects: every name is led to its own file under the name it has there; what the front page makes itself stays with it.
test('a front page gives away where each of its things lives', () => {
  const front = `import { a } from "./a.mjs";
import { b as b1, default as c } from "./deep/bc.mjs";
import { other } from "other-library";
const own = 1;
export { a, b1 as b, c, other, own };
`;
  expect([...homesOf(front, '/lib')]).toEqual([
    ['a', { file: '/lib/a.mjs', name: 'a' }],
    ['b', { file: '/lib/deep/bc.mjs', name: 'b' }],
    ['c', { file: '/lib/deep/bc.mjs', name: 'default' }],
    ['other', { file: 'other-library', name: 'other' }],
  ]);
});
