/** Sessions: opaque tokens, hashed at rest, bound to a device cookie, one alive per user. reliability.md 4.2. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@mustika/kernel/date.ts';
import type { Level } from '@mustika/kernel/gate.ts';
import { type Database, rawQuery, type Statement } from '../database.ts';

/** What somebody may, as the database knows it now. */
export type PersonRow = {
  user_id: string;
  nama: string;
  level: Level;
  kode_toko: string;
  no_whatsapp: string | null;
  harus_ganti_password: boolean;
  pusat: boolean;
  menu: ReadonlySet<string>;
  /** Parts of screens taken away (`/x#ubah`). */
  tertutup: ReadonlySet<string>;
  /** Does he log in with a code of his app? */
  totp: boolean;
  /** Stores a head-office user may act for; null: all of them. */
  lingkup: string[] | null;
};

/** What the database knows of a living session and its user. */
export type SessionRow = PersonRow & {
  dibuat: string;
  dipakai: string;
  berakhir: string;
  perangkat_hash: Buffer;
  /** Keys of its sealed bodies (ENKRIPSI), themselves sealed; null where the flag was off at login. */
  kunci_enkripsi: string | null;
  /** The process that holds its live line; null where none does. */
  proses: string | null;
};

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
export const newToken = (): string => randomBytes(32).toString('base64url');

const MINUTE = 60_000;
export const ABSOLUTE_MS = 12 * 60 * MINUTE;
/** Idle life: tills half an hour, people who approve or see everything a quarter. */
export const idleMs = (row: { level: Level; pusat: boolean }): number =>
  (row.level === 'KASIR' || row.level === 'DEV' || row.level === 'MU') && !row.pusat
    ? 30 * MINUTE
    : 15 * MINUTE;

const PERSON = `p.user_id, p.nama, p.level, p.kode_toko, p.no_whatsapp, p.harus_ganti_password, t.tipe = 'PUSAT' as pusat,
    p.lingkup, h.menu, h.tertutup,
    exists (select from pengguna_totp o where o.user_id = p.user_id and o.aktif_sejak is not null) as totp`;
const RIGHTS = `cross join lateral (
   select coalesce(array_agg(e.path) filter (where e.is_show and strpos(e.path, '#') = 0), '{}') as menu,
          coalesce(array_agg(e.path) filter (where not e.is_show and strpos(e.path, '#') > 0), '{}') as tertutup
     from hak_efektif(p.user_id, p.level) e) h`;
const MAY_WORK = 'p.aktif and p.dikunci_pada is null and t.aktif';

const FIND = `select ${PERSON}, s.dibuat, s.dipakai, s.berakhir, s.perangkat_hash, s.kunci_enkripsi, s.proses
  from sesi s join pengguna p using (user_id) join toko t using (kode_toko) ${RIGHTS}
 where s.token_hash = $1 and s.ditutup is null
   and s.lahir between clock_timestamp() - interval '12 hours' and clock_timestamp() + interval '1 minute' and ${MAY_WORK}`;

const WHO = `select ${PERSON} from pengguna p join toko t using (kode_toko) ${RIGHTS} where p.user_id = $1 and ${MAY_WORK}`;

/** Why a session ended, as a screen that is open says it. */
export type Ending = { alasan?: 'DIAMBIL' };
/** In one message, because the end closes the line. The user alone where nobody is told, as processes of before say it. */
const endingText = (user_id: string, kata?: Ending): string =>
  kata ? JSON.stringify({ user_id, kata }) : user_id;
export const endingOf = (payload: string): { user_id: string; kata?: Ending } =>
  payload.startsWith('{') ? JSON.parse(payload) : { user_id: payload };

/** A browser that has not been seen for this long is closed, crashed or cut off: its user may log in elsewhere. */
export const UNSEEN_MS = 2 * MINUTE;

export type Sessions = {
  /** The living session of this token on this device, or null. Asking is working: it keeps the session awake. */
  find(token: string, device: string): Promise<SessionRow | null>;
  /** The same without keeping it awake. */
  peek(token: string, device: string): Promise<SessionRow | null>;
  /** What somebody may who is not here: for what the house does in his name. Null where he may not work any more. */
  person(user_id: string): Promise<PersonRow | null>;
  /** Closes the user's living session and opens one on this device, unless `refuse` throws at what it finds. */
  open(input: OpenInput): Promise<string>;
  /** Ends a user's session everywhere, at once; `kata` is what his open screens are told first. */
  end(user_id: string, kata?: Ending): Promise<void>;
  /** Every process forgets the user and closes his lines, because a session of his was ended by another. */
  announce(user_id: string, kata?: Ending): Promise<void>;
  forget(user_id: string): void;
  /** Forgets what this process remembers of everybody: a template of rights changed. */
  forgetAll(): void;
};

/** A session that is open now, as the next login sees it. */
export type LiveSession = {
  perangkat_hash: Buffer;
  terlihat: string;
  dibuat: string;
  alamat: string | null;
  peranti: string | null;
};
export type OpenInput = {
  user_id: string;
  device: string;
  address: string;
  /** What its owner would call the device. */
  peranti?: string | null;
  /** What is kept with the session for its sealed bodies, made for the token it gets. */
  kunci?: (token: string) => string;
  refuse?: (live: LiveSession) => void;
};

