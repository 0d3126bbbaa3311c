import { importsOf } from './imports.ts';
import type { Problem } from './problem.ts';
import { isTypeScript, type Source } from './source.ts';

export type Layer =
  | 'kernel'
  | 'server-kit'
  | 'web-kit'
  | 'shared'
  | 'server'
  | 'web'
  | 'view'
  | 'program'
  | 'tests'
  | 'told'
  | 'free';

const SHARED = /\.(resource|command|document|reads|report|rule|errors|domain|messages)\.ts$/;
const SERVER = /\.(posting|query|slip|job|route|server)\.ts$/;
/** What the tests of the whole house want to know of a thing, told beside it. */
const TOLD = /\.(life|damage)\.ts$/;
const WEB = /\.(screen|widget|entry|sheet)\.tsx$|\.store\.ts$/;

/** Pure, but of no use to the server. */
const VIEW = /\.view\.ts$/;

const MAY_IMPORT: Record<Layer, Layer[]> = {
  kernel: ['kernel'],
  'server-kit': ['kernel', 'server-kit'],
  'web-kit': ['kernel', 'web-kit'],
  shared: ['kernel', 'shared'],
  server: ['kernel', 'shared', 'server', 'server-kit'],
  web: ['kernel', 'shared', 'web', 'view', 'web-kit'],
  view: ['kernel', 'shared', 'view'],
  program: ['kernel', 'server-kit', 'web-kit', 'shared', 'server', 'web', 'view', 'program', 'free'],
  tests: [
    'kernel',
    'server-kit',
    'web-kit',
    'shared',
    'server',
    'web',
    'view',
    'program',
    'tests',
    'told',
    'free',
  ],
  told: ['kernel', 'shared', 'tests', 'told'],
  free: ['kernel', 'server-kit', 'web-kit', 'shared', 'server', 'web', 'view', 'program', 'tests', 'free'],
};

const ADVICE: Record<Layer, string> = {
  kernel: 'let the kit import the kernel, never the other way round',
  'server-kit': 'move what both kits need into packages/kernel',
  'web-kit': 'move what both kits need into packages/kernel',
  shared: 'move the shared part into a .rule.ts or a declaration',
  server: 'move what both sides need into a shared file (.rule.ts)',
  web: 'ask the server by its API, or move a pure rule into a .rule.ts',
  view: 'keep it a pure rule of the screen; what it shows with belongs to a .widget.tsx',
  program: 'what only tests know stays with the tests: the product never loads it',
  tests: '',
  told: 'tell it over HTTP, with tests/kit and the declarations: then it also proves the routes',
  free: '',
};

/** The layer a file belongs to; undefined when its name does not say. */
export function layerOf(path: string): Layer | undefined {
  if (/\.test\.tsx?$/.test(path) || path.startsWith('tests/')) return TOLD.test(path) ? 'told' : 'tests';
  if (path.startsWith('apps/')) return 'program';
  for (const kit of ['kernel', 'server-kit', 'web-kit'] as const) {
    if (path.startsWith(`packages/${kit}/`)) return kit;
  }
  if (!path.startsWith('domains/')) return 'free';
  if (TOLD.test(path)) return 'told';
  if (SHARED.test(path)) return 'shared';
  if (SERVER.test(path) || path === 'domains/server.ts') return 'server';
  if (VIEW.test(path)) return 'view';
  if (WEB.test(path) || /^domains\/web\.tsx?$/.test(path)) return 'web';
  // Files directly in domains/ list the domains; only those inside a domain need a suffix.
  return path.split('/').length === 2 ? 'shared' : undefined;
}

/**
 * Bodies that documents of other domains compose: what they show and read may be composed too. docs/decisions/0036, 0037, 0071. And the
 * parts of screens that the guided start puts side by side instead of writing them a second time: docs/decisions/0135.
 */
const COMPOSED =
  /^domains\/(pembayaran\/(.+\.widget\.tsx|sisi\.posting\.ts|(bahan-bayar|uang-orang)\.query\.ts)|barang\/(gerak-barang|aksesoris\/aksesoris|masuk\/acuan-masuk)\.query\.ts|lot\/(gerak-)?lot\.query\.ts|titipan\/bahan-titip\.query\.ts|mulai\/kartu-langkah\.widget\.tsx|pengguna\/(orang-baru|sandi-sekali)\.widget\.tsx|pengaturan\/profil-toko\.widget\.tsx|tampilan\/logo-toko\.widget\.tsx|cadangan\/cadangan\.(widget\.tsx|query\.ts)|penjualan\/kasir\/cara-cetak\.widget\.tsx)$/;

function domainOf(path: string): string | undefined {
  const [top, name, rest] = path.split('/');
  return top === 'domains' && rest !== undefined ? name : undefined;
}

/** Layers by suffix: who may import whom. */
export function checkLayers(sources: Source[]): Problem[] {
  return sources.filter(isTypeScript).flatMap((source) => {
    const layer = layerOf(source.path);
    if (layer === undefined) return [unknownSuffix(source.path)];
    return layer === 'free' || layer === 'tests'
      ? []
      : importsOf(source).flatMap((one) => checkImport(source.path, layer, one));
  });
}

function checkImport(
  path: string,
  layer: Layer,
  { written, target }: { written: string; target?: string },
): Problem[] {
  if (written.startsWith('node:')) return checkNodeImport(path, layer, written);
  if (target === undefined || !/\.(ts|tsx)$/.test(target)) return [];
  const other = layerOf(target);
  if (other === undefined) return [];
  const instead = ADVICE[layer];
  if (!MAY_IMPORT[layer].includes(other)) {
    return [{ where: path, what: `a ${layer} file imports a ${other} file (${written})`, instead }];
  }
  const isForeign = (other === 'server' || other === 'web') && domainOf(target) !== domainOf(path);
  if (!isForeign || domainOf(path) === undefined || COMPOSED.test(target)) return [];
  return [{ where: path, what: `imports a ${other} file of another domain (${written})`, instead }];
}

function checkNodeImport(path: string, layer: Layer, written: string): Problem[] {
  if (layer === 'server' || layer === 'server-kit' || layer === 'program') return [];
  const instead = 'keep it runnable in a browser; what needs Node belongs to the server side';
  return [{ where: path, what: `a ${layer} file imports ${written}`, instead }];
}

function unknownSuffix(path: string): Problem {
  return {
    where: path,
    what: 'the name does not say the layer',
    instead:
      'end it in .rule.ts (shared), .query.ts (server), .widget.tsx (web), .life.ts (tests) or another suffix of ARCHITECTURE.md',
  };
}
