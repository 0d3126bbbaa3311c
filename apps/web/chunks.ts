/**
 * Which modules travel together. By itself the bundler makes a chunk of every set of screens that share something, 320 of
 * them, and a till on a cold cache asks for 200: each costs a turn of the line and its headers, and small files compress
 * badly. So what everybody needs comes in a few chunks, and what the till needs beside it in a few more: it is the screen
 * that is opened first, on the cheapest machine. Only the rest is split by who shares it.
 *
 * A group must hold what its modules import, or two chunks import each other and one runs before what it needs is there.
 * Every group below does: the door, the house and the till by what they reach, and what is shared by many because what a
 * module imports is shared by at least as many screens as the module itself; libraries import no module of ours. What is
 * reached can be told because direct-plugin.ts leads past the front pages of libraries, which reach everything they have.
 */
import { filesOf } from './source-files.ts';

type Module = { readonly importedIds: readonly string[] };
type Graph = { getModuleInfo(id: string): Module | null };

const library = (...names: string[]): RegExp => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/** Everything some modules import, and what that imports; not what they load when asked. */
function reachedFrom(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set(roots);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** Takes what these files of ours reach. */
function reaching(name: string, patterns: readonly string[]) {
  let reached: ReadonlySet<string> | null = null;
  return (id: string, graph: Graph): string | null => {
    reached ??= reachedFrom(filesOf(patterns), graph);
    return reached.has(id) ? name : null;
  };
}

/** Behind the door, whoever comes in: the frame, the palette and who answers in it. */
const HOUSE = ['apps/web/rooms.tsx'];
const TILL = ['domains/penjualan/kasir/transaksi-penjualan.screen.tsx'];
/** What a first visit fetches after the page itself. */
export const FIRST = [...HOUSE, ...TILL];

/** Output of the build. Of the groups the first that takes a module has it. */
export const chunks = () => ({
  codeSplitting: {
    groups: [
      { name: 'react', test: library('react', 'react-dom', 'scheduler', 'use-sync-external-store') },
      // What the login page needs.
      { name: 'pintu', tags: ['$initial' as const] },
      {
        name: 'alur',
        test: library('@tanstack/(react-router|router-core|history|store|react-store)'),
      },
      // What reads a form: with the first form that is filled in, never before a till listens.
      { name: 'periksa', test: library('zod') },
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
      // Data, and the part that grows with every document: it comes beside the frame that reads it, and changes without it.
      { name: 'denah', test: /apps[\\/]web[\\/]menu\.ts$/ },
      { name: reaching('rumah', HOUSE), debugName: 'rumah' },
      { name: reaching('dasar', TILL), debugName: 'dasar', minShareCount: 12 },
      { name: reaching('meja', TILL), debugName: 'meja', minShareCount: 2 },
      // Drawn on few screens, after their figures: never a part of what others share.
      {
        name: 'chart',
        test: library(
          '@mantine/charts',
          'recharts',
          'victory-vendor',
          'd3-[a-z]+',
          'internmap',
          '@reduxjs/toolkit',
          'react-redux',
          'reselect',
          'immer',
          'decimal.js-light',
          'es-toolkit',
        ),
      },
      { name: 'umum', minShareCount: 12 },
      { name: 'bersama', minShareCount: 2, entriesAware: true },
    ],
  },
  // The bundler would name a shared chunk after all who share it, in every import of it. Seven letters of a hash are the fewest it takes
  // for as many files; the till pays for each letter of two hundred names.
  chunkFileNames: ({ name }: { name: string }) =>
    name.startsWith('bersama') ? 'assets/bersama-[hash:7].js' : 'assets/[name]-[hash:7].js',
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    name.startsWith('bersama') ? 'assets/bersama-[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
});
