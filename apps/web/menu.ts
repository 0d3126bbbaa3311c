/**
 * What the page must know before any room of the house is opened: its screens with their gates, where each act belongs, and
 * which screens a declaration alone makes. Computed while the page is built (menu-plugin.ts), because the declarations
 * behind it are ten times as much and a till needs three of them.
 */
import { house } from '@mustika/domains/house.ts';
import { listsOf } from '@mustika/kernel/document-reads.ts';
import type { ShownDocument } from '@mustika/kernel/drill.ts';
import type { MenuScreen } from '@mustika/kernel/screen.ts';
import { type ActPlace, placesOf } from '@mustika/web-kit/act-places.ts';

export type Menu = {
  screens: readonly MenuScreen[];
  /** Where a number of a document leads. */
  documents: readonly ShownDocument[];
  /** By call. */
  acts: readonly (readonly [string, ActPlace])[];
  /** Paths of the screens that need no file of their own. */
  declared: readonly string[];
};

const lists = house.documents.flatMap(listsOf);

export const menu: Menu = {
  screens: house.screens.map(({ reads: _, ...screen }) => screen),
  documents: house.documents.map(({ name, series, shows, reads, transitions }) => ({
    name,
    series,
    ...(shows ? { shows } : {}),
    ...(reads ? { reads: { screen: reads.screen } } : {}),
    // The first one alone says where documents are made.
    transitions: Object.fromEntries(
      Object.entries(transitions)
        .slice(0, 1)
        .map(([step, { screens }]) => [step, { screens }]),
    ),
  })),
  acts: [...placesOf(house)],
  declared: [
    ...house.resources.map(({ screen }) => screen),
    ...house.reports.map(({ screen }) => screen),
    ...lists.flatMap(({ reads }) => [reads.screen, ...reads.views.map(({ screen }) => screen)]),
  ],
};
