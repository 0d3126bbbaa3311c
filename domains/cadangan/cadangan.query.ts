/** What became of the backups of the house, read for its owner. */
import { level, passes } from '@mustika/kernel/gate.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { cadanganCommand } from './cadangan.command.ts';
import { type Cadangan, keadaanCadangan, type Tercatat } from './cadangan.rule.ts';

/** How the last backup ended, and the last ones that are whole and proven. */
const CADANGAN = `select (select max(c.mulai) from cadangan c where c.byte is not null) as utuh,
    (select max(c.mulai) from cadangan c where c.dibuktikan is not null and c.temuan = 0) as terbukti, x.sebab, x.temuan
  from (select) s left join lateral (select c.sebab, c.temuan from cadangan c order by c.mulai desc limit 1) x on true`;
export const bacaCadangan = statement<Tercatat>('cadangan_terakhir', CADANGAN);

const pemilik = level('OWN', 'SU', 'MU');

/** Whose house it is reads how safe it is. */
export function cadanganTerlihat(row: Tercatat, { deps, session }: Ctx): Cadangan | undefined {
  const { at, prove } = deps.config.backup;
  if (!passes(pemilik, session)) return undefined;
  return keadaanCadangan(row, { terjadwal: at !== null, dibuktikan: prove }, deps.clock.now()) ?? undefined;
}

export const cadanganCommands = [
  implementCommand(cadanganCommand, async (_input, ctx) => {
    const row = one(await ctx.deps.db.rows(ctx.scope, bacaCadangan));
    return { data: { terakhir: cadanganTerlihat(row, ctx) } };
  }),
];