const LIVE =
  "select perangkat_hash, sesi_terlihat(terlihat, proses) as terlihat, dibuat, alamat, peranti from sesi where user_id = $1 and ditutup is null and berakhir > $2 and dibuat <= $2::timestamptz + interval '1 minute'";

const CLOSE = 'update sesi set ditutup = $2 where user_id = $1 and ditutup is null';
const MEET = `insert into perangkat_dikenal (user_id, perangkat_hash) values ($1, $2)
  on conflict (user_id, perangkat_hash) do update set terakhir = clock_timestamp()`;
const OPEN = `insert into sesi (token_hash, user_id, perangkat_hash, dibuat, dipakai, terlihat, berakhir, alamat, kunci_enkripsi, peranti)
  values ($1, $2, $3, $4, $4, $4, $5, $6, $7, $8)`;

type Found<R extends PersonRow> = Omit<R, 'menu' | 'tertutup'> & { menu: string[]; tertutup: string[] };
type Cached = { at: number; row: SessionRow | null };

export type SessionOptions = {
  cacheMs?: number;
  /** False: nobody acts as head office in this installation (TIPE=CABANG). */
  central?: boolean;
};

/** Asked with every call of the session: its sets are made once. */
const remembered = <R extends PersonRow>(found: Found<R>, central: boolean): R =>
  ({
    ...found,
    pusat: found.pusat && central,
    menu: new Set(found.menu),
    tertutup: new Set(found.tertutup),
  }) as unknown as R;

export function createSessions(
  db: Database,
  clock: Clock,
  { cacheMs = 5000, central = true }: SessionOptions = {},
): Sessions {
  const cache = new Map<string, Cached>();
  const now = (): number => clock.now().epochMilliseconds;
  const run = (statement: Statement) => db.call(statement);

  async function lookUp(token: string): Promise<SessionRow | null> {
    const hit = cache.get(token);
    if (hit && now() - hit.at < cacheMs) return hit.row;
    const rows = await run({ name: 'sesi_cari', text: FIND, values: [sha256(token)] });
    const found = rows[0] as Found<SessionRow> | undefined;
    const row = found ? remembered<SessionRow>(found, central) : null;
    if (cache.size > 10_000) cache.clear();
    cache.set(token, { at: now(), row });
    return row;
  }

  const touch = async (token: string, row: SessionRow): Promise<void> => {
    row.dipakai = clock.now().toString();
    await run({
      name: 'sesi_pakai',
      text: 'update sesi set dipakai = $2, terlihat = $2 where token_hash = $1',
      values: [sha256(token), row.dipakai],
    });
  };

  const forget = (user_id: string): void => {
    for (const [token, hit] of cache) if (hit.row?.user_id === user_id) cache.delete(token);
  };

  const announce = async (user_id: string, kata?: Ending): Promise<void> => {
    forget(user_id);
    const values = [endingText(user_id, kata)];
    await run({ name: 'sesi_kabar', text: "select pg_notify('sesi', $1)", values });
  };

  const peek = async (token: string, device: string): Promise<SessionRow | null> => {
    // Tokens are 43 characters; a longer text must not fill the cache with what anybody sends.
    const row = token.length > 100 ? null : await lookUp(token);
    if (!row) return null;
    const sameDevice = timingSafeEqual(row.perangkat_hash, sha256(device));
    // A clock that was ahead when the session opened gives it nothing when it is put right.
    const alive =
      Date.parse(row.dibuat) <= now() + MINUTE &&
      now() < Math.min(Date.parse(row.berakhir), Date.parse(row.dibuat) + ABSOLUTE_MS) &&
      now() - Date.parse(row.dipakai) < idleMs(row) + MINUTE;
    return sameDevice && alive ? row : null;
  };

  return {
    forget,
    forgetAll: () => cache.clear(),
    peek,
    person: async (user_id) => {
      const [found] = await run({ name: 'orang_bekerja', text: WHO, values: [user_id] });
      return found ? remembered<PersonRow>(found as Found<PersonRow>, central) : null;
    },
    find: async (token, device) => {
      const row = await peek(token, device);
      // Only a living session on its own device is kept alive: a late call must not wake one that has gone to sleep.
      if (row && now() - Date.parse(row.dipakai) > MINUTE) await touch(token, row);
      return row;
    },
    open: async ({ user_id, device, address, peranti = null, kunci, refuse }) => {
      const token = newToken();
      const kept = kunci?.(token) ?? null;
      const at = clock.now();
      const end = at.add({ milliseconds: ABSOLUTE_MS });
      await db.tx({ kode_toko: '', user_id, lintas: false }, async (sql) => {
        // Two logins at one moment queue at the user's row: the second sees the session of the first.
        await rawQuery(sql, 'select from pengguna where user_id = $1 for update', [user_id]);
        const [live] = await rawQuery<LiveSession>(sql, LIVE, [user_id, at.toString()]);
        if (live) refuse?.(live);
        await rawQuery(sql, CLOSE, [user_id, at.toString()]);
        const life = [at.toString(), end.toString()];
        const values = [sha256(token), user_id, sha256(device), ...life, address, kept, peranti];
        await rawQuery(sql, OPEN, values);
        await rawQuery(sql, MEET, [user_id, sha256(device)]);
      });
      forget(user_id);
      return token;
    },
    announce,
    end: async (user_id, kata) => {
      await run({
        name: 'sesi_tutup',
        text: CLOSE,
        values: [user_id, clock.now().toString()],
      });
      await announce(user_id, kata);
    },
  };
}
