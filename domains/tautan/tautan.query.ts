/**
 * Answers the page of a link, and slows down whoever guesses. Nothing tells a link that nobody made from one that ended, and both cost one
 * look by its hash.
 */
import { reject, umum } from '@mustika/kernel/errors.ts';
import { followLink } from '@mustika/server-kit/document/public-link.ts';
import type { PublicSource } from '@mustika/server-kit/document/public-page.ts';
import { type Ctx, implementCommand, isAppError } from '@mustika/server-kit/http/http.ts';
import type { ThrottleKey } from '@mustika/server-kit/http/throttle.ts';
import { HEADER_TAUTAN, tautanCommand } from './tautan.command.ts';
import { tautanErrors } from './tautan.errors.ts';

/** Guesses of one address before it has to wait, and how few are left to each once too many were made from everywhere. */
const PER_ALAMAT = 20;
const PER_ALAMAT_SEMPIT = 2;
const SELURUHNYA = 2000;

/** Whether it is too soon for it. */
async function waits(begin: () => Promise<void>): Promise<boolean> {
  try {
    await begin();
    return false;
  } catch (error) {
    if (isAppError(error) && error.code === umum.TERLALU_SERING.code) return true;
    throw error;
  }
}

/**
 * The tries of an address. When all of them together guessed too often each has a few only, and whoever did not guess still gets in:
 * nobody can shut the page for the others.
 */
async function mulai({ deps, address }: Ctx): Promise<ThrottleKey[]> {
  const semua = [{ key: 'a:tautan', free: SELURUHNYA }];
  const sempit = await waits(() => deps.throttle.begin(semua));
  const alamat = [{ key: `a:tautan:${address}`, free: sempit ? PER_ALAMAT_SEMPIT : PER_ALAMAT }];
  try {
    await deps.throttle.begin(alamat);
  } catch (error) {
    if (!sempit) await deps.throttle.release(semua);
    throw error;
  }
  return sempit ? alamat : [...alamat, ...semua];
}

export const tautanCommands = (sources: readonly PublicSource[]) => [
  implementCommand(tautanCommand, async (_input, ctx, { request, reply }) => {
    const { deps } = ctx;
    reply.header('x-robots-tag', 'noindex, nofollow');
    const keys = await mulai(ctx);
    const found = await followLink(deps, String(request.headers[HEADER_TAUTAN] ?? '').slice(0, 100));
    const source = sources.find(({ jenis }) => jenis === found?.jenis);
    if (!found || !source) {
      await deps.throttle.fail(keys);
      return reject(tautanErrors.TAUTAN_TIDAK_ADA);
    }
    await deps.throttle.succeed(keys);
    return { data: await source.read(deps, found.scope, found.nomor) };
  }),
];
