/**
 * The daily anchor of the audit chains (packages/server-kit/secrets/audit-anchor.ts), and the word of it to the owner's telephone:
 * who keeps what he was sent can prove a file that somebody exchanged.
 */

import { formatWaktu } from '@mustika/kernel/date.ts';
import { rawQuery, type Scope } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import { appendAnchor, type Head } from '@mustika/server-kit/secrets/audit-anchor.ts';
import { penyediaWa } from './setting-wa.query.ts';
import { kirimCloud } from './whatsapp-cloud.server.ts';

/** 17:05 UTC is five past midnight in Jakarta; a night that was missed is made up for when the server starts. */
export const KALA_JANGKAR = '5 17 * * * jangkar_audit ?max=3&fill=20h';

const SEMUA: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };
const KEPALA = `select t.kode_toko, a.seq, encode(a.hash, 'hex') as hash from toko t cross join lateral
  (select x.seq, x.hash from audit x where x.kode_toko = t.kode_toko order by x.seq desc limit 1) a order by t.kode_toko`;

/** Through the number of head office, where WhatsApp is set up; a word that does not arrive is in the log, the anchor stands. */
async function kabari(deps: Deps, isi: string): Promise<void> {
  const penerima = deps.config.anchor.wa;
  if (penerima === null) return;
  const penyedia = await deps.db.read(SEMUA, async (sql) => {
    const [pusat] = await rawQuery<{ kode_toko: string }>(
      sql,
      "select kode_toko from toko where tipe = 'PUSAT'",
    );
    return pusat ? penyediaWa(deps, sql, pusat.kode_toko) : null;
  });
  if (!penyedia?.aktif) return deps.log.warn('jangkar audit: WhatsApp kantor pusat belum diatur');
  const pesan = { penerima, isi, cara: 'TEKS', nama_template: null, bahasa: 'id', parameter: [] } as const;
  const hasil = await kirimCloud(deps.outbound, penyedia, pesan);
  if (hasil.hasil !== 'TERKIRIM') deps.log.warn({ galat: hasil.galat }, 'jangkar audit tidak terkirim');
}

/** The last backup that is known to come back, in one line of the same message: silence about it would look like safety. */
async function kabarCadangan(deps: Deps): Promise<string> {
  if (deps.config.backup.at === null) return '';
  const [row] = await deps.db.report(SEMUA, (sql) =>
    rawQuery<{ mulai: string | null }>(sql, 'select max(mulai) as mulai from cadangan where temuan = 0'),
  );
  return `\nCadangan terakhir yang terbukti: ${row?.mulai ? formatWaktu(row.mulai) : 'belum ada'}`;
}

export const jangkarTasks: Tasks = {
  jangkar_audit: async (_payload, deps) => {
    const kepala = await deps.db.report(SEMUA, (sql) => rawQuery<Head>(sql, KEPALA));
    const waktu = deps.clock.now().toString();
    const { baris, sidik } = appendAnchor(deps.config.anchor.dir, waktu, kepala);
    await kabari(
      deps,
      `Mustika, jangkar audit ${waktu.slice(0, 10)}, baris ${baris}:\n${sidik}${await kabarCadangan(deps)}`,
    );
  },
};
