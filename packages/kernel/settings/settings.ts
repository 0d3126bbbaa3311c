/**
 * Every parameter of a store that is no module, declared once: the screens show what stands here, the server takes
 * nothing else, and rules read by `readSetting`. The names PEMBULATAN, kategori_harga and HUTANG_POKOK are the
 * specification's (Spec 1 §2.2, §7; Domain R3.5), the others are ours where it describes a limit without naming it.
 * Add an entry to settings-trade.ts or settings-house.ts and read it in a rule: it has its place on the screen, its
 * check, its history and its push to open browsers.
 */
import type { Flag, Flags } from '../flags.ts';
import { normalise, typedValue, type ValueOf } from './setting.ts';
import { HOUSE_SETTINGS } from './settings-house.ts';
import { TRADE_SETTINGS } from './settings-trade.ts';

export const SETTINGS = { ...TRADE_SETTINGS, ...HOUSE_SETTINGS };

export type SettingKey = keyof typeof SETTINGS;

export const isSetting = (key: string): key is SettingKey => Object.hasOwn(SETTINGS, key);

/** Keys and texts of a store's rows; no other key compiles. */
export type Settings = Readonly<Partial<Record<SettingKey | Flag, string>>>;

/** What a store is set to, or the declared default when it says nothing or something that does not fit. */
export function readSetting<K extends SettingKey>(
  store: { settings: Settings },
  key: K,
): ValueOf<(typeof SETTINGS)[K]['kind']> {
  const { kind, initial } = SETTINGS[key];
  const stored = store.settings[key];
  const text = (stored === undefined ? null : normalise(kind, stored)) ?? initial;
  return typedValue(kind, text) as ValueOf<(typeof SETTINGS)[K]['kind']>;
}

/** What pure rules ask of a store. */
export type Toko = { settings: Settings; flags: Flags };
