/**
 * From a declaration to the component that shows it. Hand-made screens are files `{path}.screen.tsx` in a domain
 * folder; resources and reports share one screen each. Everything is its own chunk.
 */
import { house } from '@mustika/domains/house.ts';
import { type ActView, listsOf, type ReadableDocument } from '@mustika/kernel/document-reads.ts';
import type { Report } from '@mustika/kernel/report.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { ActKind } from '@mustika/web-kit/document-screen/act-screen.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import type { SheetModule } from '@mustika/web-kit/document-screen/sheet.tsx';
import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';

type Module<P> = { default: ComponentType<P> };
type Loader<P = object> = () => Promise<Module<P>>;

const files = import.meta.glob<Module<object>>('../../domains/**/*.screen.tsx');
const byName = new Map<string, Loader>(
  Object.entries(files).map(([path, load]) => [
    path.split('/').pop()?.replace('.screen.tsx', '') ?? path,
    load,
  ]),
);

/** The two shared screens with their declaration already filled in. */
const resourceLoader =
  (resource: Resource): Loader =>
  async () => {
    const { ResourceScreen } = await import('@mustika/web-kit/resource-screen.tsx');
    return { default: () => createElement(ResourceScreen, { resource }) };
  };

const reportLoader =
  (report: Report): Loader =>
  async () => {
    const { ReportScreen } = await import('@mustika/web-kit/report-screen.tsx');
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
    const [{ DocumentScreen }, entry, own] = await Promise.all([
      import('@mustika/web-kit/document-screen/document-screen.tsx'),
      (partOf(entries, screen) ?? partOf(entries, first))?.(),
      (partOf(sheets, screen) ?? partOf(sheets, first))?.(),
    ]);
    const props = { document, Entry: entry?.default, own };
    return { default: () => createElement(DocumentScreen, props) };
  };

/** A screen for one act, of every kind that names it; each kind's sheet is that of its own screen. */
const actLoader =
  (screen: string, named: readonly ReadableDocument[]): Loader =>
  async () => {
    const { ActScreen } = await import('@mustika/web-kit/document-screen/act-screen.tsx');
    const kinds = await Promise.all(
      named.map(async (document) => ({
        document,
        view: document.reads.views.find((view) => view.screen === screen) as ActView,
        own: await partOf(sheets, document.reads.screen)?.(),
      })),
    );
    return { default: () => createElement(ActScreen, { kinds: kinds as unknown as [ActKind] }) };
  };

const lists = house.documents.map(listsOf);
const documents = new Map<string, Loader>(
  lists.flatMap((ofKind) =>
    ofKind.map((list) => [list.reads.screen, documentLoader(list, ofKind[0]?.reads.screen ?? '')]),
  ),
);
const forActs = Map.groupBy(
  lists.flat().flatMap((document) => document.reads.views.map(({ screen }) => ({ screen, document }))),
  ({ screen }) => screen,
);
const resources = new Map<string, Resource>(house.resources.map((resource) => [resource.screen, resource]));
const reports = new Map<string, Report>(house.reports.map((report) => [report.screen, report]));

function loaderOf(path: string): Loader | undefined {
  const own = byName.get(path.slice(1));
  if (own) return own;
  const resource = resources.get(path);
  if (resource) return resourceLoader(resource);
  const document = documents.get(path);
  if (document) return document;
  const kinds = forActs.get(path);
  if (kinds)
    return actLoader(
      path,
      kinds.map((one) => one.document),
    );
  const report = reports.get(path);
  return report && reportLoader(report);
}

/** Is there anything to show? A declared screen that nobody has built yet stays out of the menus. */
export const isBuilt = (path: string): boolean => loaderOf(path) !== undefined;

const made = new Map<string, LazyExoticComponent<ComponentType>>();

/** The component of a route, or undefined while nobody has built it. The same path always gives the same component. */
export function componentOf(path: string): LazyExoticComponent<ComponentType> | undefined {
  const known = made.get(path);
  if (known) return known;
  const load = loaderOf(path);
  if (!load) return undefined;
  const component = lazy(load);
  made.set(path, component);
  return component;
}
