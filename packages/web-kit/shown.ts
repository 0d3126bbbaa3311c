/**
 * What a page shows of the house before any of its screens is opened: plain data, read from the declarations while the page
 * is built. A declaration itself comes with the first screen that is made of it.
 */
import type { Document } from '@mustika/kernel/document.ts';
import type { Gate } from '@mustika/kernel/gate.ts';
import { type House, listGate } from '@mustika/kernel/house.ts';
import type { Endpoint, Resource } from '@mustika/kernel/resource.ts';
import type { MenuScreen } from '@mustika/kernel/screen.ts';

type Step = Pick<Document['transitions'][string], 'from' | 'to' | 'internal' | 'screens'>;

export type ShownDocument = Pick<Document, 'name' | 'label' | 'series' | 'shows'> & {
  reads?: { screen: string };
  transitions: Readonly<Record<string, Step>>;
};

/** A list whose names stand beside its keys wherever they are shown, for those who may read it. */
export type NamedList = Pick<Resource, 'name' | 'key' | 'display'> & { list: Endpoint; gate: Gate };

export type Shown = {
  named: readonly NamedList[];
  screens: readonly MenuScreen[];
  documents: readonly ShownDocument[];
  /** The parts of the trade in menu order, and the screens of each. */
  parts: readonly { label: string; screens: readonly string[] }[];
};

/** Keys that are no words. */
const MUTE: ReadonlySet<string> = new Set(['kode_dept', 'kode_sales', 'kode_group', 'kode_baki']);

const namedOf = (house: House): NamedList[] =>
  house.resources
    .filter(({ key, display }) => MUTE.has(key) && display !== key)
    .map((one) => ({
      name: one.name,
      key: one.key,
      display: one.display,
      list: { method: one.api.list.method, path: one.api.list.path },
      gate: listGate(house, one),
    }));

const stepOf = ({ from, to, internal, screens }: Step): Step => ({
  from,
  to,
  screens,
  ...(internal ? { internal } : {}),
});

const documentOf = ({ name, label, series, shows, reads, transitions }: Document): ShownDocument => ({
  name,
  label,
  series,
  ...(shows ? { shows } : {}),
  ...(reads ? { reads: { screen: reads.screen } } : {}),
  transitions: Object.fromEntries(Object.entries(transitions).map(([step, one]) => [step, stepOf(one)])),
});

export const shownOf = (house: House): Shown => ({
  named: namedOf(house),
  screens: house.screens.map(({ reads: _, ...screen }) => screen),
  documents: house.documents.map(documentOf),
  parts: house.domains.map(({ label, declarations }) => ({
    label,
    screens: declarations.flatMap((one) => {
      if (one.noun === 'screen') return [one.path];
      return one.noun === 'report' || one.noun === 'resource' ? [one.screen] : [];
    }),
  })),
});
