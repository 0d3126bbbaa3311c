/** Finding a plan of another store by its number and what its customer says of himself, and what it comes to. */
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { inStore } from '@mustika/server-kit/document/other-store.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { cicilanErrors as salah } from '../cicilan.errors.ts';
import { bacaCicilan, bacaTipeToko } from '../cicilan.query.ts';
import { tagihan } from '../tagihan-cicilan.query.ts';
import { buktiCocok, tokoCicilan } from './bukti-cicilan.rule.ts';
import { tagihanTokoLain } from './terima-cicilan.command.ts';

type Dikenal = { no_cicilan: string; bukti: string };

/** Wrong ones in an hour before the next has to wait; right ones forgive none of them, or a plan of his own would free a guesser. */
const SALAH_SEJAM = 15;

const ORANG = 'select unnest(kode_orang($1)) as kode';

const bacaSemua = (kode_toko: string, { no_cicilan, bukti }: Dikenal) => ({
  ...bacaCicilan(kode_toko, no_cicilan),
  hari: bacaHariBuka(kode_toko),
  toko: bacaTipeToko(kode_toko),
  orang: statement<{ kode: string }>('cicilan_bukti_orang', ORANG, bukti),
});

/** The store of the plan, as whoever stands here acts in it, and what was read there. */
async function cari(dikenal: Dikenal, kode_toko: string, ctx: Ctx) {
  const { bukti } = dikenal;
  const { stores, db } = ctx.deps;
  if (!((await stores.get(kode_toko)) ?? (await stores.getClosed(kode_toko)))) return null;
  const there = await inStore(ctx, kode_toko, `cicilan-${ctx.scope.kode_toko}-${ctx.key}`);
  const dibaca = await db.batch(there.scope, bacaSemua(kode_toko, dikenal));
  const [plan] = dibaca.cicilan;
  const kode = dibaca.orang.map((one) => one.kode);
  return plan && buktiCocok(bukti, plan, kode) ? { ...dibaca, plan, there } : null;
}

/** Errors: CICILAN_TOKO_LAIN_TIDAK_ADA for a number that is none and for another customer alike, TERLALU_SERING for who guesses. */
export async function kenali(input: Dikenal, ctx: Ctx) {
  const { no_cicilan } = input;
  const kode_toko = tokoCicilan(no_cicilan);
  // What cannot be the number of such a plan is no guess.
  if (kode_toko === null) reject(salah.CICILAN_TOKO_LAIN_TIDAK_ADA, { no_cicilan });
  if (kode_toko === ctx.scope.kode_toko) reject(salah.CICILAN_TOKO_INI, { no_cicilan });
  const keys = [{ key: `r:cicilan:${ctx.scope.kode_toko}:${ctx.scope.user_id}`, free: SALAH_SEJAM }];
  await ctx.deps.throttle.begin(keys);
  const found = await cari(input, kode_toko, ctx).catch(async (error: unknown) => {
    await ctx.deps.throttle.release(keys);
    throw error;
  });
  if (!found) {
    await ctx.deps.throttle.fail(keys);
    return reject(salah.CICILAN_TOKO_LAIN_TIDAK_ADA, { no_cicilan });
  }
  await ctx.deps.throttle.succeed(keys);
  return found;
}

export const tokoLainCommands = [
  implementCommand(tagihanTokoLain, async ({ jumlah, cara, ...input }, ctx) => {
    const { plan, jadwal, hari, toko, there } = await kenali(input, ctx);
    const { no_cicilan, status, nama_customer } = plan;
    const { kode_toko: toko_cicilan } = there.scope;
    const nama_toko = toko[0]?.nama_toko ?? toko_cicilan;
    if (status !== 'DONE') reject(salah.CICILAN_TIDAK_BERJALAN, { no_cicilan, status });
    const buka = hari[0] ?? reject(salah.TOKO_CICILAN_TUTUP, { toko: toko_cicilan });
    // Its store reads who looked; what is typed beside it is no new look.
    if (jumlah === null && cara === null)
      await ctx.deps.db.tx(there.scope, async (_sql, audit) =>
        audit({ aksi: 'cicilan.dilihat', objek: no_cicilan, isi: { dari_toko: ctx.scope.kode_toko } }),
      );
    const data = tagihan(plan, jadwal, buka.tanggal, { jumlah, cara });
    return { data: { ...data, toko_cicilan, nama_toko, nama_customer } };
  }),
];
