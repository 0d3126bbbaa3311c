/** The registry: all declarations of all domains. Router, sidebar, gates, access tree, OpenAPI and tests read it. */
import type { Command } from './command.ts';
import type { Document } from './document.ts';
import { all, any, type Gate, level, login, menu, pusat } from './gate.ts';
import { gabungJurnal, type Jurnal } from './jurnal.ts';
import { partPath, type ResourcePart } from './part.ts';
import { type Rahasia, secretNames } from './rahasia.ts';
import { readCommands } from './read-calls.ts';
import { type Report, reportScreen } from './report.ts';
import { type Endpoint, type Resource, screenOf } from './resource.ts';
import type { MenuScreen, Screen } from './screen.ts';

export type Declaration = Resource | Command | Document | Report | Screen;

export type Domain = { name: string; label: string; declarations: readonly Declaration[] };

/** `items` in menu order. */
export const defineDomain = (name: string, label: string, ...declarations: Declaration[]): Domain => ({
  name,
  label,
  declarations,
});

export type House = {
  domains: readonly Domain[];
  resources: readonly Resource[];
  commands: readonly Command[];
  documents: readonly Document[];
  reports: readonly Report[];
  /** Every route there is: hand-made screens and those that resources and reports bring along, in menu order. */
  screens: readonly Screen[];
  /** Every journal that documents post, by `trx/type`, in that order. */
  journals: ReadonlyMap<string, Jurnal>;
  /** Names of fields that are a secret of the shop, wherever they stand. */
  rahasia: ReadonlyMap<string, Rahasia>;
};

export function buildHouse(domains: readonly Domain[]): House {
  const declarations = domains.flatMap((domain) => domain.declarations);
  const pick = <N extends Declaration['noun']>(noun: N) =>
    declarations.filter((d): d is Extract<Declaration, { noun: N }> => d.noun === noun);
  const screens = declarations.flatMap((d): Screen[] => {
    if (d.noun === 'screen') return [d];
    if (d.noun === 'resource') return [screenOf(d)];
    return d.noun === 'report' ? [reportScreen(d)] : [];
  });
  refuseTwins(
    'route',
    screens.map((screen) => screen.path),
  );
  const documents = pick('document');
  const read = documents.flatMap(readCommands);
  const house = { domains, resources: pick('resource'), commands: [...pick('command'), ...read] };
  const all = [...declarations, ...read];
  refuseTwins(
    'name',
    all.flatMap((d) => (d.noun === 'screen' ? [] : [d.name])),
  );
  refuseTwins(
    'number series',
    documents.map((document) => document.series),
  );
  refuseTwins('call', all.flatMap(callsOf));
  const journals = new Map(
    gabungJurnal(documents.flatMap((d) => d.journals)).map((one) => [`${one.trx}/${one.type}`, one]),
  );
  const reports = pick('report');
  const rahasia = new Map(
    [
      ...house.resources.map((one) => one.fields),
      ...house.commands.map((one) => one.fields),
      ...documents.flatMap((one) => Object.values(one.transitions).map((step) => step.fields)),
      ...documents.flatMap(({ reads }) =>
        reads ? [reads.head, reads.detail, ...Object.values(reads.lines).map(({ fields }) => fields)] : [],
      ),
      ...reports.map((one) => one.columns),
    ].flatMap(secretNames),
  );
  return { ...house, documents, reports, screens, journals, rahasia };
}

/**
 * A name means one thing in the database, the rights and the books, and two kinds of document that count in one series
 * would tear holes into each other's numbers: our own mistakes, found when the house loads.
 */
function refuseTwins(what: string, claimed: readonly string[]): void {
  const twin = claimed.find((one, index) => claimed.indexOf(one) !== index);
  if (twin) throw new Error(`two declarations claim the ${what} ${twin}`);
}

/** The calls a declaration brings, parameters without their names: `x/{kode}` and `x/{id}` are one door. */
function callsOf(d: Declaration): string[] {
  const calls: Endpoint[] = [];
  if (d.noun === 'resource') {
    const { import: file, ...own } = d.api;
    calls.push(...(d.readOnly ? [own.list, own.history, own.export] : Object.values(own)));
    if (!d.readOnly && d.imports) calls.push(file);
  }
  if (d.noun === 'command') calls.push(d);
  if (d.noun === 'report') calls.push({ method: 'GET', path: d.api });
  if (d.noun === 'document')
    for (const { internal, path } of Object.values(d.transitions))
      if (!internal) calls.push({ method: 'POST', path });
  return calls.map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`);
}

/** Under which heading a declaration's calls stand in the API's page: the label of its domain. */
export const domainLabel = (house: House, declaration: Declaration): string =>
  house.domains.find(({ declarations }) =>
    declarations.some((one) => one === declaration || (one.noun === 'document' && reads(one, declaration))),
  )?.label ?? declaration.noun;

/** Whether a call comes of the reads of this document. */
const reads = (document: Document, declaration: Declaration): boolean =>
  readCommands(document).some((call) => call === declaration);

/** What opens a screen: its own gate and, when it is in the menu, the user's access tree. */
export const screenGate = (screen: MenuScreen): Gate =>
  screen.menu ? all(screen.gate, menu(screen.path)) : screen.gate;

/** What opens an act of a screen: the screen, and that the part was not taken away. */
export const partGate = (screen: MenuScreen, part: string | undefined): Gate =>
  part === undefined ? screenGate(screen) : all(screenGate(screen), menu(partPath(screen.path, part)));

/** Lists of the whole chain are head office's to write; an owner or super user may do it from a branch too. */
const CHAIN_WRITERS = any(pusat, level('OWN', 'SU'));

/** Who may do this with the rows of a list; the server asks it, and the screen offers no more. */
export const writeGate = (resource: Resource, part: ResourcePart): Gate => {
  const own = partGate(screenOf(resource), part);
  return resource.scope === 'chain' ? all(own, CHAIN_WRITERS) : own;
};

function gateOfPaths(house: House, paths: readonly string[], part: string | undefined): Gate[] {
  return paths.map((path) => {
    const screen = house.screens.find((candidate) => candidate.path === path);
    if (!screen) throw new Error(`no screen declares ${path}`);
    return partGate(screen, part);
  });
}

type GatedCall = {
  gate?: Gate;
  screens: readonly string[];
  part?: string | undefined;
  list?: (() => Resource) | undefined;
  readers?: true | undefined;
  name?: string;
};

/** A hidden menu closes its calls: a call opens for the users of the screens that use it, and of that part of them. */
export function callGate(house: House, call: GatedCall): Gate {
  const { gate: own = login, screens, part, list, readers, name = '' } = call;
  if (list) return all(own, listGate(house, list()));
  if (readers)
    return all(own, any(...readersOf(house, { name }).map(screenGate), ...gateOfPaths(house, screens, part)));
  return screens.length === 0 ? own : all(own, any(...gateOfPaths(house, screens, part)));
}

/** Screens that read a table besides its own, or a call. */
export const readersOf = (house: House, { name }: { name: string }): Screen[] =>
  house.screens.filter((screen) => screen.reads().some((read) => read.name === name));

/** The list of a resource opens for its own screen and for every screen that picks from it. */
export function listGate(house: House, resource: Resource): Gate {
  const readers = readersOf(house, resource);
  return any(screenGate(screenOf(resource)), ...readers.map(screenGate));
}
