/**
 * Protects: every act that can be taken away from a user is asked about by the screen it belongs to. A new transition or a
 * new writing command fails here until its screen asks `useMay`, `IfMay`, `ActButton`, `mayOrSay` or a form by its act.
 * Screens of resources and reports ask by their own parts (packages/web-kit/resource/resource-screen.tsx).
 *
 * What there is to ask about comes from the declarations. That a screen asks stands in its code only, in handlers and keys
 * no rendering reaches, so its sources are read as text.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { countersOf } from '@mustika/kernel/document-counter.ts';
import { listsOf } from '@mustika/kernel/document-reads.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { partPath, partsOf } from '@mustika/kernel/part.ts';
import { readCalls } from '@mustika/kernel/read-calls.ts';
import { shutOn } from '@mustika/web-kit/act.tsx';
import { placesOf } from '@mustika/web-kit/act-places.ts';
import { describe, expect, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { listFiles, ROOT } from '../tidy/source.ts';

const text = new Map<string, string>();
const read = (path: string): string => {
  const known = text.get(path) ?? readFileSync(join(ROOT, path), 'utf8');
  text.set(path, known);
  return known;
};
const files = new Set(['domains', 'packages'].flatMap(listFiles).filter((path) => /\.tsx?$/.test(path)));

/** Every file a file brings along. */
function closure(start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start) || !files.has(start)) return seen;
  seen.add(start);
  for (const [, to = ''] of read(start).matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
    if (to.startsWith('.')) closure(normalize(join(dirname(start), to)), seen);
    else if (to.startsWith('@mustika/web-kit/')) closure(to.replace('@mustika/', 'packages/'), seen);
  }
  return seen;
}

/** `penjualan.transitions.batal` or `simpanMember`, wherever a screen asks about an act by it. */
const ASKS = [
  /\b(?:act|guarded)=\{([^}]+)\}/g,
  /\bactOf=\{([\s\S]+?)\}\n/g,
  /\bact: ([\w.]+),/g,
  /\b(?:may|mayOrSay|whyNot|useShut)\(([\w.]+)\)/g,
  /\buseCommandForm\(([^,()]+)/g,
  /\btransition=\{([\w.]+)\}/g,
  /\bsimpanan: ([^,]+),/g,
];

/** What a name of a file stands for: `const { simpan } = kirimUang.transitions`, `const SIMPAN = { ...simpan, … }`. */
function aliases(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, names = '', of = ''] of source.matchAll(/const \{([^}]+)\} = (\w+)\.transitions;/g))
    for (const part of names.split(',')) {
      const [name = '', alias = name] = part.split(':').map((word) => word.trim());
      found.set(alias, `${of}.transitions.${name}`);
    }
  for (const [, name = '', of = ''] of source.matchAll(/const (\w+) = \{ \.\.\.([\w.]+),/g))
    found.set(name, found.get(of) ?? of);
  for (const [, of = '', name = ''] of source.matchAll(/import \{[^}]*?(\w+) as (\w+)[^}]*\}/g))
    found.set(name, of);
  return found;
}

/** The names acts are declared by, as code imports them: `penjualan` of `penjualan.transitions.batal`, `simpanMember`. */
const declarations = import.meta.glob<Record<string, unknown>>('../../domains/**/*.{command,document}.ts', {
  eager: true,
});
/** A screen that is open all day knows one act by its call alone, which stands in a rule: `SIMPAN_NOTA`. */
const calls = import.meta.glob<Record<string, unknown>>('../../domains/**/simpan-*.rule.ts', { eager: true });
const acts = new Set<unknown>([...house.commands, ...house.documents]);
const declaredAs = new Map<string, string>();
for (const [identifier, value] of Object.values(declarations).flatMap(Object.entries))
  if (acts.has(value)) declaredAs.set(identifier, (value as { name: string }).name);
for (const [identifier, value] of Object.values(calls).flatMap(Object.entries))
  for (const { name, transitions } of house.documents)
    for (const [transition, { path }] of Object.entries(transitions))
      if (path === (value as { path?: string }).path) declaredAs.set(identifier, `${name}.${transition}`);

/** The sheet of a declared document, beside a screen of ours, asks about everything that can be done with one. */
const sheetsIn = (source: string): string[] =>
  [...source.matchAll(/<(?:DocumentDrawer|DeclaredSheet)\s+document=\{(\w+)\}/g)].flatMap(
    ([, shown = '']) => {
      const document = house.documents.find(({ name }) => name === declaredAs.get(shown));
      return Object.entries(document?.transitions ?? {})
        .filter(([, { from }]) => from.length > 0)
        .map(([name]) => `${document?.name}.${name}`);
    },
  );

/** The parts a file asks about, as the tree of rights names them. */
function askedIn(path: string): string[] {
  const source = read(path);
  const known = aliases(source);
  const names = ASKS.flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap((hit) => hit[1]?.match(/[\w.]+/g) ?? []),
  );
  const parts = names.flatMap((name) => {
    const full = name.split('.').length === 1 ? (known.get(name) ?? name) : name;
    const [head = '', , transition] = full.split('.');
    const declared = declaredAs.get(known.get(head) ?? head);
    if (!declared) return [];
    return [transition ? `${declared}.${transition}` : declared];
  });
  return [...parts, ...sheetsIn(source)];
}
// The kit names the calls it makes itself by their paths.
const KIT: Record<string, string[]> = {
  'packages/web-kit/form/parts.tsx': ['member-simpan'],
  'packages/web-kit/document-sheet/send-wa.tsx': ['chat-send', 'whatsapp-setuju'],
  'packages/web-kit/document-sheet/public-link.tsx': house.documents.flatMap((document) => {
    const { link, unlink } = readCalls(document) ?? {};
    return [link, unlink].flatMap((call) => call?.name ?? []);
  }),
};

