/**
 * The line of the agents: a room of the live line that lets nobody in without the secret of an agent that still has its right. Jobs go down
 * it one by one, each on the agent's disk before the next; what became of them comes back. docs/decisions/0139 and 0140.
 */
import {
  type BacaanTimbangan,
  bolehDiperbarui,
  type ProgramAgen,
  RUANG_AGEN,
} from '@mustika/kernel/agen/agen.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Server, Socket } from 'socket.io';
import { KANAL_AGEN, KANAL_SIDIK, KANAL_TIMBANGAN, kabariKasir, kabariTimbangan } from './agen-baca.query.ts';
import { antarTugas, catatHilang, catatKabar, mintaKembali, type Tersambung } from './antar-tugas.query.ts';
import { dengarTahap, type KerjaSidik, pindaikan } from './jalur-sidik.server.ts';
import {
  type Agen,
  bacaanOf,
  catatHai,
  catatKondisi,
  catatTerlihat,
  dipegangOf,
  kabarOf,
  kenali,
  programOf,
  setelanOf,
} from './kenal-agen.query.ts';

/** How long an agent may take to put a job on its disk. */
const ANSWER_MS = 20_000;
/** How often an agent is said to be there, and looked after for what a lost hint did not tell. */
const BEAT_MS = 30_000;
/** Between two readings of a scale. */
const SELANG_MS = 60;

/** `busy`: jobs are being handed to it; `again`: and something came meanwhile. */
type Jalur = Tersambung & { socket: Socket; busy: boolean; again: boolean };

const keyOf = ({ scope, id }: Agen): string => `${scope.kode_toko} ${id}`;

async function antar(deps: Deps, jalur: Jalur): Promise<void> {
  jalur.again = true;
  if (jalur.busy) return;
  jalur.busy = true;
  let moved = false;
  try {
    while (jalur.again && jalur.socket.connected) {
      jalur.again = false;
      moved = (await mintaKembali(deps, jalur)) || moved;
      moved = (await antarTugas(deps, jalur)) || moved;
    }
  } catch (error) {
    // The line broke, or the database did: the next beat or the next line goes on.
    deps.log.warn({ err: error }, 'antar cetakan');
  } finally {
    jalur.busy = false;
  }
  if (moved) kabariKasir(deps, jalur.scope.kode_toko, jalur.id);
}

/** Tells it its printers and what is there for it, or that its right was taken away. */
async function urus(deps: Deps, jalur: Jalur): Promise<void> {
  const setelan = await setelanOf(deps, jalur);
  if (!setelan) {
    jalur.socket.emit('dicabut');
    jalur.socket.disconnect(true);
    return;
  }
  jalur.socket.emit('setelan', setelan);
  await antar(deps, jalur);
}

/** However fast a scale speaks, its newest word is passed on, and not more often than somebody can read. */
function meneruskan(pass: (bacaan: BacaanTimbangan) => void): (bacaan: BacaanTimbangan) => void {
  let newest: BacaanTimbangan | null = null;
  let waits = false;
  return (bacaan) => {
    newest = bacaan;
    if (waits) return;
    waits = true;
    setTimeout(() => {
      waits = false;
      if (newest) pass(newest);
    }, SELANG_MS).unref();
  };
}

/** The program of the agents that this server has, for those that run another one. */
export type PunyaProgram = () => Promise<ProgramAgen | null>;

/** Once a line: one that an agent does not take it does not take by being told again. */
async function perbarui({ log }: Deps, jalur: Jalur, said: unknown, ours: PunyaProgram): Promise<void> {
  const runs = programOf(said);
  const program = runs && (await ours());
  if (!runs || !program || program.sidik === runs.sidik || !bolehDiperbarui(runs.versi, program.versi))
    return;
  const answer = await jalur.ask('program', program);
  if (answer !== 'DITERIMA')
    log.warn({ agen: jalur.id, program: program.sidik }, 'agen menolak program baru');
}

