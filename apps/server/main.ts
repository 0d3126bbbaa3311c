/** Composition root: configuration, database, first rows, server, jobs; and the way back down. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { house } from '@mustika/domains/house.ts';
import { jangkarSendiri } from '@mustika/domains/integrasi/jangkar.job.ts';
import { lembarDari } from '@mustika/domains/latihan/lembar.query.ts';
import { selaraskanTemplat } from '@mustika/domains/pengguna/hak/templat.query.ts';
import { kerjaSidik } from '@mustika/domains/pengguna/sidik/pindaian.query.ts';
import { bukaJalurAgen } from '@mustika/domains/perangkat/jalur-agen.server.ts';
import { systemClock } from '@mustika/kernel/date.ts';
import { buildApp } from '@mustika/server-kit/app.ts';
import { type Archive, keepArchive } from '@mustika/server-kit/archive/keep-archive.ts';
import { archiveSettings, spoolOf } from '@mustika/server-kit/archive/ship.ts';
import { PHOTOS } from '@mustika/server-kit/backup/photos.ts';
import { type AppConfig, readConfig } from '@mustika/server-kit/config.ts';
import { type Database, openDatabase } from '@mustika/server-kit/database.ts';
import { lookAround } from '@mustika/server-kit/http/health.ts';
import { followOthers, startSockets } from '@mustika/server-kit/http/sockets.ts';
import { startJobs } from '@mustika/server-kit/jobs.ts';
import { type Postgres, startPostgres } from '@mustika/server-kit/postgres/postgres.ts';
import type { PracticeRoom, TrialRoom } from '@mustika/server-kit/practice.ts';
import { migrate } from '@mustika/server-kit/schema/migrate.ts';
import { readMigrations } from '@mustika/server-kit/schema/migration-files.ts';
import { holdHeads } from '@mustika/server-kit/secrets/audit-hold.ts';
import { sealStored } from '@mustika/server-kit/secrets/identity.ts';
import type { SecretBox } from '@mustika/server-kit/secrets/secret-box.ts';
import { measureHouse } from '@mustika/server-kit/telemetry/measure-house.ts';
import { openTelemetry } from '@mustika/server-kit/telemetry/telemetry.ts';
import { programAgen } from './agent-program.ts';
import { firstRows } from './first-rows.ts';
import { commands, crontab, documents, impacts, reports, tasks } from './implementations.ts';
import { createPracticeRoom, type RoomInput } from './practice-room.ts';
import { refusals } from './refusals.ts';
import { refuseWrongPlace } from './right-place.ts';
import { createTrialRoom } from './trial-room.ts';
import { shopTrier } from './try-shop.ts';

const say = (line: string): void => console.log(line);
const sayOn = (text: string): void => void process.stdout.write(text);

type Opened = { url: string; postgres: Postgres | null; archive: Archive | null };

/** The embedded PostgreSQL, with its archive where one is wanted, unless DATABASE_URL names another. */
async function openPostgres(config: AppConfig): Promise<Opened> {
  if (config.databaseUrl) return { url: config.databaseUrl, postgres: null, archive: null };
  const dir = resolve(config.dataDir, 'postgres');
  const { archive: wanted, recipients } = config.backup;
  const spool = spoolOf(dir);
  const settings = wanted ? archiveSettings(spool) : {};
  const postgres = await startPostgres({ dir, log: say, revive: true, settings });
  const { url } = postgres;
  const now = (): Date => new Date(systemClock.now().epochMilliseconds);
  const photos = config.photoS3 ? null : join(config.dataDir, PHOTOS);
  const archive = wanted && (await keepArchive({ url, spool, ...wanted, recipients, photos, now, say }));
  return { url, postgres, archive };
}

/** Beside the day's work: a chain of many years has many numbers to look at, and tills wait for none of them. */
async function sealBehind(db: Database, secrets: SecretBox): Promise<void> {
  try {
    const { hilang } = await sealStored(db, secrets);
    if (hilang > 0)
      say(`${hilang} nomor identitas tersegel dengan kunci yang tidak ada di sini (kunci-rahasia).`);
  } catch (error) {
    say(
      `nomor identitas belum tersegel semua, dicoba lagi saat mulai berikutnya: ${(error as Error).message}`,
    );
  }
}

/** Built by `npm start`; without it (npm run dev) only the API is served. */
const WEB_DIR = fileURLToPath(new URL('../web/dist/', import.meta.url));

type Rooms = { room: PracticeRoom | null; trials: TrialRoom | null };

