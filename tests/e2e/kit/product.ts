/** The product under a journey: the real server with the built web app on loopback, and a real Chromium. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { shiftedClock } from '@mustika/kernel/date.ts';
import { buildApp } from '@mustika/server-kit/app.ts';
import { readConfig } from '@mustika/server-kit/config.ts';
import { openDatabase } from '@mustika/server-kit/database.ts';
import { followSessions, followSettings, startSockets } from '@mustika/server-kit/http/sockets.ts';
import { type Browser, chromium } from 'playwright-core';
import { createPracticeRoom } from '../../../apps/server/practice-room.ts';
import { createTrialRoom } from '../../../apps/server/trial-room.ts';
import { lembarDari } from '../../../domains/latihan/lembar.query.ts';
import { kerjaSidik } from '../../../domains/pengguna/sidik/pindaian.query.ts';
import { bukaJalurAgen } from '../../../domains/perangkat/jalur-agen.server.ts';
import { RUMAH } from '../../kit/app.ts';
import type { Proksi } from '../../kit/proksi-tls.ts';

const WEB = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));

async function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(WEB)) throw new Error('the web app is not built: run npm test, or npm start once');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Less to wake for each picture, code that runs once is not made fast, and the pages of a device share what they compiled:
      // a third of the processor's work.
      '--in-process-gpu',
      '--js-flags=--no-maglev --no-turbofan',
      '--process-per-site',
    ],
  });
}

let launched: Promise<Browser> | null = null;

/** One for all files of a worker: what must be apart is apart by its context. It ends with the worker, and is replaced when it fell. */
export async function browserOfWorker(): Promise<Browser> {
  if (!(await launched?.catch(() => null))?.isConnected()) launched = launch();
  return launched as Promise<Browser>;
}

/** A server over this database; with a proxy it has ENKRIPSI=on, and its browsers come through it. */
export async function serve(databaseUrl: string, proksi: Proksi | null) {
  const db = openDatabase({ url: databaseUrl, poolSize: 8 });
  // Simulators of whatever is outside run on this machine.
  const env: Record<string, string> = {
    OUTBOUND_LOCAL: 'on',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMTP_FROM: 'uji@mustika.example',
    ...(proksi ? { ENKRIPSI: 'on', APP_URL: proksi.url, TRUST_PROXY: '127.0.0.1' } : {}),
  };
  const config = { ...readConfig(env), logLevel: 'silent' };
  const clock = shiftedClock();
  const parts = { clock, config, ...RUMAH };
  const room = createPracticeRoom({ ...parts, url: databaseUrl, sheetOf: lembarDari(db) });
  const trials = createTrialRoom({ ...parts, shop: databaseUrl, url: databaseUrl });
  const built = await buildApp({ db, ...parts, practice: { room, trials, store: null }, webDir: WEB });
  const io = startSockets(built.app, built.deps);
  await followSessions(io, built.deps);
  await bukaJalurAgen(io, built.deps, { sidik: kerjaSidik });
  await built.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = built.app.server.address() as AddressInfo;
  proksi?.teruskan(port);
  return {
    url: proksi?.url ?? `http://127.0.0.1:${port}`,
    clock,
    akhiriSesi: async (user_id: string): Promise<void> => {
      await built.deps.sessions.end(user_id);
    },
    kabarSetelan: (): Promise<void> => followSettings(io, built.deps),
    siarkan: (user_id: string, peristiwa: string, isi: unknown): void => {
      io.to(`user:${user_id}`).emit(peristiwa, isi);
    },
    putuskan: (user_id: string): void => {
      io.in(`user:${user_id}`).disconnectSockets(true);
    },
    stop: async (): Promise<void> => {
      await proksi?.close();
      await room.forget();
      await trials.forget();
      await io.close();
      await built.app.close();
      await db.close();
    },
  };
}
