/**
 * Fingers on the line of the agents: what is to be looked for goes down to the one agent it is asked of, what it saw comes back. Whose
 * finger it is and what follows is another domain's (`KerjaSidik`, handed in). docs/decisions/0151.
 */
import {
  HASIL_SIDIK,
  type HasilSidik,
  TAHAP_SIDIK,
  type TahapSidik,
  TUNGGU_JARI_MS,
  type TugasSidik,
} from '@mustika/kernel/agen/agen.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Socket } from 'socket.io';
import type { Agen } from './kenal-agen.query.ts';

type Pindaian = { kode_toko: string; agen: string; id: string };
export type KerjaSidik = {
  tugas(deps: Deps, pindaian: Pindaian): Promise<TugasSidik | null>;
  hasil(deps: Deps, pindaian: Pindaian, said: HasilSidik): Promise<void>;
  tahap(deps: Deps, pindaian: Pindaian, tahap: TahapSidik['tahap']): Promise<void>;
};

/** A finger is waited for, compared or taken up, and the line has its own time. */
const ANSWER_MS = TUNGGU_JARI_MS + 15_000;

const fieldsOf = (said: unknown): Record<string, unknown> =>
  typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};

/** An answer to this question and to no other; anything else is none. */
function hasilOf(said: unknown, { id, nonce }: TugasSidik): HasilSidik {
  const { id: of, nonce: echoed, hasil, pola } = fieldsOf(said);
  const known = HASIL_SIDIK.find((one) => one === hasil);
  if (of !== id || echoed !== nonce || !known) return { id, nonce, hasil: 'GANGGUAN' };
  return { id, nonce, hasil: known, ...(pola instanceof Uint8Array ? { pola } : {}) };
}

export async function pindaikan(
  deps: Deps,
  { scope, id: agen, socket }: Agen & { socket: Socket },
  id: string,
  kerja: KerjaSidik,
): Promise<void> {
  const pindaian = { kode_toko: scope.kode_toko, agen, id };
  const tugas = await kerja.tugas(deps, pindaian);
  if (!tugas) return;
  const said = await socket
    .timeout(ANSWER_MS)
    .emitWithAck('sidik', tugas)
    .catch(() => null);
  await kerja.hasil(deps, pindaian, hasilOf(said, tugas));
}

/** How far it is, while somebody makes a finger known. */
export function dengarTahap(
  deps: Deps,
  { scope, id: agen, socket }: Agen & { socket: Socket },
  kerja: KerjaSidik,
): void {
  socket.on('sidik-tahap', (said: unknown) => {
    const { id, tahap } = fieldsOf(said);
    const known = TAHAP_SIDIK.find((one) => one === tahap);
    if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id) || !known) return;
    kerja
      .tahap(deps, { kode_toko: scope.kode_toko, agen, id }, known)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'tahap sidik jari'));
  });
}
