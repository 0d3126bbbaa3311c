/** A document being made at a counter, as its declaration says: rows, terms, what follows from them, and the sheet where it is paid. */
import { Kbd } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import type { Transition } from '@mustika/kernel/document.ts';
import type { Counter, MadeOn } from '@mustika/kernel/document-counter.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import type { Field } from '@mustika/kernel/field.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../act.tsx';
import { type ApiError, isApiError } from '../api.ts';
import type { OneDocument } from '../document-screen/declared.ts';
import { codesIn, useScanned } from '../fields/scanned-rows.tsx';
import { Answered } from '../form/answered.tsx';
import { useDraft, useDraftPlace } from '../form/draft.ts';
import {
  ErrorSummary,
  FormFrame,
  type FormState,
  InputOf,
  useCommandForm,
  useLeaveQuestion,
  useUnsavedGuard,
} from '../form/form.tsx';
import { countedFrom } from '../form/form-counted.ts';
import { errorsOfAnswer, missingIn } from '../form/form-errors.ts';
import type { FormValues } from '../form/form-values.ts';
import { istilah } from '../language/istilah.ts';
import { noticeOf } from '../notices.tsx';
import { focusScan } from '../scan/scan-focus.ts';
import { useSubject } from '../shell/house-context.tsx';
import counter from './counter.module.css';
import css from './entry.module.css';
import { Tools, usePersonOfAddress, whoAndThen } from './entry-chips.tsx';
import { Counts, EntryRows, OnBand, picksOf } from './entry-rows.tsx';
import frame from './frame.module.css';
import { CounterBar, CounterFrame } from './frame.tsx';
import { MoneySheet } from './money-sheet.tsx';
import { usePay } from './pay-key.ts';
import { type Places, placesOf } from './places.ts';
import { useRowCodes } from './row-codes.ts';
import { CounterStrip, type Find } from './strip.tsx';

/** A transition that a counter is made of. */
export type CounterKind = { document: ReadableDocument; transition: Transition & { counter: Counter } };

/** The document it is made on. */
export type On = { document: ReadableDocument; one: OneDocument; made: MadeOn };

type EntryProps = {
  kind: CounterKind;
  on: On | null;
  title: string;
  finds: readonly Find[];
  chips?: ReactNode;
  notice?: ReactNode;
  banner: ReactNode;
  /** What the last one came to. */
  last: ReactNode;
  /** It was made: what it answered, and what the bar said it comes to. */
  onMade: (answer: FormValues, figure: { label: string; value: number }, values: FormValues) => void;
  /** Without the document it was begun on. */
  onLeave: () => void;
};

const startsOn = ({ counter }: CounterKind['transition'], on: On | null): FormValues =>
  on ? { [on.made.name]: on.one[on.document.reads.number], ...on.made.values?.(on.one) } : picksOf(counter);

/** What the bar says, in the words for its sign. */
function figureOf({ figure }: Counter, form: FormState): { label: string; value: number } {
  const value = countedFrom({ kind: 'uang' } as Field, figure.sums, form.values, form.of);
  return {
    label: istilah(value < 0 ? (figure.minus ?? figure.label) : figure.label),
    value: Math.abs(value),
  };
}

/** What is wrong with money is said in its sheet, anything else where it stands. */
function useSheet(form: FormState, places: Places) {
  const [open, setOpen] = useState(false);
  const [wrong, setWrong] = useState<ApiError | null>(null);
  const inSheet = (name: string): boolean =>
    places.sheet.includes(name) || form.fields[name]?.sums !== undefined || name === 'no_rekening';
  // Before the caret is led to what was refused; what is put right by and by moves nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided as the refusal comes.
  useLayoutEffect(() => {
    if (form.refusals === 0) return;
    const outside = Object.keys(form.errors).find((path) => !inSheet(path.split('.')[0] ?? path));
    setOpen(outside === undefined);
    // The first of all may stand in the sheet that has just gone.
    if (outside !== undefined) setTimeout(() => form.focus(outside), 0);
  }, [form.refusals]);
  return { open, setOpen, wrong, setWrong, inSheet };
}

/** Its form, where its fields stand, and how it is paid. */
function useEntry({ kind: { transition }, on, onMade }: EntryProps) {
  const { counter, fields } = transition;
  const subject = useSubject();
  const refused = (error: unknown): boolean => {
    const atFields = errorsOfAnswer(error) ?? missingIn(error, fields, form.values);
    if (atFields || !sheet.open || !isApiError(error)) return false;
    sheet.setWrong(error);
    return true;
  };
  // What lies on the counter by its number is laid down by the address again.
  const place = useDraftPlace(on ? null : transition.path);
  const form: FormState = useCommandForm(
    { ...transition, method: 'POST' },
    {
      place,
      initial: startsOn(transition, on),
      of: on?.one ?? {},
      ...(transition.asks ? { asks: transition.asks } : {}),
      quiet: true,
      check: (values) => counter.check?.(values, subject) ?? {},
      onRefused: refused,
      onDone: ({ data }) => {
        sheet.setOpen(false);
        form.restart();
        onMade(data as FormValues, figureOf(counter, form), form.values);
        focusScan();
      },
    },
  );
  useUnsavedGuard(form.dirty);
  const places = placesOf(fields, counter, form.wanted, on !== null);
  usePersonOfAddress(form, places.person);
  const sheet = useSheet(form, places);
  /** Nothing lies here that anything could be made on. */
  const waiting = !on && !counter.lines;
  const pay = async (): Promise<void> => {
    if (sheet.open || waiting) return;
    if (form.asked?.error) return noticeOf(form.asked.error);
    if (!(await form.ready(sheet.inSheet))) return;
    sheet.setWrong(null);
    sheet.setOpen(true);
  };
  return { form, place, places, sheet, waiting, pay };
}

