/** Every life of the house, found beside its document and lived in the order of the house: days close last. */
import type { Document, Transition } from '@mustika/kernel/document.ts';
import { house } from '../../domains/house.ts';
import { bilaDiminta, numberOf, SANDI_OWNER } from './jual.ts';
import type { Life, Run, Variant } from './life.ts';

const files = import.meta.glob<{ LIFE?: Life }>('../../domains/**/*.life.ts', { eager: true });

type Lived = Life & { lives: readonly Run[] };

/** Pieces of these lives begin with the series of their document, which no test of its own takes. */
const livesOf = ({ series, transitions }: Document, variants: readonly Variant[]): Run[] =>
  variants.map(({ prepare }, at) => async (kit) => {
    const {
      body,
      by = 'simpan',
      user = 'KASIR1',
    } = await prepare(kit, `${series}Z${String.fromCharCode(65 + at)}`);
    const act = async (name: string, sent: object): Promise<string> => {
      const { path } = transitions[name] as Transition;
      return numberOf(await bilaDiminta(kit.as(user), { method: 'POST', path, body: sent }, SANDI_OWNER));
    };
    const no_dokumen = await act(by, body);
    const back = Object.keys(transitions).find((name) => transitions[name]?.reverses);
    return at === 0 && back ? act(back, { no_dokumen, alasan: 'salah pilih' }) : no_dokumen;
  });

const found = new Map<string, Lived>();
for (const [path, { LIFE }] of Object.entries(files)) {
  const file = path.slice(path.indexOf('domains/'));
  if (!LIFE)
    throw new Error(`${file} exports no LIFE: export const LIFE = defineLife(document, { lives: [...] })`);
  if (found.has(LIFE.document)) throw new Error(`${file}: ${LIFE.document} has another life elsewhere`);
  const document = house.documents.find(({ name }) => name === LIFE.document);
  if (!document)
    throw new Error(`${file}: ${LIFE.document} is no document of the house; name it in its domain`);
  found.set(LIFE.document, { ...LIFE, lives: LIFE.lives ?? livesOf(document, LIFE.variants ?? []) });
}

/** Lives by the name of their document. */
export const LIVES: ReadonlyMap<string, Lived> = new Map(
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
