/** Where the time of a sale goes: the server's own CPU per module, and PostgreSQL's per statement. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { openPlace } from './place.ts';
import { openFloor, overHttp, warmUp } from './sale-rounds.ts';
import { makeSales } from './sales.ts';
import { startServer } from './server.ts';

type Node = { id: number; callFrame: { functionName: string; url: string } };
type CpuProfile = { nodes: Node[]; samples: number[]; timeDeltas: number[] };

const SALES = 3000;
const CALLERS = 8;

/** The part of the program a frame belongs to. */
function moduleOf({ callFrame: { functionName, url } }: Node): string {
  const npm = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (npm === '@mustika') return /@mustika\/(\w[\w-]*)/.exec(url)?.[1] ?? 'mustika';
  if (npm) return `npm ${npm}`;
  const own = /\/((?:packages|domains|apps)\/[^/]+)/.exec(url)?.[1];
  if (own) return own;
  if (url.startsWith('node:')) return 'node';
  return functionName.startsWith('(') ? functionName : 'v8 and bindings';
}

/** Self time per module in microseconds. */
function selfTimes(profile: CpuProfile): Map<string, number> {
  const nodes = new Map(profile.nodes.map((node) => [node.id, moduleOf(node)]));
  const times = new Map<string, number>();
  profile.samples.forEach((id, i) => {
    const name = nodes.get(id) ?? '?';
    times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas[i] ?? 0));
  });
  return times;
}

function serverTable(profile: CpuProfile): string {
  const times = selfTimes(profile);
  times.delete('(idle)');
  const all = [...times.values()].reduce((a, b) => a + b, 0);
  const rows = [...times]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 14)
    .map(([name, us]) => `| ${name} | ${((us / all) * 100).toFixed(0)} % | ${(us / SALES).toFixed(0)} |`);
  return ['| Server, by module | share of busy time | us a sale |', '|---|---|---|', ...rows].join('\n');
}

type StatementRow = { query: string; calls: number; us: number };

/** Statements inside functions are counted with the function that runs them: catat holds all that follow it. */
const STATEMENTS = `select left(regexp_replace(query, '\\s+', ' ', 'g'), 90) as query, calls::float8 as calls, total_exec_time * 1000 as us
  from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
 order by total_exec_time desc limit 40`;

function databaseTable(rows: readonly StatementRow[]): string {
  const lines = rows
    .filter((row) => row.us / SALES >= 5)
    .map(
      ({ query, calls, us }) =>
        `| \`${query.replaceAll('|', '\\|')}\` | ${(calls / SALES).toFixed(1)} | ${(us / SALES).toFixed(0)} |`,
    );
  return ['| PostgreSQL, by statement | calls a sale | us a sale |', '|---|---|---|', ...lines].join('\n');
}

const newestProfile = (dir: string): CpuProfile => {
  const name = readdirSync(dir).find((file) => file.endsWith('.cpuprofile'));
  if (!name) throw new Error('the server left no profile');
  return JSON.parse(readFileSync(join(dir, name), 'utf8')) as CpuProfile;
};

export type ProfileInput = { dataDir: string; port: number; poolSize: number; say: (line: string) => void };

export async function profile({ dataDir, port, poolSize, say }: ProfileInput): Promise<string> {
  const place = await openPlace(say, true);
  try {
    await onDatabase(place.url, (client) =>
      client.query('create extension if not exists pg_stat_statements'),
    );
    const nodeArgs = ['--cpu-prof', `--cpu-prof-dir=${dataDir}`];
    const server = await startServer({ url: place.url, port, dataDir, poolSize, nodeArgs });
    const floor = await openFloor(place, server, poolSize);
    await warmUp(floor);
    const sales = await makeSales(floor.seller, SALES);
    await onDatabase(place.url, (client) => client.query('select pg_stat_statements_reset()'));
    await overHttp(floor, port, sales, CALLERS);
    const { rows } = await onDatabase(place.url, (client) => client.query<StatementRow>(STATEMENTS));
    await floor.close();
    await server.stop();
    return `${serverTable(newestProfile(dataDir))}\n\n${databaseTable(rows)}`;
  } finally {
    await place.stop();
  }
}
