/**
 * The screen of a declared counter: what is made there, on what, and what is done to what runs. The address says which document lies
 * on the counter, so that links lead to it.
 */
import { Button } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import type { Transition } from '@mustika/kernel/document.ts';
import type { MadeOn } from '@mustika/kernel/document-counter.ts';
import { type ReadableDocument, slipPaper } from '@mustika/kernel/document-reads.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewOf } from '../document-screen/declared.ts';
import type { SheetModule } from '../document-screen/sheet.tsx';
import { SendByWa } from '../document-sheet/send-wa.tsx';
import { useDocument } from '../document-sheet/view.ts';
import type { FormValues } from '../form/form-values.ts';
import { istilah, kalimat } from '../language/istilah.ts';
import { noticeOf } from '../notices.tsx';
import { useHouse } from '../shell/house-context.tsx';
import { useKeys } from '../shell/keys-sheet.tsx';
import { documentPrint } from '../slip/fetch-print.ts';
import { printSlip } from '../slip/print-slip.ts';
import { useUrlState } from '../use-url-state.ts';
import { DoneBanner } from './done-banner.tsx';
import { CounterEntry, type CounterKind } from './entry.tsx';
import { KindChoice } from './kind-choice.tsx';
import { CounterRunning, type Onward } from './running.tsx';
import type { Find } from './strip.tsx';

/** What is made on a counter; the first is the one it opens with. */
export type CounterKinds = readonly [CounterKind, ...CounterKind[]];

type ScreenProps = { path: string; kinds: CounterKinds; own?: SheetModule | undefined; chips?: ReactNode };

/** What was just done: its number, the figure somebody waits for, and the paper it has. */
type Done = {
  title: string;
  nomor: string;
  label: string;
  value: number;
  document: ReadableDocument;
  paper: Paper | null;
  no_hp: string | null;
};
type Paper = { document: ReadableDocument; nomor: string };
type Laid = { document: ReadableDocument; nomor: string; made: MadeOn | null };

const onOf = ({ document, transition }: CounterKind): { document: ReadableDocument; made: MadeOn } | null => {
  const { on } = transition.counter;
  return on ? { document: (on.document?.() ?? document) as ReadableDocument, made: on } : null;
};

const runsOn = (document: ReadableDocument, path: string): boolean =>
  Object.values<Transition>(document.transitions).some(
    ({ from, screens, internal }) => from.length > 0 && !internal && screens.includes(path),
  );

/** The parameter of the address that names what is made. */
const KIND = 'buat';

/** The document that the address names, and how others are laid in its place. */
function useLaid(path: string, kinds: CounterKinds) {
  const [search, setSearch] = useUrlState();
  const [{ document }] = kinds;
  const { number } = document.reads;
  const lay = (name: string, nomor: string) => setSearch({ [name]: nomor });
  const named = (name: string): string => String(search[name] ?? '').toUpperCase();
  const runs = runsOn(document, path);
  const places = kinds.flatMap((kind) => {
    const on = onOf(kind);
    return on ? [{ kind, ...on }] : [];
  });
  const made = places.find((one) => named(one.made.name) !== '');
  const laid: Laid | null = made
    ? { ...made, nomor: named(made.made.name) }
    : runs && named(number) !== ''
      ? { document, nomor: named(number), made: null }
      : null;
  // What is scanned lies there as what runs, where this counter has acts for it, else as what something is made on.
  const finds: Find[] = [
    ...(runs ? [{ document, open: (nomor: string) => lay(number, nomor) }] : []),
    ...places
      .filter((one) => !(runs && one.document === document))
      .map((one) => ({ document: one.document, open: (nomor: string) => lay(one.made.name, nomor) })),
  ];
  // What is made of rows alone can be chosen; what is made on a document follows from that.
  const choices = kinds.filter(({ transition }) => transition.counter.lines !== undefined);
  const chosen = choices.find((one) => one.document.name === search[KIND]) ?? kinds[0];
  const choose = (one: CounterKind) => setSearch({ [KIND]: one.document.name });
  return { kind: made?.kind ?? chosen, laid, finds, lay, choices, choose, leave: () => setSearch({}) };
}

/** The paper of what was made; of a payment that has none, of what it was paid for. */
const paperOf = (document: ReadableDocument, nomor: string, laid: Laid | null): Paper | null => {
  if (slipPaper(document)) return { document, nomor };
  return laid && slipPaper(laid.document) ? laid : null;
};

const print = ({ document, nomor }: Paper): void =>
  void printSlip(nomor, documentPrint(document)).catch(noticeOf);

