/**
 * From a path to the component that shows it. Hand-made screens are files `{path}.screen.tsx` in a domain folder; the
 * others are made of their declaration (declared.ts), which is loaded with the first of them. Everything is its own chunk.
 */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { menu } from './menu.ts';

type Module = { default: ComponentType };
type Loader = () => Promise<Module>;

const files = import.meta.glob<Module>('../../domains/**/*.screen.tsx');
const byName = new Map<string, Loader>(
  Object.entries(files).map(([path, load]) => [
    path.split('/').pop()?.replace('.screen.tsx', '') ?? path,
    load,
  ]),
);

const declared = new Set(menu.declared.map((at) => menu.screens[at]?.path));

function loaderOf(path: string): Loader | undefined {
  const own = byName.get(path.slice(1));
  if (own) return own;
  return declared.has(path) ? async () => (await import('./declared.ts')).loadDeclared(path) : undefined;
}

/** Is there anything to show? A declared screen that nobody has built yet stays out of the menus. */
export const isBuilt = (path: string): boolean => loaderOf(path) !== undefined;

const made = new Map<string, LazyExoticComponent<ComponentType>>();
const here = new Map<string, ComponentType>();

/** Fetches the code of a screen; until it is here the router leaves the page that is shown where it is. */
export async function fetchScreen(path: string): Promise<void> {
  const load = here.has(path) || made.has(path) ? undefined : loaderOf(path);
  if (load) here.set(path, (await load()).default);
}

/** The component of a route, or undefined while nobody has built it. The same path always gives the same component. */
export function componentOf(path: string): ComponentType | undefined {
  const known = made.get(path) ?? here.get(path);
  if (known) return known;
  const load = loaderOf(path);
  if (!load) return undefined;
  const component = lazy(load);
  made.set(path, component);
  return component;
}
