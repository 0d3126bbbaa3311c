/** Questions as the server seals them, for tests of who may answer: the acts behind them never happened. */
import type { Approval } from '@mustika/kernel/approval.ts';
import { askFor } from '@mustika/server-kit/people/approval-ask.ts';
import type { Kit } from './app.ts';
import type { Kebutuhan } from './jual.ts';

const MURAH: Approval = { kategori: 'sales', description: 'sale under cost', rincian: [] };

/** What this person would have been asked in this store. */
export const tanya = (
  kit: Kit,
  user_id: string,
  { perlu = [MURAH], op_hash = 'a'.repeat(64), kode_toko = 'JKT1' } = {},
): Kebutuhan =>
  askFor(
    { deps: kit.deps, scope: { kode_toko, user_id, lintas: false }, session: null as never },
    { op_hash, perlu: perlu.map((one) => ({ perlu_keterangan: false, ...one })) },
  ) as Kebutuhan;
