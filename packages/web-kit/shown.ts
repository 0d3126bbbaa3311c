/**
 * What a page shows of the house before any of its screens is opened: plain data, read from the declarations while the page
 * is built. A declaration itself comes with the first screen that is made of it.
 */
import type { Document } from '@mustika/kernel/document.ts';
import type { House } from '@mustika/kernel/house.ts';
import type { MenuScreen } from '@mustika/kernel/screen.ts';

type Step = Pick<Document['transitions'][string], 'from' | 'to' | 'internal' | 'screens'>;

export type ShownDocument = Pick<Document, 'name' | 'label' | 'series' | 'shows'> & {
  reads?: { screen: string };
  transitions: Readonly<Record<string, Step>>;
};

export type Shown = {
  screens: readonly MenuScreen[];
  documents: readonly ShownDocument[];
  /** The parts of the trade in menu order, and the screens of each. */
  parts: readonly { label: string; screens: readonly string[] }[];
};

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

export const shownOf = ({ screens, documents, domains }: House): Shown => ({
  screens: screens.map(({ reads: _, ...screen }) => screen),
  documents: documents.map(documentOf),
  parts: domains.map(({ label, declarations }) => ({
    label,
    screens: declarations.flatMap((one) => {
      if (one.noun === 'screen') return [one.path];
      return one.noun === 'report' || one.noun === 'resource' ? [one.screen] : [];
    }),
  })),
});
