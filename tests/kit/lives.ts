/** Every life of the house, found beside its document and lived in the order of the house: days close last. */
import type { Document, Transition } from '@mustika/kernel/document.ts';
import { house } from '../../domains/house.ts';
import { bilaDiminta, numberOf, SANDI_OWNER } from './jual.ts';
import type { Life, Run, Variant } from './life.ts';

const files = import.meta.glob<{ LIFE?: Life }>('../../domains/**/*.life.ts', { eager: true });

type Lived = Life & { lives: readonly Run[] };
type Made = { no_dokumen: string; status: string };

/** The next step onward from a state that was not taken yet. */
const onward = ({ transitions }: Document, state: string, taken: ReadonlySet<string>): string | undefined =>
  Object.keys(transitions).find((name) => {
    const { from, internal, reverses, to } = transitions[name] as Transition;
    return from.includes(state) && !internal && !reverses && to !== 'CANC' && !taken.has(name);
  });

/**
 * The first variant is made and taken back, the others go through every step that leads on; pieces of these lives begin with the series
 * of their document, which no test of its own takes.
 */
const livesOf = (document: Document, variants: readonly Variant[]): Run[] =>
  variants.map(({ prepare }, at) => async (kit) => {
    const { transitions, series } = document;
    const {
      body,
      by = 'simpan',
      user = 'KASIR1',
      steps = {},
      before = {},
    } = await prepare(kit, `${series}Z${String.fromCharCode(65 + at)}`);
    const act = async (name: string, sent: object): Promise<Made> => {
      const { path } = transitions[name] as Transition;
      const answer = await bilaDiminta(kit.as(user), { method: 'POST', path, body: sent }, SANDI_OWNER);
      return { no_dokumen: numberOf(answer), status: answer.data.status as string };
    };
    const { no_dokumen, status } = await act(by, body);
    const number = (name: string) => ({
      [Object.keys((transitions[name] as Transition).fields)[0] as string]: no_dokumen,
    });
    const back = Object.keys(transitions).find((name) => transitions[name]?.reverses);
    if (at === 0 && back) await act(back, { ...number(back), alasan: 'salah pilih' });
    const taken = new Set<string>();
    let state = status;
    for (let name = onward(document, state, taken); at > 0 && name; name = onward(document, state, taken)) {
      taken.add(name);
      await before[name]?.(kit, no_dokumen);
      state = (await act(name, { ...number(name), ...steps[name] })).status;
    }
    return no_dokumen;
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
