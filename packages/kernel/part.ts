/**
 * Parts of a screen: the acts a user may lose while he keeps the screen. They are the third level of the access tree
 * (group, screen, part; Spec 1 §3 "up to three levels"), read from the declarations, and named `{screen}#{part}`.
 *
 * The spec does not say what the third level holds; we put the acts there, because "may look but not change" and "may
 * look but not take the file home" are what a chain asks for. A part is open unless a right says otherwise, so a screen
 * given is a screen that works.
 */
import type { Command } from './command.ts';
import type { Document, Transition } from './document.ts';
import type { Report } from './report.ts';
import type { Resource } from './resource.ts';

export type Part = { path: string; title: string };

/** `/master-kategori` and `ubah` -> `/master-kategori#ubah`. */
export const partPath = (screen: string, part: string): string => `${screen}#${part}`;
export const isPart = (path: string): boolean => path.includes('#');
/** The screen a part belongs to; a screen's own path is its own. */
export const screenOfPart = (path: string): string => path.split('#')[0] as string;

/** What can be done with a master table. `hapus` deactivates and makes live again. */
export const RESOURCE_PARTS = {
  tambah: 'Tambah',
  ubah: 'Ubah',
  hapus: 'Nonaktifkan Dan Aktifkan',
  impor: 'Import',
  ekspor: 'Export',
} as const;
export type ResourcePart = keyof typeof RESOURCE_PARTS;

/** Taking a report home as a file. */
export const FILE_PART = 'berkas';

/** A command that writes is a part of its screens; one that only reads comes with the screen. */
export const commandPart = ({ method, idempotent, name }: Command): string | undefined =>
  method === 'GET' || !idempotent ? undefined : name;

export const transitionPart = (document: Pick<Document, 'name'>, transition: string): string =>
  `${document.name}.${transition}`;

type Declared = {
  resources: readonly Resource[];
  commands: readonly Command[];
  documents: readonly Document[];
  reports: readonly Report[];
};

const ofResource = (resource: Resource): [string, string][] =>
  Object.entries(RESOURCE_PARTS).filter(
    ([part]) => part === 'ekspor' || (!resource.readOnly && (part !== 'impor' || resource.imports)),
  );

const ofDocument = (document: Document, screen: string): [string, string][] =>
  (Object.entries(document.transitions) as [string, Transition][])
    .filter(([, transition]) => !transition.internal && transition.screens.includes(screen))
    .map(([name, transition]) => [transitionPart(document, name), `${document.label}: ${transition.label}`]);

/** The ends of the paths of its files. */
export const reportFiles = ({ exports, prescribed }: Pick<Report, 'exports' | 'prescribed'>): string[] => [
  ...exports,
  ...Object.keys(prescribed),
];

/** The parts of a screen in the order of the declarations; most screens have one to five, pages none. */
export function partsOf(house: Declared, screen: string): Part[] {
  const parts: [string, string][] = [
    ...house.resources.filter((resource) => resource.screen === screen).flatMap(ofResource),
    ...house.documents.flatMap((document) => ofDocument(document, screen)),
    ...house.commands
      .filter((command) => command.screens.includes(screen))
      .flatMap((command): [string, string][] => {
        const part = commandPart(command);
        return part ? [[part, command.label]] : [];
      }),
    ...house.reports
      .filter((report) => report.screen === screen && reportFiles(report).length > 0)
      .map((): [string, string] => [FILE_PART, 'Unduh Berkas']),
  ];
  const seen = new Map(parts.map(([part, title]) => [partPath(screen, part), title]));
  return [...seen].map(([path, title]) => ({ path, title }));
}
