/** Settings and modules side by side, as the screens and the server's checks go through them. */
import { FLAGS, type Flag, isFlag, MODULES } from '../flags.ts';
import type { Level } from '../gate.ts';
import { SETTINGS } from './all.ts';
import type { Module } from './module.ts';
import { normalise, type Reach, type Setting, type SettingKind, yesno } from './setting.ts';
import { isSetting, type SettingKey } from './settings.ts';

export type DeclaredKey = SettingKey | Flag;

export type Declared = Pick<Setting, 'part' | 'meaning'> & {
  key: DeclaredKey;
  module: boolean;
  kind: SettingKind;
  /** As stored. */
  initial: string;
  levels: readonly Level[];
  guarded: boolean;
  everyday: boolean;
  awaited: Module['awaited'] | null;
  needs: readonly Flag[];
  reaches: Reach | null;
};

/** Who may open settingsystem. Spec 1 §6. */
export const SYSTEM_LEVELS: readonly Level[] = ['OWN', 'SU', 'DEV', 'MU'];
/** Everyday switches are the supervisor's, too. */
const EVERYDAY_LEVELS: readonly Level[] = [...SYSTEM_LEVELS, 'SPV'];

function declare(key: DeclaredKey): Declared {
  const module: Module | null = isFlag(key) ? MODULES[key] : null;
  const setting: Setting | null = isSetting(key) ? SETTINGS[key] : null;
  const one = (module ?? setting) as Module | Setting;
  const everyday = one.everyday ?? false;
  return {
    key,
    module: module !== null,
    part: one.part,
    meaning: one.meaning,
    kind: setting?.kind ?? yesno,
    initial: setting?.initial ?? 'false',
    levels: one.levels ?? (everyday ? EVERYDAY_LEVELS : SYSTEM_LEVELS),
    guarded: one.guarded ?? false,
    everyday,
    awaited: module?.awaited ?? null,
    needs: (module?.needs ?? []) as readonly Flag[],
    reaches: one.reaches ?? null,
  };
}

export const DECLARED: readonly Declared[] = [...(Object.keys(SETTINGS) as SettingKey[]), ...FLAGS].map(
  declare,
);

const byKey = new Map<string, Declared>(DECLARED.map((one) => [one.key, one]));

export const declaredAs = (key: string): Declared | null => byKey.get(key) ?? null;

/** The stored text a declaration takes for what is kept or sent; null when it does not fit. Any text but false turns a module on (Domain R11.8). */
export function storedAs(one: Declared, text: string): string | null {
  const fit = normalise(one.kind, text);
  return fit ?? (one.module && text !== '' ? 'true' : null);
}

/** What counts: the row's text when it fits, else the default. */
export const effective = (one: Declared, row: string | undefined): string =>
  (row === undefined ? null : storedAs(one, row)) ?? one.initial;

/** Modules that would stand without what they need once `key` is off. */
export const dependents = (key: string): Flag[] =>
  DECLARED.filter((one) => (one.needs as readonly string[]).includes(key)).map((one) => one.key as Flag);
