/**
 * Which modules travel together. By itself the bundler makes a chunk of every set of screens that share something, 320 of
 * them, and a till on a cold cache asks for 200: each costs a turn of the line and its headers, and small files compress
 * badly. So what nearly everything needs comes in a few chunks, and only the rest is split by who shares it.
 *
 * A group must hold what its modules import, or two chunks import each other and one runs before what it needs is there.
 * Every group below does: the door and the house by what they reach, `umum` because what a module imports is shared by at
 * least as many screens as the module itself, and libraries import no module of ours.
 */
import { resolve } from 'node:path';

type Module = { readonly importedIds: readonly string[] };
type Graph = { getModuleInfo(id: string): Module | null };

const library = (...names: string[]): RegExp => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/** Everything a module imports, and what that imports; not what it loads when asked. */
function reachedFrom(root: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set([root]);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** Our modules behind the door. Not the libraries: the front page of one reaches everything it has. */
function housing() {
  let reached: ReadonlySet<string> | null = null;
  return (id: string, graph: Graph): string | null => {
    if (id.includes('node_modules')) return null;
    reached ??= reachedFrom(resolve(import.meta.dirname, 'rooms.tsx'), graph);
    return reached.has(id) ? 'rumah' : null;
  };
}

/** Output of the build. Of the groups the first that takes a module has it. */
export const chunks = () => ({
  codeSplitting: {
    groups: [
      { name: 'react', test: library('react', 'react-dom', 'scheduler', 'use-sync-external-store') },
      // What the login page needs.
      { name: 'pintu', tags: ['$initial' as const] },
      {
        name: 'alur',
        test: library('@tanstack/(react-router|router-core|history|store|react-store)', 'zod'),
      },
      {
        name: 'tabel',
        test: library(
          '@tanstack/(react-table|table-core|react-virtual|virtual-core)',
          '@mantine/form',
          'react-number-format',
          'klona',
          'fast-deep-equal',
        ),
      },
      { name: 'umum', minShareCount: 12 },
      { name: housing(), debugName: 'rumah' },
      { name: 'bersama', minShareCount: 2, entriesAware: true },
    ],
  },
  // The bundler would name a shared chunk after all who share it, in every import of it.
  chunkFileNames: ({ name }: { name: string }) =>
    name.startsWith('bersama') ? 'assets/bersama-[hash].js' : 'assets/[name]-[hash].js',
});
