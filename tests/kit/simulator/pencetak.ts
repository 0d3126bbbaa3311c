/** Printers as their makers' manuals have them, on a real socket: they run out of paper, stand open, are slow and break off. */
import { createServer, type Server, type Socket } from 'node:net';
import type { Bentuk, Pencetak } from '@mustika/kernel/agen/agen.ts';

type Rusak = {
  kertas: boolean;
  tutup: boolean;
  pita: boolean;
  jeda: boolean;
  /** Answers nothing, as a cheap one does. */
  bisu: boolean;
  /** Milliseconds for each part it prints. */
  lambat: number;
  /** The line breaks once it has taken so many bytes of paper. */
  putusSesudah: number | null;
};
export type Simulasi = Rusak & {
  /** All that came out, across every line. */
  cetak: string;
  sambungan: number;
  pencetak(nama: string, more?: Partial<Pencetak>): Pencetak;
  close(): Promise<void>;
};

const LAYAK: Rusak = {
  ...{ kertas: true, tutup: false, pita: false, jeda: false },
  ...{ bisu: false, lambat: 0, putusSesudah: null },
};
const PART = 512;

type Unit = { bytes: string } | { ask: 'GS r' };
/** What of the bytes is a question that is answered at once, what stands in the queue, and what is not whole yet. */
type Bahasa = {
  split: (text: string) => { now: string[]; units: Unit[]; rest: string };
  answer: (question: string, state: Simulasi, waiting: number) => Buffer;
};

const bits = (fixed: number, ...on: (number | false)[]): number =>
  on.reduce<number>((byte, bit) => byte | (bit || 0), fixed);

const [REAL_TIME, QUEUED, TSPL_ASKS] = ['\x10\x04', '\x1dr\x01', '\x1b!?'];
/** The beginning of a command that is cut at the end of a part. */
const OPEN = ['\x10\x04', '\x10', '\x1dr', '\x1d'];

const ESCPOS: Bahasa = {
  split: (text) => {
    const rest = OPEN.find((one) => text.endsWith(one)) ?? '';
    const [first = '', ...asked] = text.slice(0, text.length - rest.length).split(REAL_TIME);
    const now = asked.map((one) => `${REAL_TIME}${one.slice(0, 1)}`);
    const units = [first, ...asked.map((one) => one.slice(1))]
      .join('')
      .split(QUEUED)
      .flatMap((bytes, at): Unit[] => [...(at > 0 ? [{ ask: 'GS r' } as const] : []), { bytes }]);
    return { now, units: units.filter((one) => 'ask' in one || one.bytes !== ''), rest };
  },
  answer: (question, { kertas, tutup, jeda }) => {
    const n = question.charCodeAt(2);
    const offline = !kertas || tutup || jeda;
    if (n === 1) return Buffer.from([bits(0x12, offline && 0x08)]);
    if (n === 2) return Buffer.from([bits(0x12, tutup && 0x04, !kertas && 0x20)]);
    return Buffer.from([n === 4 ? bits(0x12, !kertas && 0x60) : 0x12]);
  },
};

const ZPL: Bahasa = {
  split: (text) => {
    const now = [...text.matchAll(/~HS/g)].map(([question]) => question);
    const queued = text.replaceAll(/~HS(?:\r\n)?/g, '');
    const end = queued.lastIndexOf('^XZ') + 3;
    const whole = end > 2 ? queued.slice(0, end) : '';
    const units = whole
      .split('^XZ')
      .filter((one) => one.includes('^XA'))
      .map((one) => ({ bytes: `${one}^XZ` }));
    return { now, units, rest: queued.slice(whole.length) };
  },
  answer: (_question, { kertas, tutup, pita, jeda }, waiting) => {
    const yes = (is: boolean): string => (is ? '1' : '0');
    const lines = [
      `030,${yes(!kertas)},${yes(jeda)},1245,${String(waiting).padStart(3, '0')},0,0,0,000,0,0,0`,
      `000,0,${yes(tutup)},${yes(pita)},0,2,4,0,00000000,1,000`,
      '1234,0',
    ];
    return Buffer.from(lines.map((line) => `\x02${line}\x03\r\n`).join(''), 'latin1');
  },
};

const TSPL: Bahasa = {
  split: (text) => {
    const now = text.split(TSPL_ASKS).slice(1);
    const queued = text.replaceAll(TSPL_ASKS, '');
    const found = /^[\s\S]*PRINT 1\r\n/.exec(queued)?.[0] ?? '';
    const units = found
      .split('PRINT 1\r\n')
      .filter((one) => one !== '')
      .map((one) => ({ bytes: `${one}PRINT 1\r\n` }));
    return { now, units, rest: queued.slice(found.length) };
  },
  answer: (_question, { kertas, tutup, pita, jeda }, waiting) =>
    Buffer.from([bits(0, tutup && 1, !kertas && 4, pita && 8, jeda && 16, waiting > 0 && 32)]),
};

const BAHASA: Record<Exclude<Bentuk, 'PDF'>, Bahasa> = { ESCPOS, ZPL, TSPL };

const stands = ({ kertas, tutup, pita, jeda }: Simulasi): boolean => !kertas || tutup || pita || jeda;

/** What a printer does with what comes on one line. */
function serve(socket: Socket, bahasa: Bahasa, state: Simulasi): void {
  let rest = '';
  let taken = 0;
  let queue: Unit[] = [];
  let busy = false;
  const say = (bytes: Buffer): void => void (!state.bisu && !socket.destroyed && socket.write(bytes));
  const step = (): void => {
    busy = false;
    while (queue.length > 0 && !stands(state)) {
      const [unit] = queue as [Unit];
      if ('ask' in unit) say(Buffer.from([0x00]));
      else state.cetak += unit.bytes.slice(0, PART);
      if ('bytes' in unit && unit.bytes.length > PART)
        queue = [{ bytes: unit.bytes.slice(PART) }, ...queue.slice(1)];
      else queue = queue.slice(1);
      if (state.lambat > 0) break;
    }
    // Whoever opened it closes it again, and it goes on.
    if (queue.length > 0) again();
  };
  const again = (): void => {
    if (busy) return;
    busy = true;
    setTimeout(step, Math.max(5, state.lambat));
  };
  socket.on('error', () => {});
  socket.on('data', (part: Buffer) => {
    const left = state.putusSesudah === null ? part.length : state.putusSesudah - taken;
    const {
      now,
      units,
      rest: open,
    } = bahasa.split(rest + part.subarray(0, Math.max(0, left)).toString('latin1'));
    taken += units.length === 0 && now.length > 0 ? 0 : part.length;
    rest = open;
    queue.push(...units);
    for (const question of now) say(bahasa.answer(question, state, queue.length));
    const breaks = state.putusSesudah !== null && taken >= state.putusSesudah;
    if (breaks) {
      // As much of the paper as it had is out.
      if (rest !== '') queue.push({ bytes: rest });
      socket.resetAndDestroy();
    }
    if (state.lambat > 0) again();
    else step();
  });
}

export async function simulasi(
  bentuk: Exclude<Bentuk, 'PDF'>,
  rusak: Partial<Rusak> = {},
): Promise<Simulasi> {
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    state.sambungan += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    serve(socket, BAHASA[bentuk], state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const state: Simulasi = {
    ...{ ...LAYAK, ...rusak, cetak: '', sambungan: 0 },
    pencetak: (nama, more) => ({
      ...{
        nama,
        bentuk,
        jalur: 'JARINGAN',
        alamat: `127.0.0.1:${port}`,
        status: true,
        geser_x: 0,
        geser_y: 0,
      },
      ...more,
    }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return state;
}
