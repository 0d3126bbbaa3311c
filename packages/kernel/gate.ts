/** A gate is data; one pure function answers it for the server's hook, the router, the sidebar and the tests. */
import type { Flag, Flags } from './flags.ts';
import { isPart, screenOfPart } from './part.ts';
import { readSetting, type SettingKey, type Settings } from './settings/settings.ts';

/** OWN owner, SU super user, MU manager user, SPV supervisor, DEV developer, KASIR cashier. Spec 1 §6. */
export const LEVELS = ['OWN', 'SU', 'MU', 'SPV', 'DEV', 'KASIR'] as const;
export type Level = (typeof LEVELS)[number];

type KeyOf<Value> = {
  [K in SettingKey]: ReturnType<typeof readSetting<K>> extends Value ? K : never;
}[SettingKey];
/** Settings that hold one word of a list. */
export type ChoiceKey = KeyOf<string>;
/** Settings that hold store codes. */
export type StoresKey = KeyOf<readonly string[]>;

/** What a server has beside the settings of its stores: a room to practise in, or it is a practice store or a trial itself. */
export const SARANA = ['RUANG_LATIHAN', 'TOKO_LATIHAN', 'UJI_COBA'] as const;
export type Sarana = (typeof SARANA)[number];

export type Gate =
  | { is: 'public' }
  | { is: 'login' }
  | { is: 'orang' }
  | { is: 'flag'; flag: Flag }
  | { is: 'level'; levels: readonly Level[] }
  | { is: 'pusat' }
  | { is: 'mode'; mode: string }
  | { is: 'sarana'; sarana: Sarana }
  | { is: 'setting'; key: ChoiceKey; value: string }
  | { is: 'store-list'; key: StoresKey }
  | { is: 'menu'; path: string }
  | { is: 'not'; gate: Gate }
  | { is: 'all' | 'any'; gates: readonly Gate[] };

/** What a gate may ask about. Built on the server from the database; the browser's copy only draws menus. */
export type GateSubject = {
  level: Level;
  /** Head-office user. */
  pusat: boolean;
  kode_toko: string;
  flags: Flags;
  settings: Settings;
  /** Application mode of the runtime configuration. */
  mode: string;
  /** What the server has; nothing when left out. */
  sarana?: ReadonlySet<string>;
  /** His chain has no second branch. No gate asks it: menus do. */
  tunggal?: boolean;
  /** Paths whose is_show is true in the user's access tree. */
  menu: ReadonlySet<string>;
  /** Parts of screens (`/x#ubah`) that were taken away from the user, and screens with all of theirs; every other part is open. */
  tertutup?: ReadonlySet<string>;
  /**
   * A key of the API, no person: `menu` holds all it was given, parts too, and nothing else is open. Where levels are asked for, that of
   * the owner who answers for it counts; what a person of `level` may do alone is all that it may.
   */
  kunci?: { id: string; level: Level };
};

export const publik: Gate = { is: 'public' };
export const login: Gate = { is: 'login' };
/** Somebody who logged in himself: no key of the API. */
export const orang: Gate = { is: 'orang' };
export const pusat: Gate = { is: 'pusat' };
export const flag = (name: Flag): Gate => ({ is: 'flag', flag: name });
export const level = (...levels: Level[]): Gate => ({ is: 'level', levels });
export const mode = (name: string): Gate => ({ is: 'mode', mode: name });
export const sarana = (name: Sarana): Gate => ({ is: 'sarana', sarana: name });
export const setting = <K extends ChoiceKey>(key: K, value: ReturnType<typeof readSetting<K>>): Gate => ({
  is: 'setting',
  key,
  value,
});
export const storeList = (key: StoresKey): Gate => ({ is: 'store-list', key });
export const menu = (path: string): Gate => ({ is: 'menu', path });
export const not = (gate: Gate): Gate => ({ is: 'not', gate });
export const all = (...gates: Gate[]): Gate => ({ is: 'all', gates });
export const any = (...gates: Gate[]): Gate => ({ is: 'any', gates });

/** Does this gate open for this session? `null` is a visitor without login. */
export function passes(gate: Gate, subject: GateSubject | null): boolean {
  if (gate.is === 'public') return true;
  if (gate.is === 'all') return gate.gates.every((part) => passes(part, subject));
  if (gate.is === 'any') return gate.gates.some((part) => passes(part, subject));
  if (!subject) return false;
  switch (gate.is) {
    case 'login':
      return true;
    case 'orang':
      return !subject.kunci;
    case 'flag':
      return subject.flags.has(gate.flag);
    case 'level':
      return gate.levels.includes(subject.kunci?.level ?? subject.level);
    case 'pusat':
      return subject.pusat;
    case 'mode':
      return subject.mode === gate.mode;
    case 'sarana':
      return subject.sarana?.has(gate.sarana) === true;
    case 'setting':
      return readSetting(subject, gate.key) === gate.value;
    case 'store-list':
      return readSetting(subject, gate.key).includes(subject.kode_toko);
    case 'menu':
      if (subject.kunci) return subject.menu.has(gate.path);
      // Owner and super user see all menu items (Spec 1 §6).
      if (subject.level === 'OWN' || subject.level === 'SU') return true;
      if (!isPart(gate.path)) return subject.menu.has(gate.path);
      return !subject.tertutup?.has(gate.path) && !subject.tertutup?.has(screenOfPart(gate.path));
    case 'not':
      return !passes(gate.gate, subject);
  }
}

/** Could it open for a key of the API that was given these rights, whatever else is so? */
export const mayOpenForKey = (gate: Gate, given: Pick<ReadonlySet<string>, 'has'>): boolean => {
  if (gate.is === 'all') return gate.gates.every((part) => mayOpenForKey(part, given));
  if (gate.is === 'any') return gate.gates.some((part) => mayOpenForKey(part, given));
  return gate.is === 'menu' ? given.has(gate.path) : gate.is !== 'orang';
};

/** Opens for nobody but somebody who logged in himself. */
export const needsPerson = (gate: Gate): boolean => !mayOpenForKey(gate, { has: () => true });

/** Menus and parts of them that a gate asks about. */
export const rightsIn = (gate: Gate): string[] => {
  if (gate.is === 'menu') return [gate.path];
  return 'gates' in gate ? gate.gates.flatMap(rightsIn) : [];
};

const flagsIn = (gate: Gate): Flag[] => {
  if (gate.is === 'flag') return [gate.flag];
  if (gate.is === 'not') return flagsIn(gate.gate);
  return 'gates' in gate ? gate.gates.flatMap(flagsIn) : [];
};

/** Modules that are off and would open this gate for the session; none when it is open, or shut for another reason. */
export function missingModules(gate: Gate, subject: GateSubject): Flag[] {
  const off = [...new Set(flagsIn(gate))].filter((name) => !subject.flags.has(name));
  const flags: Flags = { has: (name) => off.includes(name) || subject.flags.has(name) };
  return !passes(gate, subject) && passes(gate, { ...subject, flags }) ? off : [];
}
