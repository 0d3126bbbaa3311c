/** What of the specification is there: screens that lead somewhere, calls that are served, events that are sent. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countersOf } from '@mustika/kernel/document-counter.ts';
import { listsOf } from '@mustika/kernel/document-reads.ts';
import { house } from '../../domains/house.ts';
import { subMenuOf } from '../../domains/navigasi/sub-menu.rule.ts';
import { registeredCalls } from './registered.ts';
import type { SpecCall } from './spec.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = (pattern: string): string[] => globSync(pattern, { cwd: root });

/** Shown by the shell itself: the login page, and the two homes that show the dashboard or the menu. */
const SHELL = new Set(['/', '/home', '/landingpages']);

const handMade = new Set(files('domains/**/*.screen.tsx').map((path) => `/${basename(path, '.screen.tsx')}`));
const generated = new Set([
  ...[...house.resources, ...house.reports].map((declaration) => declaration.screen),
  ...house.documents
    .flatMap(listsOf)
    .flatMap(({ reads }) => [reads.screen, ...reads.views.map((view) => view.screen)]),
  ...house.documents.flatMap(countersOf).map(({ counter }) => counter.screen),
]);

/** Does the router of the web show anything at this declared path? The rule is apps/web/screens.ts. */
export const isShown = (path: string): boolean =>
  SHELL.has(path) || handMade.has(path) || generated.has(path) || subMenuOf(path) !== undefined;

export const isBuiltScreen = (path: string): boolean =>
  house.screens.some((screen) => screen.path === path) && isShown(path);

const calls = registeredCalls(house);

/** The call of the house that a row of the specification means. */
export const callOf = ({ method, path }: SpecCall) =>
  calls.find((call) => call.path === path && (method === null || call.method === method));

const sources = (): string =>
  files('{packages/server-kit,domains}/**/*.ts')
    .filter((path) => !path.includes('node_modules') && !/\.(?:test|life|damage)\.ts$/.test(path))
    .map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
    .join('\n');

export const isBuiltCall = (call: SpecCall): boolean =>
  call.method === 'SOCKET' ? sources().includes(`emit('${call.path}'`) : callOf(call) !== undefined;
