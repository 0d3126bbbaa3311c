/**
 * The archive of a shop's own PostgreSQL: base copies of the whole cluster, and every piece of its log since, so that it can be brought to
 * any moment. `sistem-…/dasar-…` and `sistem-…/log`, by the number that a cluster is born with. docs/decisions/0130.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const PAGE = 'dasar.json';

const Base = z.strictObject({
  bentuk: z.literal(1),
  /** Of PostgreSQL, as a data folder says it: `18`. */
  versi: z.string(),
  program: z.string(),
  /** When it was whole: a moment before cannot be reached from it. */
  selesai: z.iso.datetime(),
  /** The piece of the log that it begins with. */
  awal: z.string().regex(/^[0-9A-F]{24}$/),
  berkas: z.string(),
  byte: z.number().int(),
  sidik: z.string().length(64),
  untuk: z.array(z.string()),
});
export type Base = z.infer<typeof Base> & { root: string };

export const LOG = 'log';
export const baseName = (stamp: string): string => `dasar-${stamp}`;
export const DRAFT = '.belum';

/** Pieces of the log and what goes with them, as PostgreSQL names them. */
export const PIECE = /^([0-9A-F]{24}(\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/;

/** Of these, what was written: the timeline, and the place in it. */
export const LOG_PIECE = /^[0-9A-F]{24}$/;

const SYSTEM = /^sistem-\d+$/;
export const systemFolder = (id: string): string => `sistem-${id}`;

/** The folder of the one cluster in an archive, or of the one that is named. Throws where there is none, or a choice. */
export async function systemIn(root: string): Promise<string> {
  const names = await readdir(root).catch(() => [] as string[]);
  if (names.includes(LOG)) return root;
  const systems = names.filter((name) => SYSTEM.test(name));
  const [only] = systems;
  if (only === undefined) throw new Error(`${root} bukan arsip log Mustika`);
  if (systems.length > 1)
    throw new Error(
      `${root} berisi ${systems.length} basis data; sebutkan salah satu: ${systems.join(', ')}`,
    );
  return join(root, only);
}

export async function writeBase(root: string, base: z.infer<typeof Base>): Promise<void> {
  await writeFile(join(root, PAGE), `${JSON.stringify(base, null, 1)}\n`, { mode: 0o600, flush: true });
}

/** The whole base copies of a cluster, the oldest first. */
export async function basesIn(system: string): Promise<Base[]> {
  const names = (await readdir(system)).filter((name) => /^dasar-[0-9-]+$/.test(name)).sort();
  const bases: Base[] = [];
  for (const name of names) {
    const root = join(system, name);
    const page = await readFile(join(root, PAGE), 'utf8').catch(() => null);
    const read = page === null ? null : Base.safeParse(JSON.parse(page));
    if (read?.success) bases.push({ ...read.data, root });
  }
  return bases;
}

/** The youngest base that was whole by then; null where no moment so early can be reached. */
export const baseFor = (bases: readonly Base[], until: Date | null): Base | null =>
  bases.findLast(({ selesai }) => until === null || Date.parse(selesai) <= until.getTime()) ?? null;

/** A piece of the log by its place in it, whichever timeline it is of. */
const placeOf = (piece: string): string => piece.slice(8, 24);

/** The last piece of the log in the archive that goes on from this one, on its timeline; itself where there is none. */
export async function lastAfter(system: string, piece: string): Promise<string> {
  const names = (await readdir(join(system, LOG))).map((name) => name.slice(0, name.indexOf('.')));
  const line = names.filter((name) => LOG_PIECE.test(name) && name.slice(0, 8) === piece.slice(0, 8));
  return [piece, ...line].sort().at(-1) as string;
}

/** Takes away bases and pieces that no moment of the last `days` needs. */
export async function forgetOldBases(system: string, days: number, now: Date): Promise<void> {
  const bases = await basesIn(system);
  const first = bases.findLastIndex(({ selesai }) => Date.parse(selesai) < now.getTime() - days * 86_400_000);
  if (first <= 0) return;
  for (const { root } of bases.slice(0, first)) await rm(root, { recursive: true, force: true });
  const from = placeOf((bases[first] as Base).awal);
  for (const name of await readdir(join(system, LOG))) {
    // Histories are small and tell which timeline came from which.
    if (/^[0-9A-F]{24}/.test(name) && placeOf(name) < from)
      await rm(join(system, LOG, name), { force: true });
  }
}
