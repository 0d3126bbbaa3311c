/** What became of a request that somebody was told of. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { permintaanCommand } from './permintaan.command.ts';

/** Rows beyond his stores are closed to him by row security, as in the list of what waits. */
const SATU = `select case when m.keadaan = 'MENUNGGU' and m.sampai <= $4::timestamptz then 'LEWAT' else m.keadaan end as keadaan,
    p.nama, t.nama_toko, m.diputus_oleh, m.alasan
  from otorisasi_minta m join toko t using (kode_toko) join pengguna p on p.user_id = m.requester
 where m.kode_toko = $1 and m.id::text = $2 and m.requester <> $3`;

export const permintaanCommands = [
  implementCommand(permintaanCommand, async ({ kode_toko, id }, { deps, scope, session }) => {
    const [row] = await deps.db.rows(
      scope,
      statement<Inside<typeof permintaanCommand.answer>>(
        'otorisasi_masuk_satu',
        SATU,
        ...[kode_toko, id, session.user_id, deps.clock.now().toString()],
      ),
    );
    return { data: row ?? reject(umum.TIDAK_DITEMUKAN) };
  }),
];