/** What the line needs of others: the program of the day, and whose business fingers are. */
export type Bantuan = { program?: PunyaProgram; sidik: KerjaSidik };

function dengar(deps: Deps, jalur: Jalur, { program: ours = async () => null, sidik }: Bantuan): void {
  const { socket, scope, id } = jalur;
  const told = (): void => kabariKasir(deps, scope.kode_toko, id);
  const soft = (work: Promise<unknown>): void =>
    void work.catch((error: unknown) => deps.log.warn({ err: error }, 'kabar agen'));
  socket.on('hai', (said: unknown) =>
    soft(
      catatHai(deps, jalur, said, deps.clock.now().toString())
        .then(() => catatHilang(deps, jalur, dipegangOf(said)))
        .then(told)
        .then(() => urus(deps, jalur))
        .then(() => perbarui(deps, jalur, said, ours)),
    ),
  );
  socket.on('kabar', (said: unknown, ack: unknown) => {
    const kabar = kabarOf(said);
    if (!kabar || typeof ack !== 'function') return;
    soft(
      catatKabar(deps, jalur, kabar).then((changed) => {
        ack(true);
        if (changed) told();
      }),
    );
  });
  const weigh = meneruskan((bacaan) => kabariTimbangan(deps, scope.kode_toko, { agen: id, ...bacaan }));
  socket.on('timbangan', (said: unknown) => {
    const bacaan = bacaanOf(said);
    if (bacaan) weigh(bacaan);
  });
  dengarTahap(deps, jalur, sidik);
  socket.on('kondisi', (said: unknown) => soft(catatKondisi(deps, jalur, said).then(told)));
}

/** Opens the room; every process holds the lines that came up at it, and hears of jobs by NOTIFY. */
export async function bukaJalurAgen(io: Server, deps: Deps, bantuan: Bantuan): Promise<void> {
  const here = new Map<string, Jalur>();
  const soft = (work: Promise<unknown>): void =>
    void work.catch((error: unknown) => deps.log.warn({ err: error }, 'jalur agen'));
  const room = io.of(RUANG_AGEN);
  room.use((socket, next) => {
    kenali(deps, socket.handshake.auth).then(
      (agen) => {
        if (!agen) return next(new Error('AGEN_DITOLAK'));
        socket.data = agen;
        next();
      },
      (error: unknown) => next(error as Error),
    );
  });
  room.on('connection', (socket) => {
    const agen = socket.data as Agen;
    const ask = (event: string, said: unknown): Promise<unknown> =>
      socket.timeout(ANSWER_MS).emitWithAck(event, said);
    const jalur: Jalur = { ...agen, socket, ask, busy: false, again: false };
    // One line an agent: a second one is its own after a break, and the first hangs.
    here.get(keyOf(agen))?.socket.disconnect(true);
    here.set(keyOf(agen), jalur);
    socket.on('disconnect', () => {
      if (here.get(keyOf(agen)) !== jalur) return;
      here.delete(keyOf(agen));
      soft(catatTerlihat(deps, jalur, null).then(() => kabariKasir(deps, agen.scope.kode_toko, agen.id)));
    });
    dengar(deps, jalur, bantuan);
  });
  await deps.db.listen(KANAL_AGEN, (payload) => {
    const jalur = here.get(payload);
    if (jalur) soft(urus(deps, jalur));
  });
  await deps.db.listen(KANAL_TIMBANGAN, (payload) => here.get(payload)?.socket.emit('dengar-timbangan'));
  await deps.db.listen(KANAL_SIDIK, (payload) => {
    const [, agen = '', id = ''] = /^(.*) (\S+)$/.exec(payload) ?? [];
    const jalur = here.get(agen);
    if (jalur) soft(pindaikan(deps, jalur, id, bantuan.sidik));
  });
  const beat = setInterval(() => {
    for (const jalur of here.values())
      soft(catatTerlihat(deps, jalur, deps.clock.now().toString()).then(() => urus(deps, jalur)));
  }, BEAT_MS).unref();
  io.httpServer.once('close', () => clearInterval(beat));
}