function useDone(laid: Laid | null) {
  const { t } = useTranslation();
  const [done, setDone] = useState<Done | null>(null);
  const [last, setLast] = useState<Done | null>(null);
  const say = (
    document: ReadableDocument,
    { message }: Transition,
    answer: FormValues,
    more: Partial<Done>,
  ) => {
    const nomor = String(answer['no_dokumen']);
    const kembali = Number(answer['kembali'] ?? 0);
    const now: Done = {
      ...{ title: message, nomor, document, label: '', value: 0, no_hp: null, ...more },
      paper: paperOf(document, nomor, laid),
      ...(kembali > 0 ? { label: t('meja.kembali'), value: kembali } : {}),
    };
    setDone(now);
    setLast(now);
    if (now.paper && answer['status'] !== 'OPEN') print(now.paper);
  };
  return { done, last: done ? null : last, say, gone: () => setDone(null) };
}

const KEYS = ['F2', 'F4', 'Alt+S', 'F8', 'F9', 'Alt+1 … 5', 'Alt+Backspace', 'Esc'] as const;

const phoneOf = (values: FormValues): string | null =>
  values['no_hp_customer'] ? String(values['no_hp_customer']) : null;

export function CounterScreen({ path, kinds, own = {}, chips }: ScreenProps) {
  const { t } = useTranslation();
  const house = useHouse();
  const { kind, laid, finds, lay, choices, choose, leave } = useLaid(path, kinds);
  const several = choices.length > 1;
  useKeys(
    useMemo(() => {
      const keys = several ? [...KEYS, 'Alt+J'] : KEYS;
      return keys.map((keys) => ({ keys, text: t(`meja.tombol.${keys}`) }));
    }, [t, several]),
  );
  const { data, error } = useDocument(viewOf(laid?.document ?? kind.document), laid?.nomor ?? null);
  const { done, last, say, gone } = useDone(laid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, as it comes.
  useEffect(() => {
    if (!error) return;
    noticeOf(error);
    leave();
  }, [error]);
  const { Notice } = own;
  const shared = {
    title: istilah(house.screens.find((one) => one.path === path)?.title ?? kind.document.label),
    finds,
    chips: (
      <>
        {!laid && several && <KindChoice kinds={choices} chosen={kind} onChoose={choose} />}
        {chips}
      </>
    ),
    notice: Notice && <Notice />,
    banner: done && <Banner done={done} onGone={gone} />,
    last: last && <Last last={last} />,
    onLeave: leave,
  };
  const one = laid ? data : undefined;
  if (laid?.made === null && one)
    return (
      <CounterRunning
        // A sheet that is open is the sheet of this document: another deed that is scanned has its own.
        key={laid.nomor}
        {...shared}
        {...{ document: laid.document, one, screen: path }}
        onward={onwardOf(kinds, laid, lay)}
        rail={own.default}
        onMade={(answer, transition, figure) =>
          say(laid.document, transition, answer, { ...figure, no_hp: phoneOf(one) })
        }
      />
    );
  return (
    <CounterEntry
      // One form for each document that something is made on.
      key={`${kind.transition.path} ${one && laid ? laid.nomor : ''}`}
      {...shared}
      kind={kind}
      on={laid?.made && one ? { document: laid.document, one, made: laid.made } : null}
      onMade={(answer, figure, values) => {
        say(kind.document, kind.transition, answer, { ...figure, no_hp: phoneOf(one ?? values) });
        if (laid) leave();
      }}
    />
  );
}

/** What else is made on a document of the same kind, such as the loan that goes on under a new number. */
const onwardOf = (
  kinds: CounterKinds,
  { nomor }: Laid,
  lay: (name: string, nomor: string) => void,
): Onward[] =>
  kinds.flatMap(({ transition }) => {
    const { on, act } = transition.counter;
    return on && !on.document
      ? [{ label: act, act: transition, from: on.from, go: () => lay(on.name, nomor) }]
      : [];
  });

function Banner({ done, onGone }: { done: Done; onGone: () => void }) {
  const { t } = useTranslation();
  const { title, nomor, label, value, document, paper, no_hp } = done;
  const wa = (slipPaper(document)?.whatsapp.length ?? 0) > 0;
  return (
    <DoneBanner
      title={kalimat(title)}
      nomor={nomor}
      about={istilah(document.label)}
      label={label}
      value={value}
      {...(paper ? { print: t('meja.cetakUlang'), onPrint: () => print(paper) } : {})}
      onGone={onGone}
    >
      {wa && <SendByWa jenis={document.name.toUpperCase()} nomor={nomor} no_hp={no_hp} />}
    </DoneBanner>
  );
}

/** For those who come back for it. */
function Last({ last: { nomor, paper, label, value } }: { last: Done }) {
  const { t } = useTranslation();
  return (
    <span>
      {t('meja.terakhir')} <span className="kode">{nomor}</span> · {label} Rp {formatAngka(value)}{' '}
      {paper && (
        <Button variant="subtle" color="gray" size="compact-xs" onClick={() => print(paper)}>
          {t('meja.cetakUlang')}
        </Button>
      )}
    </span>
  );
}