/** Practice and trials, where this server may make databases. */
function openRooms(config: AppConfig, shop: string, parts: Omit<RoomInput, 'url'>): Rooms {
  const url = config.databaseUrl ? config.practiceUrl : shop;
  if (!url) return { room: null, trials: null };
  return { room: createPracticeRoom({ ...parts, url }), trials: createTrialRoom({ ...parts, shop, url }) };
}

/** What the line of the agents asks of others. */
const AGEN = { program: programAgen, sidik: kerjaSidik };

async function main(): Promise<void> {
  const started = performance.now();
  const config = readConfig(process.env);
  for (const line of config.warnings) say(`Peringatan: ${line}`);
  // Before anything is made: an address that is taken is said at once, and what goes on from here is in the traces.
  const telemetry = await openTelemetry(config.telemetry);
  if (telemetry.port !== null)
    say(`Ukuran untuk Prometheus di http://${config.telemetry.metrics?.host}:${telemetry.port}/metrics`);
  const { url, postgres, archive } = await openPostgres(config);
  // Photos, keys and whatever else comes to be from here on is nobody else's to read.
  process.umask(0o077);
  const login = config.databaseAppUrl;
  // Whoever edits functions wants back what he undid.
  const insist = process.argv.includes('--fungsi-ini');
  await migrate({ url, log: say, login: login === null, insist });
  const news = await firstRows({ url, config, clock: systemClock, house, say, sayOn });
  const db = openDatabase({
    url,
    login,
    // The embedded one is promoted by nobody.
    hold: config.databaseUrl ? holdHeads({ url, dir: config.anchor.dir }) : null,
    poolSize: config.poolSize,
    onError: (error) => say(`database: ${error.message}`),
  });
  await refuseWrongPlace(db, url, config);
  await selaraskanTemplat(db, house);
  const parts = { clock: systemClock, config, house, commands, documents, reports, refusals, impacts };
  const { room, trials } = openRooms(config, url, { ...parts, sheetOf: lembarDari(db), say });
  const { app, deps, leave, watch } = await buildApp({
    db,
    ...parts,
    practice: { room, trials, store: null },
    meter: telemetry.meter,
    ...(existsSync(WEB_DIR) ? { webDir: WEB_DIR } : {}),
  });
  // Made now rather than at the first secret: whoever backs up DATA_DIR today has it.
  deps.secrets.keyId();
  const own = { ...tasks, ...jangkarSendiri(config.anchor.dir) };
  const io = startSockets(app, deps);
  const jobs = await startJobs(deps, url, own, crontab, shopTrier(parts));
  await Promise.all([followOthers(io, deps), bukaJalurAgen(io, deps, AGEN)]);
  const names = (await readMigrations()).map(({ nama }) => nama);
  watch(() => lookAround(jobs, names, config.dataDir));
  if (config.telemetry.metrics) measureHouse(deps, { jobs, archive, lines: () => io.engine.clientsCount });
  // Before anybody is told that we are ready: he may end us at once.
  let stopping = false;
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // Requests under way get ten seconds; then the process leaves, and their keys tell the tills what became of them.
    setTimeout(() => process.exit(code || 1), 10_000).unref();
    await io.close();
    await jobs.stop();
    await room?.close();
    await trials?.close();
    await app.close();
    await db.close();
    await archive?.close();
    await postgres?.stop();
    await archive?.end();
    await telemetry.close();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  // Whoever is sent here before the balancer has noticed is answered; without one nobody has to wait (DRAIN_SECONDS).
  process.on('SIGTERM', async () => {
    leave();
    await sleep(config.drainSeconds * 1000);
    await stop(0);
  });
  process.on('disconnect', () => void stop(0));
  process.on('unhandledRejection', (error) => {
    say(`kesalahan tak tertangkap: ${String(error)}`);
    void stop(1);
  });

  await app.listen({ port: config.port, host: config.host });
  say(
    `\nMustika siap di ${config.appUrl ?? `http://${config.host}:${(app.server.address() as { port: number }).port}`}  (${Math.ceil(performance.now() - started)} ms)`,
  );
  for (const line of news) say(line);
  void sealBehind(db, deps.secrets);
  // Whoever looks after us starts us again from now on; when he is gone, so are we, or the next start would find the port taken.
  process.send?.('siap');
}

await main().catch((error: Error) => {
  say(
    `Mustika tidak dapat dijalankan: ${error.message}${error.cause ? `\n  ${(error.cause as Error).message}` : ''}`,
  );
  process.exit(1);
});
