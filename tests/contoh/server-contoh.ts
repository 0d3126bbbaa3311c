/** The whole server over the sample shop, without listening. */
import { manualClock } from '@mustika/kernel/date.ts';
import { buildHouse, type Declaration, defineDomain } from '@mustika/kernel/house.ts';
import { type App, type AppInput, buildApp } from '@mustika/server-kit/app.ts';
import { readConfig } from '@mustika/server-kit/config.ts';
import { openDatabase } from '@mustika/server-kit/database.ts';
import { cloneDatabase, EMPTY, type Template } from '@mustika/server-kit/testing.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { isiToko, SEKARANG } from './toko-contoh.ts';

const DEVICE = 'perangkat-uji';

export type ServerContoh = App & {
  url: string;
  /** A call as this user; the answer as light-my-request gives it. */
  as(user_id: string, path: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  /** Forgets the sessions it holds. */
  lupakan(): void;
  close(): Promise<void>;
};

type Input = { pgUrl: string; kosong?: boolean; declarations: Declaration[] } & Partial<
  Pick<AppInput, 'commands' | 'documents' | 'reports'>
>;

/** The sample shop, and one that never traded. */
export const CONTOH: Template = { name: 'templat_contoh', from: EMPTY, fill: (url) => isiToko(url) };
export const CONTOH_KOSONG: Template = {
  name: 'templat_contoh_kosong',
  from: EMPTY,
  fill: (url) => isiToko(url, true),
};

/** A clone of the sample shop (or of the empty one) with a server over just these declarations. */
export async function serverContoh({
  pgUrl,
  kosong = false,
  declarations,
  ...input
}: Input): Promise<ServerContoh> {
  const database = await cloneDatabase(pgUrl, kosong ? CONTOH_KOSONG : CONTOH);
  const db = openDatabase({ url: database.url, poolSize: 4 });
  const clock = manualClock(SEKARANG);
  const app = await buildApp({
    db,
    clock,
    config: readConfig({ LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' }),
    house: buildHouse([defineDomain('contoh', 'Contoh', ...declarations)]),
    commands: [],
    documents: [],
    reports: [],
    refusals: [],
    ...input,
  });
  const tokens = new Map<string, string>();
  return {
    ...app,
    url: database.url,
    as: async (user_id, path, options = {}) => {
      const token =
        tokens.get(user_id) ??
        (await app.deps.sessions.open({ user_id, device: DEVICE, address: '127.0.0.1' }));
      tokens.set(user_id, token);
      const headers = { 'x-auth-token': token, cookie: `perangkat=${DEVICE}` };
      const url = path.startsWith('/') ? path : `/api/v1/${path}`;
      return app.app.inject({ method: 'GET', url, headers, ...options });
    },
    lupakan: () => tokens.clear(),
    close: async () => {
      await app.app.close();
      await db.close();
      await database.drop();
    },
  };
}
