/** From a declaration to the component that shows it: what a screen without a file of its own is made of. */
import { house } from '@mustika/domains/house.ts';
import { countersOf } from '@mustika/kernel/document-counter.ts';
import { type ActView, isReadable, listsOf, type ReadableDocument } from '@mustika/kernel/document-reads.ts';
import type { Report } from '@mustika/kernel/report.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { CounterKind } from '@mustika/web-kit/counter/entry.tsx';
import type { ActKind } from '@mustika/web-kit/document-screen/act-screen.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import type { SheetModule } from '@mustika/web-kit/document-screen/sheet.tsx';
import { type ComponentType, createElement, type ReactNode } from 'react';

type Module<P> = { default: ComponentType<P> };
type Loader<P = object> = () => Promise<Module<P>>;

/** The two shared screens with their declaration already filled in. */
const resourceLoader =
  (resource: Resource): Loader =>
  async () => {
    const { ResourceScreen } = await import('@mustika/web-kit/resource/resource-screen.tsx');
    return { default: () => createElement(ResourceScreen, { resource }) };
  };

const reportLoader =
  (report: Report): Loader =>
  async () => {
    const { ReportScreen } = await import('@mustika/web-kit/report/report-screen.tsx');
    return { default: () => createElement(ReportScreen, { report }) };
  };

/** The making of a document, and what its sheet says itself, where a domain does them. */
const entries = import.meta.glob<Module<EntryProps>>('../../domains/**/*.entry.tsx');
const sheets = import.meta.glob<SheetModule>('../../domains/**/*.sheet.tsx');
const partOf = <T>(found: Record<string, () => Promise<T>>, screen: string): (() => Promise<T>) | undefined =>
  Object.entries(found).find(([path]) => path.split('/').pop()?.split('.')[0] === screen.slice(1))?.[1];

/** A further screen of a kind has the parts of its first one, but for its own. */
const documentLoader =
  (document: ReadableDocument, first: string): Loader =>
  async () => {
    const { screen } = document.reads;
    const counter = counters.get(screen);
    const [{ DocumentScreen }, entry, own] = await Promise.all([
      import('@mustika/web-kit/document-screen/document-screen.tsx'),
      counter ? counterLoader(screen, counter)() : (partOf(entries, screen) ?? partOf(entries, first))?.(),
      (partOf(sheets, screen) ?? partOf(sheets, first))?.(),
    ]);
    const props = { document, Entry: entry?.default, own };
    return { default: () => createElement(DocumentScreen, props) };
  };

/** A screen for one act, of every kind that names it; each kind's sheet is that of its own screen. */
const actLoader =
  (screen: string, named: readonly { document: ReadableDocument; first: string }[]): Loader =>
  async () => {
    const { ActScreen } = await import('@mustika/web-kit/document-screen/act-screen.tsx');
    const kinds = await Promise.all(
      named.map(async ({ document, first }) => ({
        document,
        view: document.reads.views.find((view) => view.screen === screen) as ActView,
        own: await (partOf(sheets, document.reads.screen) ?? partOf(sheets, first))?.(),
      })),
    );
    return { default: () => createElement(ActScreen, { kinds: kinds as unknown as [ActKind] }) };
  };

/** Every counter by its path: what is made there, the one it opens with first. */
const counters = Map.groupBy(
  house.documents
    .filter(isReadable)
    .flatMap((document) => countersOf(document).map((transition): CounterKind => ({ document, transition }))),
  ({ transition }) => transition.counter.screen,
);

/** Beside the list of its kind a counter is what the screen opens with. */
const counterLoader = (path: string, kinds: readonly CounterKind[]) => async () => {
  const [{ CounterScreen }, own] = await Promise.all([
    import('@mustika/web-kit/counter/counter-screen.tsx'),
    partOf(sheets, path)?.(),
  ]);
  const props = { path, kinds: kinds as unknown as readonly [CounterKind], own };
  return {
    default: ({ chips }: { chips?: ReactNode | undefined }) =>
      createElement(CounterScreen, { ...props, chips }),
  };
};

const lists = house.documents.map(listsOf);
const documents = new Map<string, Loader>(
  lists.flatMap((ofKind) =>
    ofKind.map((list) => [list.reads.screen, documentLoader(list, ofKind[0]?.reads.screen ?? '')]),
  ),
);
const forActs = Map.groupBy(
  lists.flatMap((ofKind) =>
    ofKind.flatMap((document) =>
      document.reads.views.map(({ screen }) => ({
        ...{ screen, document, first: ofKind[0]?.reads.screen ?? '' },
      })),
    ),
  ),
  ({ screen }) => screen,
);
const resources = new Map<string, Resource>(house.resources.map((resource) => [resource.screen, resource]));
const reports = new Map<string, Report>(house.reports.map((report) => [report.screen, report]));

function loaderOf(path: string): Loader | undefined {
  const resource = resources.get(path);
  if (resource) return resourceLoader(resource);
  const document = documents.get(path);
  if (document) return document;
  const counter = counters.get(path);
  if (counter) return counterLoader(path, counter);
  const kinds = forActs.get(path);
  if (kinds) return actLoader(path, kinds);
  const report = reports.get(path);
  return report && reportLoader(report);
}

/** The module of a declared screen, as a file of its own would be. */
export function loadDeclared(path: string): Promise<Module<object>> {
  const load = loaderOf(path);
  if (!load) throw new Error(`nothing declares ${path}`);
  return load();
}
