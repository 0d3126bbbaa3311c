/** Agents of the tests: paired by a code as at a till, at work in this process or in one that is killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KertasTugas, Pencetak, SetelanAgen } from '@mustika/kernel/agen/agen.ts';
import { startSockets } from '@mustika/server-kit/http/sockets.ts';
import { expect } from 'vitest';
import { type Dikenal, writeKey } from '../../apps/agent/disk.ts';
import { kerjaSidik } from '../../domains/pengguna/sidik/pindaian.query.ts';
import { bukaJalurAgen, type PunyaProgram } from '../../domains/perangkat/jalur-agen.server.ts';
import type { Answer, Caller, CallOptions, Kit } from './app.ts';
import { unggah } from './unggah.ts';

export type ServerAgen = { url: string; close(): Promise<void> };

/** The live line of a kit, with the room of the agents. */
export async function dengarkan(kit: Kit, program?: PunyaProgram): Promise<ServerAgen> {
  const io = startSockets(kit.app, kit.deps);
  await bukaJalurAgen(io, kit.deps, { sidik: kerjaSidik, ...(program ? { program } : {}) });
  const url = await kit.app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => io.close() };
}

/** A code of the till of whoever asks. */
export async function kodeDari(who: Caller, nama = 'Kasir 1', options: CallOptions = {}): Promise<string> {
  const answer = await who.post('agen/kode', { nama }, options);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.kode as string;
}

export const pasang = (kit: Kit, kode: string): Promise<Answer> =>
  kit.siapa().post('agen/pasang', { kode, sistem: 'uji', versi: '1.0.0' });

export async function pasangkan(
  kit: Kit,
  who: Caller,
  url: string,
  options: CallOptions = {},
): Promise<Dikenal> {
  const { data } = await pasang(kit, await kodeDari(who, 'Kasir 1', options));
  return { server: url, ...data } as Dikenal;
}

export const atur = (
  who: Caller,
  pencetak: readonly Pencetak[],
  kertas: SetelanAgen['kertas'],
  options: CallOptions = {},
): Promise<Answer> => who.put('agen/setelan', { pencetak, kertas }, options);

export const kirim = (
  who: Caller,
  isi: string,
  {
    kertas = 'STRUK',
    bentuk = 'ESCPOS',
    ...options
  }: CallOptions & { kertas?: KertasTugas; bentuk?: string } = {},
): Promise<Answer> =>
  unggah(
    who,
    'agen/tugas',
    { kertas, bentuk, keterangan: isi.slice(0, 20), isi: { nama: 'isi', isi } },
    options,
  );

const PROGRAM = join(import.meta.dirname, '../../apps/agent/main.ts');

export type ProsesAgen = {
  dir: string;
  nyala(): void;
  /** As if the plug was pulled. */
  cabut(): Promise<void>;
  said(): string;
  buang(): Promise<void>;
};

/** The real program over a folder of its own. */
export function prosesAgen(key: Dikenal): ProsesAgen {
  const dir = mkdtempSync(join(tmpdir(), 'mustika-agen-'));
  writeKey(dir, key);
  let child: ChildProcess | null = null;
  let said = '';
  const cabut = async (): Promise<void> => {
    const was = child;
    child = null;
    if (!was || was.exitCode !== null) return;
    const gone = new Promise((resolve) => was.once('exit', resolve));
    was.kill('SIGKILL');
    await gone;
  };
  return {
    dir,
    nyala: () => {
      if (child && child.exitCode === null) return;
      child = spawn(process.execPath, [PROGRAM, '--data', dir], { stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (part: Buffer) => {
          said += part.toString();
        });
    },
    cabut,
    said: () => said,
    buang: async () => {
      await cabut();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
