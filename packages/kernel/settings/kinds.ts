/**
 * What a rule needs of a declared setting: how its text is read, and what it is when there is none. The page gets this as data
 * (apps/web/menu-plugin.ts): what a setting means and who may change it, four times as much, comes with the screen of the settings.
 */
import { SETTINGS } from './all.ts';
import type { Setting } from './setting.ts';

export type Kinds = {
  readonly [K in keyof typeof SETTINGS]: Pick<(typeof SETTINGS)[K], 'kind' | 'initial'>;
};

const kindsOf = (declared: Readonly<Record<string, Setting>>): unknown =>
  Object.fromEntries(Object.entries(declared).map(([key, { kind, initial }]) => [key, { kind, initial }]));

export const KINDS = kindsOf(SETTINGS) as Kinds;
