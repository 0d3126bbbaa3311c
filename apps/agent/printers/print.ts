/** One job at one printer: nothing of it is sent to a printer that cannot, and it is known from when on something may have come out. */
import type { Kondisi, Pencetak, Sebab } from '@mustika/kernel/agen/agen.ts';
import { digeser } from '@mustika/kernel/agen/geser.ts';
import { type Channel, openChannel } from './channel.ts';
import { LANGUAGES } from './language.ts';
import { askQueue, toQueue } from './system.ts';

/** BELUM: nothing of it came out, it may be tried again by itself. RAGU: something may have. */
export type Outcome =
  | { hasil: 'TERCETAK' }
  | { hasil: 'BELUM'; sebab: Kondisi }
  | { hasil: 'RAGU'; sebab: Sebab };
export type Printing = {
  printer: Pencetak;
  bytes: Uint8Array;
  name: string;
  /** From now on something may come out: it is on the disk before this answers, and false says that it was given back. */
  begins: () => boolean;
  tell: (kondisi: Kondisi) => void;
};

const languageOf = ({ bentuk }: Pencetak) => (bentuk === 'PDF' ? null : LANGUAGES[bentuk]);

/** How a printer is, now. */
export async function look(printer: Pencetak): Promise<Kondisi> {
  if (printer.jalur === 'SISTEM') return askQueue(printer);
  let to: Channel | undefined;
  try {
    to = await openChannel(printer);
    const language = languageOf(printer);
    return printer.status && language ? await language.ask(to) : 'SIAP';
  } catch {
    return 'TIDAK_TERHUBUNG';
  } finally {
    to?.close();
  }
}

async function byQueue({ printer, bytes, name, begins, tell }: Printing): Promise<Outcome> {
  const kondisi = await askQueue(printer);
  tell(kondisi);
  if (kondisi !== 'SIAP') return { hasil: 'BELUM', sebab: kondisi };
  if (!begins()) return { hasil: 'BELUM', sebab: kondisi };
  const hasil = await toQueue(printer, digeser(bytes, printer), name);
  if (hasil === 'DITOLAK') return { hasil: 'BELUM', sebab: 'GANGGUAN' };
  return hasil === 'RAGU' ? { hasil, sebab: 'TIDAK_MENJAWAB' } : { hasil };
}

/** Whether it can print, asked on the line it is then sent by. */
async function ready(to: Channel, printer: Pencetak): Promise<Kondisi> {
  const language = languageOf(printer);
  try {
    return printer.status && language ? await language.ask(to) : 'SIAP';
  } catch {
    return 'TIDAK_TERHUBUNG';
  }
}

async function send(to: Channel, { printer, bytes, tell }: Printing): Promise<Outcome> {
  const language = languageOf(printer);
  try {
    await to.write(digeser(bytes, printer));
    if (printer.status && language) {
      if (!(await language.done(to, tell))) return { hasil: 'RAGU', sebab: 'TIDAK_MENJAWAB' };
      to.close();
    } else await to.end();
    return { hasil: 'TERCETAK' };
  } catch {
    return { hasil: 'RAGU', sebab: 'PUTUS' };
  }
}

export async function print(job: Printing): Promise<Outcome> {
  const { printer, begins, tell } = job;
  if (printer.jalur === 'SISTEM') return byQueue(job);
  let to: Channel;
  try {
    to = await openChannel(printer);
  } catch {
    tell('TIDAK_TERHUBUNG');
    return { hasil: 'BELUM', sebab: 'TIDAK_TERHUBUNG' };
  }
  try {
    const kondisi = await ready(to, printer);
    tell(kondisi);
    if (kondisi !== 'SIAP') return { hasil: 'BELUM', sebab: kondisi };
    if (!begins()) return { hasil: 'BELUM', sebab: kondisi };
    return await send(to, job);
  } finally {
    to.close();
  }
}
