/** Ways in which documents are made, led on and cancelled, as their declarations have them; asked by the tests of cancellation. */
import type { Document, Transition } from '@mustika/kernel/document.ts';
import { expect } from 'vitest';
import { house } from '../../domains/house.ts';
import { type Answer, type Kit, testApp } from './app.ts';
import { atur, type Kebutuhan, setujui } from './jual.ts';
import type { Creation, Variant } from './life.ts';
import { LIVES, variantsOf } from './lives.ts';

/** A shop in which cancellations are tried. */
export type Dijalani = {
  kit: Kit;
  /** How many documents were made, for codes of their own. */
  cases: number;
  /** What each act asked of a second person, in all the ways it was done: '-' where it asked nothing. */
  diminta: Map<string, Set<string>>;
};

const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
const SPV = (portal = 'JKT1') => ({
  user_id: portal === 'JKT1' ? 'SPV1' : `SPV1-${portal.slice(0, 3)}`,
  password: 'sandi-uji-coba',
});
/** What a store needs on for a document to exist at all. */
const MODULES = Object.fromEntries(
  [...LIVES.values()].flatMap(({ modules = [] }) => modules.map((name) => [name, 'true'])),
);

export async function dijalani(pgUrl: string): Promise<Dijalani> {
  const kit = await testApp({ pgUrl });
  // A day of the lives binds more prices than a cashier may alone.
  const luas = { BATAS_IKAT_HARIAN_KASIR: '900000000000', BATAS_GRAM_IKAT_KASIR: '100000000' };
  await atur(kit, { ...MODULES, ...luas });
  return { kit, cases: 0, diminta: new Map() };
}

/** Goods of the next document, which no other one has. */
export function kodeBaru(w: Dijalani): string {
  w.cases += 1;
  return `V${String(w.cases).padStart(3, '0')}`;
}

export const steps = (document: Document): [string, Transition][] => Object.entries(document.transitions);
const creates = ({ from }: Transition): boolean => from.length === 0;
export const cancels = (transition: Transition): boolean =>
  !creates(transition) && !transition.internal && (transition.reverses === true || transition.to === 'CANC');

/** Whether a step of its own leads there; where only another document's event does, that one's tests take it there. */
export const own = (document: Document, state: string): boolean =>
  steps(document).some(([, step]) => step.to === state && (creates(step) || !step.internal));

/** One way from creation to a state: whether saving leaves validation for later, and the steps after it. */
export type Path = { later: boolean; through: string[]; state: string };

function pathsOf(document: Document, by: Transition, never: readonly string[]): Path[] {
  const validated = document.validates && (document.transitions[document.validates] as Transition).to;
  const starts: Path[] = document.validateLater
    ? [
        { later: false, through: [], state: validated as string },
        { later: true, through: [], state: by.to },
      ]
    : [{ later: false, through: [], state: by.to }];
  const found = [...starts];
  for (const path of found) {
    for (const [name, step] of steps(document)) {
      if (creates(step) || cancels(step) || step.internal || path.through.includes(name)) continue;
      if (LIVES.get(document.name)?.needsTime?.[name] || never.includes(name)) continue;
      if (!step.from.includes(path.state)) continue;
      // What leaves it where it was is tried at the end of every way that leads there: in between it would double them all.
      if (document.transitions[path.through.at(-1) ?? '']?.stays) continue;
      found.push({ ...path, through: [...path.through, name], state: step.stays ? path.state : step.to });
    }
  }
  return found;
}

const actAt = new Map(
  house.documents.flatMap((document) =>
    Object.entries(document.transitions).map(
      ([name, { path }]) => [path, `${document.name}.${name}`] as const,
    ),
  ),
);

function catat(w: Dijalani, path: string, { status, code, detail }: Answer): void {
  const name = actAt.get(path);
  if (!name || (status !== 200 && code !== 'OTORISASI_DIPERLUKAN')) return;
  const { perlu = [] } = (status === 200 ? {} : detail) as Partial<Kebutuhan>;
  const words = perlu.map(({ description }) => description.replace(/ \d{4}-\d{2}-\d{2}$/, ''));
  const known = w.diminta.get(name) ?? new Set();
  w.diminta.set(name, known.add(words.length > 0 ? words.sort().join(' + ') : '-'));
}

/** Posts, and gets what is asked for signed by somebody else. */
export async function act(
  w: Dijalani,
  path: string,
  body: object,
  { user = 'KASIR1', portal }: Pick<Creation, 'user' | 'portal'>,
): Promise<Answer> {
  const caller = w.kit.as(user);
  const options = portal ? { portal } : {};
  const answer = await caller.post(path, body, options);
  catat(w, path, answer);
  if (answer.code !== 'OTORISASI_DIPERLUKAN') return answer;
  const signer = user === 'OWNER' ? SPV(portal) : OWNER;
  const detail_authorization = await setujui(caller, answer.detail as Kebutuhan, signer, options);
  return caller.post(path, { ...body, detail_authorization }, options);
}

