/**
 * Who is using this browser. Status: `unknown` until the stored token has been asked about, `in`, `out`, or `locked`
 * (session ended or idle: the screen stays mounted under the login overlay, so nothing typed is lost).
 * Spec 1 §2.1 and §8; the login flag of the spec is kept beside the token.
 */
import { pakaiZona, type Zona } from '@mustika/kernel/date.ts';
import type { GateSubject, Level, Sarana } from '@mustika/kernel/gate.ts';
import { turnsOn } from '@mustika/kernel/settings/module.ts';
import { create } from 'zustand';
import { type ApiError, call, isApiError, wireApi } from './api.ts';
import { arrival, inPractice } from './practice.ts';
import { emptySession, forget, recall, remember } from './storage.ts';

export type AksesNode = {
  path: string;
  title: string;
  group: string;
  is_show: boolean;
  children?: AksesNode[];
};
export type KeyValue = { key: string; value: unknown };
export type Version = { major: number; minor: number; revision: number; build: number; tag: string };

/** `1.7.2` */
export const versionText = ({ major, minor, revision }: Version): string => `${major}.${minor}.${revision}`;

export type Userdata = {
  user_id: string;
  nama: string;
  level: Level;
  kode_toko: string;
  nama_toko: string;
  no_whatsapp: string | null;
  /** Open day of the store, yyyy-MM-dd. */
  tgl_system: string;
  /** By whose clock this store lives. */
  zona: Zona;
  /** Instant at which the day was opened. */
  tgl_buka: string | null;
  pusat: boolean;
  /** The chain has no second branch. */
  tunggal: boolean;
  /** What the owner said of his trade. */
  bentuk: 'BELUM' | 'SATU_TOKO' | 'RANTAI';
  /** In this chain one may agree with a PIN. */
  setuju_pin: boolean;
  /** Somebody of the chain has a passkey to agree with. */
  setuju_passkey: boolean;
  /** His own store, whichever he has picked. */
  toko_asal: string;
  /** Stores a head-office user may pick. */
  toko: { kode_toko: string; nama_toko: string; tipe: 'PUSAT' | 'CABANG' }[];
  akses: AksesNode[];
  modules: KeyValue[];
  settings: KeyValue[];
  harus_ganti_password: boolean;
  /** Nothing else opens until he logs in with a code of an app. */
  harus_totp: boolean;
  version: Version;
  mode: string;
  /** What the server has: a room to practise in, say. */
  sarana: { nama: Sarana }[];
};

export type SessionStatus = 'unknown' | 'in' | 'out' | 'locked';
/** Why the overlay is up: the session ended, nobody was there, or its user went on at another device. */
export type LockReason = 'berakhir' | 'diam' | 'diambil';

type LoginInput = { user_id: string; password: string; kode?: string; ambil_alih?: boolean };

export type SessionState = {
  token: string | null;
  user: Userdata | null;
  /** kode_toko of the branch a head-office user has picked. */
  portal: string | null;
  status: SessionStatus;
  lockReason: LockReason | null;
  /** Whose session had ended when the page was loaded anew: he is asked for his password alone. */
  berakhir: string | null;
  login: (input: LoginInput) => Promise<Userdata>;
  /** Goes on with a token that was given otherwise: the ticket of a practice store. */
  enter: (token: string) => Promise<void>;
  logout: () => Promise<void>;
  /** Why the first question to the server failed, when it was not the token. */
  startError: ApiError | null;
  /** Asks about the stored token, once, when the page loads. */
  start: () => Promise<void>;
  /** Asks the server who this is; after settings, portal or password changed. */
  refresh: () => Promise<void>;
  choosePortal: (kode_toko: string | null) => Promise<void>;
  lock: (reason: LockReason) => void;
};

const LOGGED_IN = 'ya';
/** Who was logged in here last, until he logs out himself. */
const PENGGUNA = 'pengguna';
/** His session ended and he has not come back: a page that is loaded anew says so. */
const TERKUNCI = 'terkunci';

/** Bodies are sealed: what the server asked for at the login of the session that is open now. */
let encrypted = recall<boolean>('sesi', 'enkripsi') === true;

type LoggedIn = Userdata & { token: string; kunci_publik?: string };

/** A server with ENKRIPSI=on refuses a login without a key, and gets it; every other browser loads nothing for it. */
async function openSession(input: LoginInput): Promise<Userdata & { token: string }> {
  const ask = async (more: { kunci_publik?: string } = {}): Promise<LoggedIn> => {
    const endpoint = { method: 'POST', path: 'users/login' } as const;
    return (await call<LoggedIn>(endpoint, { body: { ...input, ...more }, plain: true })).data;
  };
  const answer = await ask().catch(async (error: unknown) => {
    if (!isApiError(error) || error.code !== 'ENKRIPSI_PERLU_KUNCI') throw error;
    return (await import('./sending/enkripsi.ts')).agree((kunci_publik) => ask({ kunci_publik }));
  });
  const { kunci_publik, ...user } = answer;
  encrypted = kunci_publik !== undefined;
  return user;
}

function keepLogin(token: string): void {
  remember('sesi', 'enkripsi', encrypted);
  remember('sesi', 'token', token);
  remember('sesi', 'login', LOGGED_IN);
}