const screenFile = (path: string): string | undefined =>
  [...files].find((file) => file.endsWith(`${path}.screen.tsx`));
/** Screens of the kit ask about every act of their declaration (resource-screen.tsx, document-screen/acts.tsx, act-screen.tsx). */
const byPart = (path: string): boolean =>
  [...house.resources, ...house.reports].some((one) => one.screen === path) ||
  house.documents
    .flatMap(listsOf)
    .some(({ reads }) => reads.screen === path || reads.views.some((view) => view.screen === path)) ||
  house.documents.flatMap(countersOf).some(({ counter }) => counter.screen === path);
/** The call that stores the picture of a declared field is asked about by its input (packages/web-kit/fields/photo-input.tsx). */
const byPhoto = new Set(
  house.documents
    .flatMap(({ transitions }) => Object.values(transitions))
    .flatMap(({ fields }) => Object.values(fields as Fields))
    .flatMap((field) => [field, ...Object.values(field.fields ?? {})])
    .flatMap(({ unggah }) => house.commands.find(({ path }) => path === unggah)?.name ?? []),
);

const handMade = house.screens
  .filter((screen) => screenFile(screen.path) && partsOf(house, screen.path).length > 0)
  .map((screen) => screen.path);

test.each(handMade)('%s asks about every act it has', (path) => {
  const reach = [...closure(screenFile(path) as string)];
  const asked = new Set(reach.flatMap((file) => [...askedIn(file), ...(KIT[file] ?? [])]));
  const acts = partsOf(house, path)
    .map((part) => part.path.split('#')[1] as string)
    .filter((part) => !byPart(path) || part.includes('.') || declaredNames.has(part))
    .filter((part) => !byPhoto.has(part));
  expect(acts.filter((part) => !asked.has(part))).toEqual([]);
});
const declaredNames = new Set(house.commands.map((command) => command.name));

const byKit = new Set(Object.values(KIT).flat());

/** What a domain adds to a screen of the kit: the kit asks about the document, these about every other act they bring. */
const added = house.screens
  .map(({ path }) => ({
    path,
    own: [...files].filter((file) => ['.entry.tsx', '.sheet.tsx'].some((end) => file.endsWith(path + end))),
  }))
  .filter(({ own }) => own.length > 0);

test.each(added)('$path asks about the acts it adds', ({ path, own }) => {
  const reach = own.flatMap((file) => [...closure(file)]);
  const asked = new Set(reach.flatMap((file) => [...askedIn(file), ...(KIT[file] ?? [])]));
  const commands = partsOf(house, path)
    .map((part) => part.path.split('#')[1] as string)
    .filter((part) => declaredNames.has(part) && !byKit.has(part) && !byPhoto.has(part));
  expect(commands.filter((part) => !asked.has(part))).toEqual([]);
});

test('every act of the tree belongs to a screen that was looked at, or to one of resources and reports', () => {
  const all = house.screens
    .filter((screen) => partsOf(house, screen.path).length > 0)
    .map(({ path }) => path);
  expect(all.filter((path) => !handMade.includes(path) && !byPart(path))).toEqual([]);
});

describe('an act that was taken away', () => {
  const place = placesOf(house).get('POST penjualan/batal');
  const subject = (tertutup: string[], menu = house.screens.map((screen) => screen.path)) => ({
    ...{
      level: 'KASIR' as const,
      pusat: false,
      kode_toko: 'JKT1',
      flags: new Set<never>(),
      settings: {},
      mode: '',
    },
    ...{ menu: new Set(menu), tertutup: new Set(tertutup) },
  });

  test('is shut on its screen with its name, and only there', () => {
    const lost = subject([partPath('/batal-penjualan', 'penjualan.batal')]);
    expect(shutOn(house, place, lost, '/batal-penjualan')).toBe(
      'Anda Tidak Berhak Melakukan Ini: Batal Penjualan (Penjualan)',
    );
    expect(shutOn(house, place, subject([]), '/batal-penjualan')).toBeNull();
    const wa = placesOf(house).get('POST chat/send');
    const withModule = { flags: new Set(['WHATSAPP_MODULE'] as const) };
    const noWa = { ...subject([partPath('/lihat-penjualan', 'chat-send')]), ...withModule };
    expect(shutOn(house, wa, noWa, '/lihat-penjualan')).not.toBeNull();
    expect(shutOn(house, wa, noWa, '/lihat-pembelian')).toBeNull();
    // What the shop does not have, or leaves to others, is no act of this user's.
    expect(shutOn(house, wa, subject([]), '/lihat-pembelian')).not.toBeNull();
    const closing = placesOf(house).get('POST tokos/tutup-selamanya');
    expect(shutOn(house, closing, subject([]), '/master-toko')).not.toBeNull();
    expect(shutOn(house, closing, { ...subject([]), pusat: true }, '/master-toko')).toBeNull();
  });

  test('is open on a screen it is no part of where the server would open it', () => {
    expect(shutOn(house, place, subject([]), '/dashboard')).toBeNull();
    expect(shutOn(house, place, subject([], ['/dashboard']), '/dashboard')).not.toBeNull();
  });

  test('is said as the gate of its call says it', () => {
    for (const one of placesOf(house).values())
      for (const here of one.screens) {
        const lost = subject([partPath(here, one.part)]);
        expect(shutOn(house, one, lost, here) === null).toBe(
          passes({ is: 'menu', path: partPath(here, one.part) }, lost),
        );
      }
  });
});
