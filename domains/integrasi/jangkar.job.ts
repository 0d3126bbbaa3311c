/**
 * The daily anchor of the audit chains (packages/server-kit/secrets/audit-anchor.ts), and the word of it to the owner's telephone:
 * who keeps what he was sent can prove a file that somebody exchanged.
 *
 * Several servers with folders of their own make one file: whoever signed last signs again, and only when he does not come another
 * goes on in his own. docs/decisions/0133.
 */

import { formatWaktu } from '@mustika/kernel/date.ts';
import { rawQuery, type Scope } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Task, Tasks } from '@mustika/server-kit/jobs.ts';
import { anchorKeyId, appendAnchor, type Head } from '@mustika/server-kit/secrets/audit-anchor.ts';
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

/** Head office, and its newest word of an anchor: which key signed it, and where in the chain that stands. */
const TERAKHIR = `select t.kode_toko, a.objek as kunci, coalesce(a.seq, 0) as seq from toko t
  left join lateral (select x.objek, x.seq from audit x where x.kode_toko = t.kode_toko and x.aksi = 'jangkar.ditandatangani'
    order by x.seq desc limit 1) a on true
  where t.tipe = 'PUSAT'`;
type Terakhir = { kode_toko: string; kunci: string | null; seq: number };

/** So long whoever signed last is waited for: a server that is started again is back before. */
const TUNGGU_MENIT = 8;
const TUGAS = 'jangkar_audit';
const tugasMilik = (kunci: string): string => `${TUGAS}_${kunci}`;
const SERAHKAN = `select antre_nanti($1, $3, $1, now()), antre_nanti($2, $3, $2 || $1, now() + make_interval(mins => $4))`;

/** Hands the night's anchor to whoever holds that key; this job comes again, for the case that nobody does. */
async function serahkan({ db }: Deps, kunci: string, setelah: number): Promise<void> {
  const values = [tugasMilik(kunci), TUGAS, { setelah }, TUNGGU_MENIT];
  await db.call({ name: 'serahkan_jangkar', text: SERAHKAN, values });
}

async function tandaTangani(deps: Deps, { kode_toko, kunci }: Terakhir): Promise<void> {
  const { dir } = deps.config.anchor;
  const own = anchorKeyId(dir);
  const kepala = await deps.db.report(SEMUA, (sql) => rawQuery<Head>(sql, KEPALA));
  const waktu = deps.clock.now().toString();
  const { baris, sidik } = appendAnchor(dir, waktu, kepala);
  await deps.db.tx({ kode_toko, user_id: 'SISTEM', lintas: false }, async (_sql, audit) =>
    audit({ aksi: 'jangkar.ditandatangani', objek: own, isi: { baris, sidik } }),
  );
  const baru = kunci !== null && kunci !== own ? ' (baru)' : '';
  if (baru) deps.log.warn({ sebelum: kunci, sesudah: own }, 'jangkar audit dilanjutkan dengan kunci lain');
  const judul = `Mustika, jangkar audit ${waktu.slice(0, 10)}, kunci ${own}${baru}, baris ${baris}`;
  await kabari(deps, `${judul}:\n${sidik}${await kabarCadangan(deps)}`);
}

/** `setelah`: what was the newest one when it was handed on; where another has come since, nothing is left to do. */
const jangkar: Task = async ({ setelah }, deps) => {
  const [terakhir] = await deps.db.report(SEMUA, (sql) => rawQuery<Terakhir>(sql, TERAKHIR));
  if (!terakhir || (setelah !== undefined && terakhir.seq !== setelah)) return;
  const { kunci, seq } = terakhir;
  if (setelah === undefined && kunci !== null && kunci !== anchorKeyId(deps.config.anchor.dir))
    return serahkan(deps, kunci, seq);
  await tandaTangani(deps, terakhir);
};

export const jangkarTasks: Tasks = { [TUGAS]: jangkar };

/** What is handed to the key of this folder: only a server that holds it takes it. */
export const jangkarSendiri = (dir: string): Tasks => ({ [tugasMilik(anchorKeyId(dir))]: jangkar });
