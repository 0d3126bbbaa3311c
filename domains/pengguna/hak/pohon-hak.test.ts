/** Protects: ticks say what is so, a tick changes what it shows and no more, and only changes are sent. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KelompokHak, SimpulHak } from './hak-akses.rule.ts';
import {
  type Aturan,
  barisPohon,
  centangOf,
  hakKini,
  ikutTemplat,
  perubahanOf,
  type Rancangan,
  semuaSimpul,
  ubahHak,
} from './pohon-hak.view.ts';

const simpul = (path: string, templat: boolean, children?: SimpulHak[]): SimpulHak => ({
  path,
  title: path.slice(1).toUpperCase(),
  pilihan: 'IKUT',
  templat,
  is_show: templat,
  sebab: 'TEMPLAT',
  disalin_dari: null,
  ...(children ? { children } : {}),
});
const A = simpul('/a', true, [simpul('/a#tambah', true), simpul('/a#ubah', true)]);
const B = simpul('/b', false, [simpul('/b#cetak', true)]);
const POHON: KelompokHak[] = [
  { path: 'satu', title: 'Satu', children: [A, B] },
  { path: 'dua', title: 'Dua', children: [simpul('/c', true)] },
];
const BEBAS: Aturan = { templat: false, terkunci: new Set() };
const KOSONG: Rancangan = new Map();
const lihat = (part: object = {}) => ({
  rancangan: KOSONG,
  terbuka: new Set(['satu', 'dua', '/a', '/b']),
  cari: '',
  saring: 'semua' as const,
  aturan: BEBAS,
  ...part,
});
const rows = (part: object = {}): string[] =>
  barisPohon(POHON, lihat(part)).map((row) => `${'  '.repeat(row.tingkat - 1)}${row.path} ${row.centang}`);

describe('the rows', () => {
  test('are three levels with their ticks; shut groups keep theirs', () => {
    expect(rows()).toEqual([
      'satu sebagian',
      '  /a ya',
      '    /a#tambah ya',
      '    /a#ubah ya',
      '  /b tidak',
      '    /b#cetak ya',
      'dua ya',
      '  /c ya',
    ]);
    expect(rows({ terbuka: new Set() })).toEqual(['satu sebagian', 'dua ya']);
  });

  test('that match a search are open, with what leads to them', () => {
    expect(rows({ terbuka: new Set(), cari: 'cetak' })).toEqual([
      'satu sebagian',
      '  /b tidak',
      '    /b#cetak ya',
    ]);
    expect(rows({ terbuka: new Set(), cari: 'dua' })).toEqual(['dua ya', '  /c ya']);
    expect(rows({ cari: 'tak ada' })).toEqual([]);
  });

  test('can be only those that differ from the template, or changed here', () => {
    const rancangan = ubahHak(KOSONG, [B], true, BEBAS);
    expect(rows({ rancangan, saring: 'beda', terbuka: new Set() })).toEqual(['satu ya', '  /b ya']);
    expect(rows({ rancangan, saring: 'berubah', terbuka: new Set() })).toEqual(['satu ya', '  /b ya']);
    expect(rows({ saring: 'berubah' })).toEqual([]);
  });
});

describe('a tick', () => {
  test('on a screen gives its acts, and shutting one act leaves it half ticked', () => {
    const given = ubahHak(KOSONG, [B], true, BEBAS);
    expect(centangOf(B, given)).toBe('ya');
    const [cetak] = B.children as [SimpulHak];
    expect(centangOf(B, ubahHak(given, [cetak], false, BEBAS))).toBe('sebagian');
  });

  test('taken back is no change, and following the template is none either', () => {
    const there = ubahHak(KOSONG, [A], false, BEBAS);
    expect(perubahanOf(POHON, there)).toEqual([{ path: '/a', sebelum: 'IKUT', sesudah: 'SEMBUNYI' }]);
    expect(perubahanOf(POHON, ubahHak(there, [A], true, BEBAS))).toEqual([]);
    expect(perubahanOf(POHON, ikutTemplat(there, [A], BEBAS))).toEqual([]);
  });

  test('in a template changes the template itself', () => {
    const templat = { templat: true, terkunci: new Set<string>() };
    const there = ubahHak(KOSONG, [A], false, templat);
    expect(perubahanOf(POHON, there, true)).toEqual([{ path: '/a', sebelum: 'TAMPIL', sesudah: 'SEMBUNYI' }]);
  });

  test('never touches what the one who ticks lacks', () => {
    const terkunci = new Set(['/b', '/a#ubah']);
    const there = ubahHak(KOSONG, [B, ...(A.children ?? [])], false, { templat: false, terkunci });
    expect([...there.keys()]).toEqual(['/a#tambah']);
  });
});

test('whatever is ticked in whatever order: each row ends as it was ticked last, and only differences are sent', () => {
  const nodes = semuaSimpul(POHON).filter((node) => !node.children);
  const act = fc.record({ node: fc.constantFrom(...nodes), tampil: fc.boolean() });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      let rancangan = KOSONG;
      for (const { node, tampil } of acts) rancangan = ubahHak(rancangan, [node], tampil, BEBAS);
      for (const node of nodes) {
        const last = acts.findLast((one) => one.node === node)?.tampil ?? node.templat;
        expect(hakKini(node, rancangan)).toBe(last);
      }
      const changed = nodes
        .filter((node) => hakKini(node, rancangan) !== node.templat)
        .map(({ path }) => path);
      expect(perubahanOf(POHON, rancangan).map(({ path }) => path)).toEqual(changed);
    }),
  );
});
