/** The way outward: one line to the server that comes up again by itself, and what is said on it. */
import {
  type BacaanTimbangan,
  type HasilSidik,
  type Kabar,
  type ProgramAgen,
  RUANG_AGEN,
  type SetelanAgen,
  type Tugas,
  type TugasKirim,
  type TugasSidik,
} from '@mustika/kernel/agen/agen.ts';
import { io, type Socket } from 'socket.io-client';
import type { Dikenal, Simpanan } from './disk.ts';
import type { Reader } from './fingerprint/reader.ts';
import type { Renewal } from './renewal.ts';
import type { Scale } from './scale.ts';
import type { Spool } from './spool.ts';

export type Line = {
  /** Tells what ended; what is not heard is told again when the line is up. */
  tell(kabar: Kabar): void;
  tellConditions(): void;
  /** What the scale says; nobody hears of it later. */
  tellWeight(bacaan: BacaanTimbangan): void;
  close(): void;
};

export type LineInput = {
  key: Dikenal;
  spool: () => Spool;
  scale: () => Scale;
  reader: () => Reader;
  sistem: string;
  versi: string;
  say: (line: string) => void;
  /** The server does not let this agent in any more. */
  refused: () => void;
  renewal: Renewal;
  renewed: () => void;
};

const ANSWER_MS = 15_000;
const AGAIN_MS = 5000;

const kabarOf = ({ id, ke, tahap, sebab }: Simpanan): Kabar => ({
  ...{ id, ke, sebab },
  keadaan: tahap as Kabar['keadaan'],
});

/** Tells what ended until it is heard; one after the other, and not two at a time. */
function telling(socket: Socket, spool: () => Spool): () => Promise<void> {
  let busy = false;
  return async () => {
    if (busy) return;
    busy = true;
    try {
      for (let [one] = spool().untold(); one && socket.connected; [one] = spool().untold()) {
        if ((await socket.timeout(ANSWER_MS).emitWithAck('kabar', kabarOf(one))) !== true) return;
        spool().told(one);
      }
    } catch {
      // Nobody answered: the next line begins with it.
    } finally {
      busy = false;
    }
  };
}

function open({ server, toko, id, rahasia }: Dikenal): Socket {
  const { origin } = new URL(server);
  return io(`${origin}${RUANG_AGEN}`, {
    transports: ['websocket'],
    auth: { toko, id, rahasia },
    reconnectionDelay: 500,
    reconnectionDelayMax: 15_000,
    extraHeaders: { origin },
  });
}

/** Takes a newer program of the server's, and says so to whoever can begin it. */
function renewing(socket: Socket, { renewal, renewed, say }: LineInput): void {
  socket.on('program', (program: ProgramAgen, ack: (said: string) => void) => {
    const said = renewal.keep(program);
    say(`program baru ${program.sidik.slice(0, 12)}: ${said}`);
    ack(said);
    if (said === 'DITERIMA') renewed();
  });
}

export function openLine(input: LineInput): Line {
  const { key, spool, scale, reader, sistem, versi, say, refused, renewal } = input;
  const socket = open(key);
  const tellAll = telling(socket, spool);
  socket.on('connect', () => {
    say('tersambung');
    const held = { kondisi: spool().conditions(), tugas: spool().held() };
    socket.emit('hai', { sistem, versi, ...held, program: renewal.sidik });
    void tellAll();
  });
  socket.on('disconnect', (why) => {
    say(`terputus: ${why}`);
    // Only a break comes up again by itself.
    if (why === 'io server disconnect') setTimeout(() => socket.connect(), AGAIN_MS).unref();
  });
  socket.on('connect_error', ({ message }) => {
    if (message === 'AGEN_DITOLAK') return refused();
    if (!socket.active) setTimeout(() => socket.connect(), AGAIN_MS);
  });
  socket.on('dicabut', refused);
  socket.on('setelan', (setelan: SetelanAgen) => {
    renewal.proven();
    spool().printers(setelan);
    scale().set(setelan.timbangan ?? null);
    reader().set(setelan.sidik ?? null);
  });
  socket.on('dengar-timbangan', () => scale().listen());
  renewing(socket, input);
  socket.on('sidik', (tugas: TugasSidik, ack: (said: HasilSidik) => void) => {
    void reader()
      .work(tugas, (said) => socket.emit('sidik-tahap', said))
      .then(ack);
  });
  socket.on('tugas', (job: TugasKirim, ack: (said: string) => void) => ack(spool().take(job)));
  socket.on('batal', (job: Pick<Tugas, 'id' | 'ke'>, ack: (said: string) => void) =>
    ack(spool().giveBack(job)),
  );
  return {
    tell: (kabar) => {
      if (kabar.keadaan !== 'MENUNGGU') return void tellAll();
      if (socket.connected) socket.timeout(ANSWER_MS).emit('kabar', kabar, () => {});
    },
    tellConditions: () => {
      if (socket.connected) socket.emit('kondisi', spool().conditions());
    },
    tellWeight: (bacaan) => {
      if (socket.connected) socket.volatile.emit('timbangan', bacaan);
    },
    close: () => void socket.disconnect(),
  };
}
