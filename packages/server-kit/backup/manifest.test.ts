/** Protects: whoever changed a backup writes no file of his outside the folder that it comes back to. */
import { expect, test } from 'vitest';
import { isPath } from './manifest.ts';

test.each(['JKT1/A1-0123456789abcdef.jpg', 'tabel/barang.gz', 'cadangan.json'])(
  '%s is a file of a backup',
  (path) => {
    expect(isPath(path)).toBe(true);
  },
);
test.each(['../kunci', '/etc/passwd', 'foto/../../x', 'a//b', '.ssh/x', 'a\\b', 'C:x', 'a b', 'a\n', ''])(
  '%j is none',
  (path) => {
    expect(isPath(path)).toBe(false);
  },
);
