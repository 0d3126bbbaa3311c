/** The room: drills and results of a person, tickets and the way in. */
import { randomUUID } from 'node:crypto';
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { setPlace } from '@mustika/server-kit/http/practice-door.ts';
import { newToken } from '@mustika/server-kit/people/session-store.ts';
import { TOKO_LATIHAN, UJI_COBA } from '@mustika/server-kit/practice.ts';
import { laporanLatihan } from './laporan-latihan.report.ts';
import { hasilLatihan, masukLatihan, masukUjiCoba, mulaiLatihan, ruangLatihan } from './latihan.command.ts';
import { latihanErrors } from './latihan.errors.ts';
import { bolehBerlatih, LATIHAN, type Latihan } from './latihan.rule.ts';
import { mulaiLembar, tukarTiket, tulisTiket } from './lembar.query.ts';
import { buatTugas } from './tugas.query.ts';

type Ruang = Inside<typeof ruangLatihan.answer>;
type Terakhir = NonNullable<Ruang['latihan'][number]['terakhir']>;
type Ringkas = { latihan: Latihan; kali: number; terbaik: number } & Terakhir;

const MILIKKU = `select distinct on (latihan) latihan, count(*) over w as kali, max(skor) over w as terbaik, skor, detik, selesai, kriteria
  from latihan_hasil where kode_toko = $1 and user_id = $2 window w as (partition by latihan) order by latihan, selesai desc`;

const roomOf = ({ deps }: Ctx) => deps.practice.room ?? reject(umum.TIDAK_BERHAK);

const ruang = implementCommand(ruangLatihan, async (_input, ctx) => {
  const { session, deps } = ctx;
  const scope = { ...ctx.scope, kode_toko: session.toko_asal };
  const hasil = await deps.db.rows(
    scope,
    statement<Ringkas>('latihan_milikku', MILIKKU, session.toko_asal, session.user_id),
  );
  const latihan = LATIHAN.map((satu) => {
    const { kali = 0, terbaik = null, ...terakhir } = hasil.find((row) => row.latihan === satu) ?? {};
    const boleh = bolehBerlatih(satu, session.level);
    return { latihan: satu, boleh, kali, terbaik, terakhir: kali > 0 ? (terakhir as Terakhir) : null };
  });
  return { data: { keadaan: roomOf(ctx).state(), latihan } };
});

const SATU = `select h.latihan, h.user_id, p.nama, h.skor, h.detik, h.selesai, h.kriteria from latihan_hasil h join pengguna p using (user_id)
  where h.id = $1 and (h.user_id = $2 or $3)`;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const hasil = implementCommand(hasilLatihan, async ({ id }, { deps, scope, session }) => {
  const memimpin = passes(laporanLatihan.gate, session);
  const baca = statement<Inside<typeof hasilLatihan.answer>>(
    'latihan_hasil',
    SATU,
    id,
    session.user_id,
    memimpin,
  );
  const [satu] = UUID.test(id) ? await deps.db.rows(scope, baca) : [];
  return { data: satu ?? reject(umum.TIDAK_DITEMUKAN) };
});

const TIKET_DETIK = 60;

/** The store is in the ticket, because whoever brings it says nothing else of himself. */
async function tiketUntuk(latihan: Latihan | typeof UJI_COBA, ctx: Ctx) {
  const { session, deps } = ctx;
  const tiket = `${session.toko_asal}.${newToken()}`;
  const kini = deps.clock.now();
  const berakhir = kini.add({ seconds: TIKET_DETIK }).toString();
  const scope = { ...ctx.scope, kode_toko: session.toko_asal };
  const isi = { id: randomUUID(), latihan, tiket, perangkat: ctx.device, dibuat: kini.toString(), berakhir };
  await tulisTiket(deps.db, scope, isi);
  return { data: { tiket, berakhir } };
}

const mulai = implementCommand(mulaiLatihan, async ({ latihan }, ctx) => {
  roomOf(ctx).state();
  if (!bolehBerlatih(latihan, ctx.session.level)) reject(latihanErrors.BUKAN_LATIHAN_LEVEL);
  return tiketUntuk(latihan, ctx);
});

const keUjiCoba = implementCommand(masukUjiCoba, (_input, ctx) => tiketUntuk(UJI_COBA, ctx));

const TIKET = /^([A-Z0-9]{2,8})\.[A-Za-z0-9_-]{43}$/;

const masuk = implementCommand(masukLatihan, async ({ tiket }, ctx, { request, reply }) => {
  const { deps } = ctx;
  const room = roomOf(ctx);
  const toko = TIKET.exec(tiket)?.[1];
  const kini = deps.clock.now().toString();
  const run = toko && ctx.device ? await tukarTiket(deps.db, toko, tiket, ctx.device, kini) : null;
  if (!run) reject(latihanErrors.TIKET_LATIHAN_TIDAK_SAH);
  const device = newToken();
  const sesi = { user_id: run.user_id, device, address: ctx.address };
  const { latihan } = run;
  if (latihan === UJI_COBA) {
    const trial = await deps.practice.trials?.open(run.user_id);
    if (!trial) reject(latihanErrors.TIKET_UJI_COBA_TIDAK_SAH);
    setPlace(request, reply, trial.id, device);
    return { data: { token: await trial.deps.sessions.open(sesi) } };
  }
  const store = await room.open(run);
  const tugas = await buatTugas(store, run, latihan, TOKO_LATIHAN);
  const token = await store.sessions.open(sesi);
  // The clock runs from here: what the server needed to make the store ready is nobody's time.
  await mulaiLembar(deps.db, run, tugas, deps.clock.now().toString());
  setPlace(request, reply, run.id, device);
  return { data: { token } };
});

export const ruangCommands = [ruang, hasil, mulai, keUjiCoba, masuk];
