/** What a reader is to look for, and what is done with what it saw. The line of the agents asks (domains/perangkat). */
import { randomUUID } from 'node:crypto';
import {
  type HasilSidik,
  POLA_PALING_BESAR,
  type TahapSidik,
  type TugasSidik,
} from '@mustika/kernel/agen/agen.ts';
import { rawQuery, type Scope, statement } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { approvalKeys } from '@mustika/server-kit/http/throttle.ts';

/** For which use a finger is sealed: that of one person opens for no other. */
const POLA = (user_id: string) => ({ apa: 'sidik-jari', pemilik: user_id });

type Diminta = {
  tantangan: string;
  requester: string;
  approver: string;
  op_hash: string | null;
  jari: string | null;
};
const CARI = `select tantangan, requester, approver, op_hash, jari from otorisasi_tantangan
  where kode_toko = $1 and id = $2 and agen = $3 and cara = 'SIDIK_JARI' and hasil is null and berakhir > $4::timestamptz`;
const KENAL =
  'select pola from pengguna_sidik where user_id = $1 and dicabut is null order by dipakai desc nulls last, id';

/** Whose business it is: the scan of one agent of one store. */
export type Pindaian = { kode_toko: string; agen: string; id: string };

const scopeOf = ({ kode_toko }: Pindaian, user_id = 'AGEN'): Scope => ({ kode_toko, user_id, lintas: false });

async function cari(deps: Deps, pindaian: Pindaian): Promise<Diminta | null> {
  const { kode_toko, id, agen } = pindaian;
  const values = [kode_toko, id, agen, deps.clock.now().toString()];
  const [row] = await deps.db.rows(scopeOf(pindaian), statement<Diminta>('sidik_diminta', CARI, ...values));
  return row ?? null;
}

/** What this agent is to do; null when it is not its business, or is over. */
async function tugas(deps: Deps, pindaian: Pindaian): Promise<TugasSidik | null> {
  const row = await cari(deps, pindaian);
  if (!row) return null;
  const one = { id: pindaian.id, nonce: row.tantangan };
  if (row.op_hash === null) return { ...one, kerja: 'DAFTAR' };
  const known = await deps.db.call(statement<{ pola: string }>('sidik_kenal', KENAL, row.approver));
  const pola = known.map((each) => Buffer.from(deps.secrets.open(POLA(row.approver), each.pola), 'base64'));
  return { ...one, kerja: 'COCOK', pola };
}

const JAWAB = `update otorisasi_tantangan set hasil = $5 where kode_toko = $1 and id = $2 and agen = $3 and tantangan = $4
  and hasil is null and berakhir > $6::timestamptz returning id`;
const TAMBAH = `insert into pengguna_sidik (user_id, id, jari, pola, dibuat) values ($1, $2, $3, $4, $5)`;
const DIPAKAI = 'update pengguna_sidik set dipakai = $2 where user_id = $1 and dicabut is null';

/** What it may have seen of what it was asked: a finger that was looked for, or one that was made known. */
function terlihat({ hasil, pola }: HasilSidik, { op_hash }: Diminta): HasilSidik['hasil'] {
  if (hasil === 'COCOK') return op_hash === null ? 'GANGGUAN' : hasil;
  if (hasil !== 'TERDAFTAR') return hasil;
  const whole = pola !== undefined && pola.length > 0 && pola.length <= POLA_PALING_BESAR;
  return op_hash === null && whole ? hasil : 'GANGGUAN';
}

/** Another finger than his counts as a wrong password does. */
async function hitung({ throttle }: Deps, { requester, approver }: Diminta): Promise<void> {
  const keys = approvalKeys(requester, approver);
  await throttle.begin(keys);
  await throttle.fail(keys);
}

/** Tells who waits: the till whose act it is, as Spec 1 §7 has the event, or the window of whoever made a finger known. */
function kabari({ sockets }: Deps, pindaian: Pindaian, row: Diminta, hasil: HasilSidik['hasil']): void {
  const ears = sockets.current?.to(`user:${row.requester}`);
  const { requester: auth_for, approver: user_id, op_hash } = row;
  if (op_hash === null) ears?.emit('sidik-jari', { id: pindaian.id, tahap: hasil });
  else ears?.emit('fingerprint-auth', { status: hasil === 'COCOK', auth_for, user_id });
}

/** Keeps what it saw, once. A finger that was made known is sealed before it lies anywhere. */
async function hasil(deps: Deps, pindaian: Pindaian, said: HasilSidik): Promise<void> {
  const row = await cari(deps, pindaian);
  if (!row) return;
  const saw = terlihat(said, row);
  const { kode_toko, id, agen } = pindaian;
  const now = deps.clock.now().toString();
  const kept = await deps.db.tx(scopeOf(pindaian, row.requester), async (sql, audit) => {
    const values = [kode_toko, id, agen, said.nonce, saw, now];
    if ((await rawQuery(sql, JAWAB, values)).length === 0) return false;
    if (saw === 'COCOK') await rawQuery(sql, DIPAKAI, [row.approver, now]);
    if (saw === 'TIDAK' && row.op_hash !== null)
      audit({ aksi: 'sidik.tidak-cocok', objek: row.approver, isi: { peminta: row.requester, agen } });
    if (saw === 'TERDAFTAR' && said.pola) {
      const pola = deps.secrets.seal(POLA(row.requester), Buffer.from(said.pola).toString('base64'));
      await rawQuery(sql, TAMBAH, [row.requester, randomUUID(), row.jari, pola, now]);
      audit({ aksi: 'sidik.dibuat', objek: row.requester, isi: { jari: row.jari, agen } });
    }
    return true;
  });
  if (!kept) return;
  kabari(deps, pindaian, row, saw);
  if (saw === 'TIDAK' && row.op_hash !== null) await hitung(deps, row);
}

/** What whoever stands there is to do now; only of a finger that is being made known. */
async function tahap(deps: Deps, pindaian: Pindaian, step: TahapSidik['tahap']): Promise<void> {
  const row = await cari(deps, pindaian);
  if (row?.op_hash === null)
    deps.sockets.current?.to(`user:${row.requester}`).emit('sidik-jari', { id: pindaian.id, tahap: step });
}

export const kerjaSidik = { tugas, hasil, tahap };