/** A window that brings a ticket is for another run than the one that is remembered. */
const storedToken = (): string | null =>
  arrival.ticket === '' && recall('sesi', 'login') === LOGGED_IN ? recall<string>('sesi', 'token') : null;

export const useSession = create<SessionState>()((set, get) => ({
  token: storedToken(),
  user: null,
  portal: recall<string>('sesi', 'portal'),
  status: storedToken() ? 'unknown' : 'out',
  lockReason: null,
  berakhir: storedToken() === null && recall('laci', TERKUNCI) ? recall('laci', PENGGUNA) : null,
  startError: null,

  start: async () => {
    await get()
      .refresh()
      .catch((error: unknown) => {
        const unknown = {
          status: 0,
          code: 'KESALAHAN_SERVER',
          message: 'Terjadi Kesalahan Saat Request Data',
        };
        set({ startError: isApiError(error) ? error : unknown });
      });
  },

  login: async (input) => {
    const { token, ...user } = await openSession(input);
    keepLogin(token);
    remember('laci', PENGGUNA, user.user_id);
    forget('laci', TERKUNCI);
    set({ token, user, status: 'in', lockReason: null, berakhir: null });
    return user;
  },

  enter: async (token) => {
    encrypted = false;
    keepLogin(token);
    set({ token, user: null, status: 'unknown', lockReason: null, berakhir: null, startError: null });
    await get().start();
  },

  logout: async () => {
    const user_id = get().user?.user_id;
    // The shop's line may be down: the browser forgets the token in any case, the server ends it by age.
    await call({ method: 'POST', path: 'users/logout' }, { body: { user_id } }).catch(() => undefined);
    emptySession();
    forget('laci', PENGGUNA);
    forget('laci', TERKUNCI);
    set({ token: null, user: null, portal: null, status: 'out', lockReason: null, berakhir: null });
  },

  refresh: async () => {
    try {
      const { data } = await call<Userdata>({ method: 'GET', path: 'users/sesi' });
      set({ user: data, status: 'in', lockReason: null });
    } catch (error) {
      if (isApiError(error) && error.code === 'TOKEN_TIDAK_VALID') return;
      throw error;
    }
  },

  choosePortal: async (kode_toko) => {
    const before = get().portal;
    if (kode_toko) remember('sesi', 'portal', kode_toko);
    else forget('sesi', 'portal');
    set({ portal: kode_toko });
    await get()
      .refresh()
      .catch((error: unknown) => {
        set({ portal: before });
        throw error;
      });
  },

  lock: (reason) => {
    if (get().status === 'locked') return;
    emptySession();
    if (!inPractice) remember('laci', TERKUNCI, true);
    const { user } = get();
    // Before the rooms nothing is typed that an overlay could keep: the door itself asks for the password again.
    const atDoor = user?.harus_ganti_password || user?.harus_totp;
    // Nobody has a password of a practice store: one goes in anew, from the room.
    if (inPractice) set({ token: null, user: null, portal: null, status: 'out' });
    else if (user && !atDoor) set({ status: 'locked', lockReason: reason });
    else
      set({
        token: null,
        user: null,
        portal: null,
        status: 'out',
        berakhir: recall<string>('laci', PENGGUNA),
      });
  },
}));

/** Head office, with no branch picked. */
export const useAway = (): boolean =>
  useSession(({ user, portal }) => Boolean(user?.pusat) && portal === null);

/** The owner of a shop that stands by itself: there is no head office that he would look down from, or pick a branch at. */
export const isAlone = (user: Userdata | null): boolean =>
  user !== null && user.bentuk === 'SATU_TOKO' && user.tunggal;

/** The store that this window works in, as its frame names it; nothing before a shop by itself has been made. */
export const useStoreName = (): string =>
  useSession(({ user, portal }) => (user && (portal !== null || !isAlone(user)) ? user.nama_toko : ''));

useSession.subscribe(({ user }) => pakaiZona(user?.zona ?? 'WIB'));

wireApi({
  token: () => useSession.getState().token,
  portal: () => useSession.getState().portal,
  encrypted: () => encrypted && useSession.getState().token !== null,
  sessionEnded: () => useSession.getState().lock('berakhir'),
});

function shownPaths(nodes: readonly AksesNode[]): string[] {
  return nodes.flatMap((node) => [...(node.is_show ? [node.path] : []), ...shownPaths(node.children ?? [])]);
}

/** What is hidden: screens, and acts that were taken away although their screen is shown. */
function closedPaths(nodes: readonly AksesNode[]): string[] {
  return nodes.flatMap((node) => [...(node.is_show ? [] : [node.path]), ...closedPaths(node.children ?? [])]);
}

/** What the gates may ask about this user. Only draws menus and routes: the server asks its own copy. */
export function gateSubject(user: Userdata): GateSubject {
  return {
    level: user.level,
    pusat: user.pusat,
    tunggal: user.tunggal,
    kode_toko: useSession.getState().portal ?? user.kode_toko,
    flags: new Set(user.modules.filter(({ value }) => turnsOn(value)).map(({ key }) => key)),
    settings: Object.fromEntries(user.settings.map(({ key, value }) => [key, String(value ?? '')])),
    mode: user.mode,
    sarana: new Set(user.sarana.map(({ nama }) => nama)),
    menu: new Set(shownPaths(user.akses)),
    tertutup: new Set(closedPaths(user.akses)),
  };
}
