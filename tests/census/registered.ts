/** Every call the house serves: what it is named, what it may be sent, and for whom it opens. */
import type { Command } from '@mustika/kernel/command.ts';
import type { Document, Transition } from '@mustika/kernel/document.ts';
import { type Fields, kode } from '@mustika/kernel/field.ts';
import { all, any, type Gate, level, pusat } from '@mustika/kernel/gate.ts';
import { callGate, type House, listGate, partGate, readersOf, screenGate } from '@mustika/kernel/house.ts';
import {
  commandPart,
  FILE_PART,
  type ResourcePart,
  reportFiles,
  transitionPart,
} from '@mustika/kernel/part.ts';
import { type Endpoint, type Method, type Resource, screenOf } from '@mustika/kernel/resource.ts';

export type Kind = 'list' | 'read' | 'write' | 'file' | 'upload' | 'document';

export type Registered = {
  /** `POST penjualan/simpan`. */
  name: string;
  method: Method;
  path: string;
  kind: Kind;
  gate: Gate;
  /** Screens whose users may call it; empty when its own gate says all. */
  screens: readonly string[];
  /** What it is sent: path, query and body. */
  fields: Fields;
  /** Other names it understands. */
  also: readonly string[];
};

const LIST_WORDS = ['skip', 'limit', 'q', 'sort', 'arah', 'aktif'];

function ofResource(house: House, resource: Resource): Registered[] {
  const { api, screen, fields } = resource;
  const own = screenGate(screenOf(resource));
  const part = (name: ResourcePart): Gate => partGate(screenOf(resource), name);
  const writers = (name: ResourcePart): Gate =>
    resource.scope === 'chain' ? all(part(name), any(pusat, level('OWN', 'SU'))) : part(name);
  const key: Fields = { [resource.key]: resource.fields[resource.key] as Fields[string] };
  const one = (
    { method, path }: Endpoint,
    kind: Kind,
    gate: Gate,
    sent: Fields,
    also: string[] = [],
  ): Registered => ({
    name: `${method} ${path}`,
    method,
    path,
    kind,
    gate,
    screens: [screen],
    fields: sent,
    also,
  });
  const readers = house.screens.filter((s) => s.reads().some((read) => read.name === resource.name));
  const reads = [
    {
      ...one(api.list, 'list', listGate(house, resource), {}, [...Object.keys(fields), ...LIST_WORDS]),
      screens: [screen, ...readers.map((reader) => reader.path)],
    },
    one(api.history, 'read', own, key),
    one(api.export, 'file', part('ekspor'), {}, [...LIST_WORDS, 'format']),
  ];
  if (resource.readOnly) return reads;
  const dated = resource.dated.length > 0;
  const prices = Object.fromEntries(resource.dated.map((name) => [name, fields[name] as Fields[string]]));
  return [
    ...reads,
    ...(dated
      ? [
          one(api.preview, 'read', writers('ubah'), { ...key, ...prices }, ['berlaku_mulai']),
          one(api.versions, 'read', writers('ubah'), key),
          one(api.unplan, 'write', writers('ubah'), { ...key, id: kode('Versi', { asTyped: true }) }),
        ]
      : []),
    one(api.used, 'read', own, key),
    one(api.create, 'write', writers('tambah'), fields),
    one(api.update, 'write', writers('ubah'), fields, [
      'versi',
      ...(dated ? ['berlaku_mulai', 'detail_authorization'] : []),
    ]),
    one(api.remove, 'write', writers('hapus'), key),
    one(api.activate, 'write', writers('hapus'), key),
    ...(resource.imports
      ? [one(api.import, 'upload', writers('impor'), {}, ['file', 'mode', 'pratinjau'])]
      : []),
  ];
}

/** Multipart calls declare no fields: their handler reads the parts. */
const isUpload = (command: { method: Method; fields: Fields; path: string }): boolean =>
  command.method === 'POST' && Object.keys(command.fields).length === 0;

/** Screens whose users may make the call. */
function screensOf(house: House, command: Command): readonly string[] {
  const table = command.list?.();
  if (table) return [table.screen, ...readersOf(house, table).map((reader) => reader.path)];
  const readers = command.readers ? readersOf(house, command).map((reader) => reader.path) : [];
  return [...new Set([...command.screens, ...readers])];
}

const ofCommands = (house: House): Registered[] =>
  house.commands.map((command) => ({
    name: `${command.method} ${command.path}`,
    method: command.method,
    path: command.path,
    kind: isUpload(command) ? 'upload' : command.method === 'GET' || !command.idempotent ? 'read' : 'write',
    gate:
      command.gate.is === 'public'
        ? command.gate
        : callGate(house, { ...command, part: commandPart(command) }),
    screens: screensOf(house, command),
    fields: command.fields,
    also: isUpload(command) ? ['image', 'file', 'kode_barcode', 'mode', 'pratinjau'] : [],
  }));

/** Transitions with a call of their own, by name. */
const callable = (document: Document): [string, Transition][] =>
  (Object.entries(document.transitions) as [string, Transition][]).filter(([, one]) => !one.internal);

const ofDocuments = (house: House): Registered[] =>
  house.documents.flatMap((document) =>
    callable(document).map(([name, transition]) => ({
      name: `POST ${transition.path}`,
      method: 'POST' as const,
      path: transition.path,
      kind: 'document' as const,
      gate: callGate(house, {
        gate: transition.gate ? all(document.gate, transition.gate) : document.gate,
        screens: transition.screens,
        part: transitionPart(document, name),
      }),
      screens: transition.screens,
      fields: transition.fields,
      also: ['detail_authorization'],
    })),
  );

const ofReports = (house: House): Registered[] =>
  house.reports.flatMap((report) =>
    ['', ...reportFiles(report).map((file) => `/${file}`)].map((ending) => ({
      name: `GET ${report.api}${ending}`,
      method: 'GET' as const,
      path: `${report.api}${ending}`,
      kind: ending ? ('file' as const) : ('list' as const),
      gate: callGate(house, {
        gate: report.gate,
        screens: [report.screen],
        part: ending ? FILE_PART : undefined,
      }),
      screens: [report.screen],
      fields: report.filters,
      also: [],
    })),
  );

export const registeredCalls = (house: House): Registered[] => [
  ...house.resources.flatMap((resource) => ofResource(house, resource)),
  ...ofCommands(house),
  ...ofDocuments(house),
  ...ofReports(house),
];

/** Names of the parameters in a path. */
export const paramsIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);

const inside = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [name, ...inside(field.fields ?? {})]);

/** May the call be sent this name, at the top or inside one of its lists? */
export const understands = (call: Registered, name: string): boolean =>
  [...inside(call.fields), ...call.also, ...paramsIn(call.path)].includes(name);
