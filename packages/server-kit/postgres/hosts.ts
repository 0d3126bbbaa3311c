/**
 * Several servers in one address, as libpq writes them (`postgresql://u:p@h1:5432,h2:5433/db`): one of them is the primary, and a
 * promotion makes it another one. Connections made here go to the primary of now. When it is gone they fail as they do with one
 * server, the tills hear SIBUK, and the next one asks all servers who it is. An address of one server costs nothing and goes the
 * way it always went.
 *
 * Of two that say they write (the old one came back beside the one that was promoted) the later timeline is right: what follows
 * is asked every few seconds, so that nobody goes on reading at the old one.
 */
import pg from 'pg';

const PARTS = /^([a-z]+:\/\/)([^/?#]*@)?([^/?#]*)(.*)$/is;

/** One address for each server that an address names, in its order. */
export function serversOf(url: string): string[] {
  const [, scheme = '', login = '', hosts = '', rest = ''] = PARTS.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${scheme}${login}${host}${rest}`) : [url];
}

/** The address of the first server: user, password and database are those of all. */
export const firstOf = (url: string): URL => new URL(serversOf(url)[0] as string);

/** The same servers, entered as somebody else or at another database. */
export function changed(
  url: string,
  parts: { username?: string; password?: string; pathname?: string },
): string {
  const one = Object.assign(firstOf(url), parts).toString();
  if (serversOf(url).length === 1) return one;
  const [, scheme = '', login = '', , rest = ''] = PARTS.exec(one) ?? [];
  return `${scheme}${login}${PARTS.exec(url)?.[3] ?? ''}${rest}`;
}

/** Every server of it is an address of PostgreSQL. */
export const isAddress = (url: string): boolean =>
  /^postgres(ql)?:\/\//.test(url) && serversOf(url).every((one) => URL.canParse(one));

/** How long a server may take to say whether it is the primary. */
const LOOK_MS = 2000;
/** Once one has said so: a later timeline may still speak up, a server that is off does not. */
const OTHERS_MS = 500;
const WATCH_MS = 5000;

type Primary = { server: string; timeline: number };

/** Null on a standby. The number is that of its log, which is the new one at once, as that of the last checkpoint is not. */
const TIMELINE = `select case when not pg_is_in_recovery()
  then ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int end as timeline`;

/** The server as a primary, or why it is none. */
async function look(server: string): Promise<Primary | string> {
  const client = new pg.Client({
    connectionString: server,
    connectionTimeoutMillis: LOOK_MS,
    query_timeout: LOOK_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number | null }>(TIMELINE);
    const timeline = rows[0]?.timeline ?? null;
    return timeline === null ? 'a standby' : { server, timeline };
  } catch (error) {
    return (error as Error).message || String((error as { code?: string }).code);
  } finally {
    void client.end().catch(() => {}); // Nobody waits for a farewell.
  }
}

/** Answered as SIBUK: somebody has to promote one. */
const nobodyWrites = (why: readonly string[]): Error =>
  Object.assign(new Error(`no PostgreSQL server is a primary: ${why.join('; ')}`), { code: 'ECONNREFUSED' });
const movedError = (): Error =>
  Object.assign(new Error('another PostgreSQL server was promoted'), { code: 'ECONNRESET' });

/** All servers asked at once; the first of them that is a primary gives the others half a second. */
async function seek(servers: readonly string[]): Promise<Primary> {
  const found: Primary[] = [];
  const not: string[] = [];
  const enough = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  const asked = servers.map(async (server) => {
    const seen = await look(server);
    if (typeof seen === 'string') return not.push(`${new URL(server).host}: ${seen}`);
    found.push(seen);
    timer ??= setTimeout(enough.resolve, OTHERS_MS);
    return found.length;
  });
  await Promise.race([Promise.all(asked), enough.promise]);
  clearTimeout(timer);
  const [first, ...others] = found;
  if (!first) throw nobodyWrites(not);
  return others.reduce((best, one) => (one.timeline > best.timeline ? one : best), first);
}

/** What node-postgres knows of itself and its types do not say. */
type Inside = {
  host: string;
  port: number;
  connection: pg.Connection & { stream: { destroy(error: Error): void } };
};
const insideOf = (client: pg.Client): Inside => client as unknown as Inside;

type Group = {
  primary(): Promise<Primary>;
  /** It could not be reached, or is none any more: the next one asks again. */
  doubt(): void;
  /** Ends the client when another server takes over. */
  follow(client: pg.Client, at: Primary): void;
};

function createGroup(servers: readonly string[]): Group {
  let current: Primary | null = null;
  let seeking: Promise<Primary> | null = null;
  let watch: NodeJS.Timeout | undefined;
  const clients = new Map<pg.Client, Primary>();
  const find = (): Promise<Primary> => {
    seeking ??= seek(servers).finally(() => {
      seeking = null;
    });
    return seeking;
  };
  const see = async (): Promise<void> => {
    current = await find();
    for (const [client, { server, timeline }] of clients)
      if (current.server !== server && current.timeline > timeline)
        insideOf(client).connection.stream.destroy(movedError());
  };
  return {
    primary: async () => {
      // What nobody watches may have moved since it was seen.
      if (!current || clients.size === 0) current = await find();
      return current;
    },
    doubt: () => {
      current = null;
    },
    follow: (client, at) => {
      clients.set(client, at);
      watch ??= setInterval(() => void see().catch(() => {}), WATCH_MS).unref();
      client.once('end', () => {
        clients.delete(client);
        if (clients.size > 0) return;
        clearInterval(watch);
        watch = undefined;
      });
    },
  };
}

/** By the servers alone: whoever connects to them, and to whatever database, learns of a promotion once. */
const groups = new Map<string, Group>();
function groupOf(url: string): Group {
  const hosts = PARTS.exec(url)?.[3] ?? '';
  const known = groups.get(hosts) ?? createGroup(serversOf(url));
  groups.set(hosts, known);
  return known;
}

async function connectTo(client: pg.Client, group: Group, connect: () => Promise<unknown>): Promise<void> {
  const at = await group.primary();
  const { hostname, port } = new URL(at.server);
  Object.assign(insideOf(client), { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) });
  // PostgreSQL says it to every connection, before the first statement.
  let standby = false;
  insideOf(client).connection.on(
    'parameterStatus',
    (said: { parameterName: string; parameterValue: string }) => {
      if (said.parameterName === 'in_hot_standby') standby = said.parameterValue === 'on';
    },
  );
  try {
    await connect();
  } catch (error) {
    group.doubt();
    throw error;
  }
  group.follow(client, at);
  if (!standby) return;
  group.doubt();
  await client.end();
  throw nobodyWrites([`${hostname}: a standby`]);
}

/** A client as `new pg.Client(config)` makes it, of the primary of now. Its address may name several servers. */
export function newClient(config: pg.ClientConfig & { connectionString: string }): pg.Client {
  const { connectionString: url } = config;
  const [first, ...others] = serversOf(url);
  if (others.length === 0) return new pg.Client(config);
  const group = groupOf(url);
  const client = new pg.Client({ ...config, connectionString: first as string });
  const own = client.connect.bind(client);
  const connect = async (): Promise<void> => {
    let begun = false;
    try {
      await connectTo(client, group, () => {
        begun = true;
        return own();
      });
    } catch (error) {
      // One that never began has no end of its own, and whoever waits for it would wait for ever.
      if (!begun) process.nextTick(() => client.emit('end'));
      throw error;
    }
  };
  client.connect = ((done?: (error: Error | null) => void) =>
    done ? void connect().then(() => done(null), done) : connect()) as typeof client.connect;
  return client;
}

function makeClient(config: pg.ClientConfig & { connectionString: string }): pg.Client {
  return newClient(config);
}
/** The same, as a pool wants to make it: `new pg.Pool({ connectionString, Client: PrimaryClient })`. */
export const PrimaryClient = makeClient as unknown as typeof pg.Client;
