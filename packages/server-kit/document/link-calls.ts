/** The calls of a link for whoever works here, and the slip that leads to it. docs/decisions/0096. */
import { reject } from '@mustika/kernel/errors.ts';
import type { ReadCalls } from '@mustika/kernel/read-calls.ts';
import type { Slip } from '@mustika/kernel/slip.ts';
import { rawQuery } from '../database.ts';
import { type CommandImplementation, type Ctx, implementCommand } from '../http/http.ts';
import { once } from '../resource/resource-once.ts';
import { denganTautan } from '../slip/kode-tautan.ts';
import { dokumenErrors } from './document-errors.ts';
import type { Kind } from './document-heads.ts';
import { type Linking, linkAddress, publicAddress, takeBackLink } from './public-link.ts';

const OWN = 'select from dokumen where kode_toko = $1 and no_dokumen = $2 and jenis = $3';

/** The slip of one whose customer follows it leads there; any other one, and one that has no page now, is known by its number. */
export async function withLink({ document }: Kind, slip: Slip, nomor: string, ctx: Ctx): Promise<Slip> {
  if (!document.publicPage) return slip;
  const { deps, scope } = ctx;
  const alamat = await deps.db.tx(scope, (sql, audit) => publicAddress({ deps, sql, audit, scope }, nomor));
  return alamat === null ? slip : denganTautan(slip, alamat);
}

/** Its link as whoever works here copies it, and taking it back. */
export function implementLink(
  { document: { name, reads } }: Kind,
  { link, unlink }: ReadCalls,
): CommandImplementation[] {
  if (!link || !unlink) return [];
  const within = <T>(ctx: Ctx, nomor: string, work: (at: Linking) => Promise<T>): Promise<T> =>
    ctx.deps.db.tx(ctx.scope, async (sql, audit) => {
      const [own] = await rawQuery(sql, OWN, [ctx.scope.kode_toko, nomor, name]);
      if (!own) reject(reads.missing ?? dokumenErrors.DOKUMEN_TIDAK_ADA, { nomor });
      return work({ deps: ctx.deps, sql, audit, scope: ctx.scope });
    });
  return [
    implementCommand(link, async (input, ctx) => {
      const { [reads.number]: number, baru } = input as Record<string, unknown>;
      const nomor = String(number);
      const alamat = await within(ctx, nomor, async (at) => {
        // The words of a link are kept nowhere in the open: the twin is told the link there is.
        const asked = { tautan: nomor, baru: baru === true };
        const made = await once(at.sql, ctx.key, asked, async () =>
          Boolean(await linkAddress(at, nomor, baru === true)),
        );
        return made && linkAddress(at, nomor, false);
      });
      return { data: { alamat } };
    }),
    implementCommand(unlink, async ({ [reads.number]: number }, ctx) => {
      const nomor = String(number);
      await within(ctx, nomor, (at) =>
        once(at.sql, ctx.key, { cabut: nomor }, async () => {
          await takeBackLink(at, nomor);
          return true;
        }),
      );
      return { data: null };
    }),
  ];
}