/** The rows that are scanned or typed here. */
function useRows({ kind: { transition }, on }: EntryProps, form: FormState, place: string | null) {
  const { lines = '' } = transition.counter;
  const field = transition.fields[lines];
  const rows = (form.values[lines] ?? []) as FormValues[];
  const scanned = useScanned(field?.fields ?? {}, field?.scan, {
    value: rows,
    onChange: (next) => form.set(lines, next),
  });
  const coded = useRowCodes(form, lines, on ? {} : transition.counter);
  const take = field?.scan && !on ? (text: string) => scanned.take(codesIn(text)) : coded.take;
  useDraft(place, form, ({ [lines]: before, ...rest }) => {
    if (!field?.scan || !take) return before === undefined ? rest : { ...rest, [lines]: before };
    // Pieces are asked about again: what is known of them was not kept.
    const codes = ((before ?? []) as FormValues[]).map((row) => String(Object.values(row)[0]));
    if (codes.length > 0) void scanned.take(codes);
    return rest;
  });
  return { field, rows, scanned, take, said: coded.said ?? scanned.said, busy: coded.busy + scanned.busy };
}

/** What would take away what is typed asks first. */
function useLeaving(dirty: boolean) {
  const ask = useLeaveQuestion();
  return <A extends unknown[]>(go: (...args: A) => void) =>
    async (...args: A): Promise<void> => {
      if (!dirty || (await ask())) go(...args);
    };
}

export function CounterEntry(props: EntryProps) {
  const { kind, on, title, finds, chips, notice, banner, last, onLeave } = props;
  const { transition, document } = kind;
  const { counter } = transition;
  const { form, place, places, sheet, waiting, pay: payNow } = useEntry(props);
  const { field, rows, scanned, take, said, busy } = useRows(props, form, place);
  const pay = usePay(payNow, { busy: busy > 0, refused: said?.error === true });
  const leaving = useLeaving(form.dirty);
  const figure = figureOf(counter, form);
  const act = istilah(counter.act);
  const counts = field && !on && rows.length > 0;
  const typedRows = field && !field.scan && !on && !take ? (counter.lines ?? null) : null;
  const close = () => {
    sheet.setOpen(false);
    focusScan();
  };
  return (
    <CounterFrame
      title={title}
      attach={form.attach}
      around={(parts) => (
        <FormFrame form={form} part label={title} className={frame.parts} onSubmit={pay}>
          {parts}
        </FormFrame>
      )}
      open={sheet.open}
      strip={
        <CounterStrip
          seek={counter.seek ?? document.reads.seek ?? ''}
          finds={finds.map((find) => ({ ...find, open: leaving(find.open) }))}
          {...{ take, said, busy: busy > 0, words: on ? undefined : counter.words }}
          {...(places.person.length > 0
            ? whoAndThen(form, places.person, rows.length > 0 ? null : typedRows)
            : {})}
        />
      }
      tools={<Tools form={form} counter={counter} places={places} chips={chips} />}
      bands={
        <>
          {notice}
          {on && <OnBand on={on} onLeave={() => void leaving(onLeave)()} />}
        </>
      }
      rail={form.asked && !waiting ? <Answered asked={form.asked} values={form.values} /> : null}
      banner={banner}
      bar={
        <CounterBar
          counts={counts ? <Counts field={field} rows={rows} known={scanned.known} /> : last}
          {...figure}
        >
          <PayButton act={transition} label={act} disabled={waiting} onClick={pay} />
        </CounterBar>
      }
      sheet={
        sheet.open && (
          <MoneySheet
            {...{ form, act, names: places.sheet, guarded: transition, wrong: sheet.wrong }}
            about={`${figure.label} Rp ${formatAngka(figure.value)}`}
            total={figure.value}
            onClose={close}
          />
        )
      }
    >
      <div className={css.rows}>
        <ErrorSummary form={form} names={Object.keys(form.fields)} />
        <EntryRows form={form} counter={counter} on={on} known={scanned.known} />
        {!waiting && <Terms form={form} places={places} passes={counter.passes ?? []} />}
      </div>
    </CounterFrame>
  );
}

type PayProps = { act: Transition; label: string; disabled: boolean; onClick: () => void };

const PayButton = ({ act, label, disabled, onClick }: PayProps) => (
  <ActButton
    act={act}
    main
    size="md"
    className={counter.bayar}
    data-utama
    disabled={disabled}
    onClick={onClick}
    rightSection={<Kbd size="xs">F8</Kbd>}
  >
    {label}
  </ActButton>
);

type TermsProps = { form: FormState; places: Places; passes: readonly string[] };

/** What is asked below the rows; what is seldom wanted behind one fold. */
function Terms({ form, places, passes }: TermsProps) {
  const { t } = useTranslation();
  const input = (name: string) => (
    <div
      key={name}
      data-wide={form.fields[name]?.kind === 'catatan' || undefined}
      data-lewat={passes.includes(name) || undefined}
    >
      <InputOf form={form} name={name} />
    </div>
  );
  return (
    <>
      <div className={css.terms}>{places.terms.map(input)}</div>
      {places.fold.length > 0 && (
        <details className={css.fold}>
          <summary>
            <IconChevronDown size={15} aria-hidden />
            {t('meja.lain')}
          </summary>
          <div className={css.terms}>{places.fold.map(input)}</div>
        </details>
      )}
    </>
  );
}
