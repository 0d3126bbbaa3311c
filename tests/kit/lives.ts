/** Every life of the house, found beside its document and lived in the order of the house: days close last. */
import { house } from '../../domains/house.ts';
import type { Life, Run, Variant } from './life.ts';

const files = import.meta.glob<{ LIFE?: Life }>('../../domains/**/*.life.ts', { eager: true });

const found = new Map<string, Life>();
for (const [path, { LIFE }] of Object.entries(files)) {
  const file = path.slice(path.indexOf('domains/'));
  if (!LIFE)
    throw new Error(`${file} exports no LIFE: export const LIFE = defineLife(document, { lives: [...] })`);
  if (found.has(LIFE.document)) throw new Error(`${file}: ${LIFE.document} has another life elsewhere`);
  if (!house.documents.some(({ name }) => name === LIFE.document))
    throw new Error(`${file}: ${LIFE.document} is no document of the house; name it in its domain`);
  found.set(LIFE.document, LIFE);
}

/** Lives by the name of their document. */
export const LIVES: ReadonlyMap<string, Life> = new Map(
  house.documents.flatMap(({ name }) => {
    const life = found.get(name);
    return life ? [[name, life]] : [];
  }),
);

const fileOf = (document: string, suffix: string): string => {
  const domain = house.domains.find(({ declarations }) =>
    declarations.some((one) => one.noun === 'document' && one.name === document),
  );
  return `domains/${domain?.name ?? '<domain>'}/${document.replaceAll('_', '-')}.${suffix}.ts`;
};

/** The file beside a thing of the house that says `suffix` of it; a name that is no document gets its domain from you. */
export const missingFile = (name: string, suffix: 'life' | 'damage'): string =>
  `${name}: add ${fileOf(name, suffix)} (CONTRIBUTING.md, "Add a document")`;

/** Every run of every document. */
export const ALL_RUNS: readonly Run[] = [...LIVES.values()].flatMap(({ lives }) => lives);

export const variantsOf = (document: string): readonly Variant[] => LIVES.get(document)?.variants ?? [];

/** Where a report has rows, when that is not the branch the lives are lived in. */
export const PLACE: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[...LIVES.values()].map(({ reportsIn }) => reportsIn),
);
