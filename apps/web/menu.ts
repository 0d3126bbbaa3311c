/**
 * What the page must know before any room of the house is opened: what is shown of it, where each act belongs, and which
 * screens a declaration alone makes. Computed while the page is built (menu-plugin.ts), because the declarations behind it
 * are ten times as much and a till needs three of them.
 */
import { house } from '@mustika/domains/house.ts';
import { countersOf } from '@mustika/kernel/document-counter.ts';
import { listsOf } from '@mustika/kernel/document-reads.ts';
import { type ActPlace, placesOf } from '@mustika/web-kit/act-places.ts';
import { type Shown, shownOf } from '@mustika/web-kit/shown.ts';

export type Menu = Shown & {
  /** By call. */
  acts: readonly (readonly [string, ActPlace])[];
  /** Which of `screens` need no file of their own, by their place: every page carries this list. */
  declared: readonly number[];
};

const lists = house.documents.flatMap(listsOf);

const shown = shownOf(house);
const declared = new Set([
  ...house.resources.map(({ screen }) => screen),
  ...house.reports.map(({ screen }) => screen),
  ...lists.flatMap(({ reads }) => [reads.screen, ...reads.views.map(({ screen }) => screen)]),
  ...house.documents.flatMap(countersOf).map(({ counter }) => counter.screen),
]);

export const menu: Menu = {
  ...shown,
  acts: [...placesOf(house)],
  declared: shown.screens.flatMap(({ path }, at) => (declared.has(path) ? [at] : [])),
};