export const done = (answer: Answer): string => {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.no_dokumen as string;
};

export const numberField = (step: Transition): string => Object.keys(step.fields)[0] as string;
/** Nobody may do it at the counter: a supervisor cancels, and the owner where he created. */
const canceller = ({ user, portal, cancelledBy = 'SPV1' }: Creation): Pick<Creation, 'user' | 'portal'> => {
  if (user === 'OWNER') return { user, ...(portal ? { portal } : {}) };
  return user?.endsWith('-BDG') ? { user: 'OWNER', portal: 'BDG1' } : { user: cancelledBy };
};

/** Whether the store validates what it saves later; everything that is only needed beforehand is posted at once. */
export const later = async (w: Dijalani, document: Document, on: boolean): Promise<void> => {
  if (document.validateLater) await atur(w.kit, { [document.validateLater]: on ? 'true' : null });
};

export async function create(w: Dijalani, document: Document, creation: Creation): Promise<string> {
  const by = creation.by ?? (steps(document).find(([, step]) => creates(step)) as [string, Transition])[0];
  return done(await act(w, (document.transitions[by] as Transition).path, creation.body, creation));
}

export async function walk(w: Dijalani, document: Document, creation: Creation, path: Path): Promise<string> {
  const nomor = await create(w, document, creation);
  await go(w, document, creation, nomor, path.through);
  return nomor;
}

export async function take(
  w: Dijalani,
  document: Document,
  creation: Creation,
  nomor: string,
  name: string,
): Promise<void> {
  const step = document.transitions[name] as Transition;
  done(
    await act(
      w,
      step.path,
      { [numberField(step)]: nomor, ...creation.steps?.[name] },
      { user: (name !== document.validates && creation.cancelledBy) || 'SPV1' },
    ),
  );
}

async function go(
  w: Dijalani,
  document: Document,
  creation: Creation,
  nomor: string,
  through: readonly string[],
) {
  for (const name of through) {
    await creation.before?.[name]?.(w.kit, nomor);
    await take(w, document, creation, nomor, name);
  }
}

export const cancel = async (
  w: Dijalani,
  [name, step]: readonly [string, Transition],
  nomor: string,
  creation: Creation,
): Promise<string> => {
  const body = { [numberField(step)]: nomor, alasan: 'salah semua', ...creation.steps?.[name] };
  return done(await act(w, step.path, body, canceller(creation)));
};

/** The shortest path for each step that is taken back alone. */
function shortest(paths: readonly Path[], undone: readonly string[]): Path[] {
  return undone.flatMap((name) => paths.find(({ through }) => through.at(-1) === name) ?? []);
}

/** Whether this way leads to what a cancellation takes back: one step, or all of it where none such happened. */
function leadsTo(document: Document, paths: readonly Path[]): (path: Path, name: string) => boolean {
  const { undoes = {} } = LIVES.get(document.name) ?? {};
  const alone = new Set(Object.values(undoes).flat());
  return (path, name) =>
    undoes[name]
      ? shortest(paths, undoes[name]).includes(path)
      : !path.through.some((step) => alone.has(step));
}

/** The one step of a path that a cancellation takes back; undefined where it takes back all of it. */
export const taken = (document: Document, path: Path, name: string): string | undefined =>
  LIVES.get(document.name)?.undoes?.[name] && path.through.at(-1);

/** A document and its half in another store, which one transaction wrote. */
export async function bornWith(w: Dijalani, nomor: string): Promise<string[]> {
  const { rows } = await w.kit.owner.query<{ no_dokumen: string }>(
    'select b.no_dokumen from peristiwa a join peristiwa b on b.xmin = a.xmin and b.urut = 1 where a.no_dokumen = $1 and a.urut = 1',
    [nomor],
  );
  return rows.map((row) => row.no_dokumen);
}

/** Every variant of a document through every path that ends where it can be cancelled. */
export function casesOf(document: Document): [string, Variant, Path, string, Transition][] {
  return variantsOf(document.name).flatMap((variant) => {
    const [, first] = steps(document).find(
      ([name, step]) => creates(step) && name === (variant.by ?? name),
    ) as [string, Transition];
    const paths = pathsOf(document, first, variant.never ?? []);
    const leads = leadsTo(document, paths);
    return paths.flatMap((path) =>
      steps(document)
        .filter(([name, step]) => cancels(step) && step.from.includes(path.state) && leads(path, name))
        .map(([name, step]): [string, Variant, Path, string, Transition] => {
          const way = [path.later ? 'saved' : 'posted', ...path.through].join(', ');
          return [`${variant.name}: ${way}, ${name}`, variant, path, name, step];
        }),
    );
  });
}

/** All that can be cancelled. */
export const documents = house.documents.filter((document) =>
  steps(document).some(([, step]) => cancels(step)),
);
