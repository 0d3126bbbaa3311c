/** What a store is set to, as rules read it. What can be set is declared in the files of the parts (`all.ts`). */
import type { Flag, Flags } from '../flags.ts';
import { KINDS, type Kinds } from './kinds.ts';
import { normalise, typedValue, type ValueOf } from './setting.ts';

export type SettingKey = keyof Kinds;

export const isSetting = (key: string): key is SettingKey => Object.hasOwn(KINDS, key);

/** Keys and texts of a store's rows; no other key compiles. */
export type Settings = Readonly<Partial<Record<SettingKey | Flag, string>>>;

/** What a store is set to, or the declared default when it says nothing or something that does not fit. */
export function readSetting<K extends SettingKey>(
  store: { settings: Settings },
  key: K,
): ValueOf<Kinds[K]['kind']> {
  const { kind, initial } = KINDS[key];
  const stored = store.settings[key];
  const text = (stored === undefined ? null : normalise(kind, stored)) ?? initial;
  return typedValue(kind, text) as ValueOf<Kinds[K]['kind']>;
}

/** What pure rules ask of a store. */
export type Toko = { settings: Settings; flags: Flags };
