/**
 * The state of a declared form: wire values, errors in both directions, one idempotency key per opening, and a send
 * that cannot run twice. The same values sent again carry the same key; changed values are another request.
 */
import { useForm } from '@mantine/form';
import type { Asks } from '@mustika/kernel/document-counter.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { useRef, useState } from 'react';
import { mayOrSay } from '../act.tsx';
import type { Act } from '../act-places.ts';
import { newKey } from '../api.ts';
import { useAskAgain } from '../ask-again.ts';
import { noticeOf } from '../notices.tsx';
import { useSession } from '../session.ts';
import { forget, recall, remember } from '../storage.ts';
import { type Asked, useAsked } from './asking.ts';
import { validateValues } from './form-checks.ts';
import { isFollowing, startsOf, withSums } from './form-counted.ts';
import { errorsOfAnswer, type FormErrors, missingIn } from './form-errors.ts';
import { focusIn, useExamine, useSending } from './form-sending.ts';
import { asSent, changedNames, emptyValues, type FormValues, fillEmpty } from './form-values.ts';

export type FormState = {
  fields: Fields;
  act: Act | undefined;
  values: FormValues;
  /** What was typed into a field that follows an answer otherwise. */
  typed: (name: string) => unknown;
  errors: FormErrors;
  sending: boolean;
  dirty: boolean;
  set: (name: string, value: unknown) => void;
  setMany: (values: FormValues) => void;
  /** The same for fields in which nothing stands yet. */
  fill: (values: FormValues) => void;
  setErrors: (errors: FormErrors) => void;
  /** The document an act is done to, and what the form was answered. */
  of: FormValues;
  /** What it asks while it is typed. */
  asked: Asked | null;
  /** Fields that a refusal called missing. */
  wanted: readonly string[];
  /** How often something was refused at its fields. */
  refusals: number;
  /** Why a field cannot be sent as it stands, said when it is; null when it can. */
  doubt: (name: string, why: string | null) => void;
  /** How often it was begun anew. */
  opening: number;
  /** Makes these values the clean state of the form. */
  restart: (values?: FormValues) => void;
  /** Checks all but these fields, whose turn comes later; true when nothing is wrong. */
  ready: (later: (name: string) => boolean) => Promise<boolean>;
  /** Checks, and on success sends. True when the send succeeded. */
  submit: () => Promise<boolean>;
  /** Called with the element of the form, for focus. */
  attach: (element: HTMLElement | null) => void;
  focus: (path: string) => void;
};

export type FormOptions<A = unknown> = {
  /** The act this form is for: a form whose act was taken away says so instead of sending. */
  act?: Act;
  /** The document it is done to: what its fields start with and count on. */
  of?: FormValues;
  /** Where the key of a send that was not answered outlives the page; see draft.ts. */
  place?: string | null;
  /** What it asks while it is typed, whose answer is counted on as the document is. */
  asks?: Asks;
  /** Sends checked wire values. A rejection about fields is shown at the fields, any other through a notice. */
  send: (values: FormValues, key: string) => Promise<A>;
  /** After it: nothing of the form is unsaved any more, so it may be left, closed or begun anew. */
  sent?: (answer: A) => unknown;
  /** Checks across fields, by path. */
  check?: (values: FormValues) => FormErrors;
  /** Takes a refusal before the usual notice; true when it has dealt with it. */
  onRefused?: (error: unknown) => boolean;
};

type Sent = { key: string; body: string };

/** The key of the next send: kept while the same values are tried again, by the next page too where the form has a place. */
function useKey(place: string | null) {
  const memory = useRef<Sent | null>(null);
  const shelf = place === null ? null : `${place}:kirim`;
  return {
    keyFor: (values: FormValues): string => {
      const body = JSON.stringify(values);
      const before = memory.current ?? (shelf === null ? null : recall<Sent>('laci', shelf));
      const now = before?.body === body ? before : { key: newKey(), body };
      memory.current = now;
      if (shelf) remember('laci', shelf, now);
      return now.key;
    },
    done: () => {
      memory.current = null;
      if (shelf) forget('laci', shelf);
    },
  };
}

/** What stands between the form and its send beside the schemas: fields a refusal called missing, and fields that doubt themselves. */
function useDemands() {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const doubts = useRef<FormErrors>({});
  return {
    wanted,
    refusals,
    count: () => setRefusals((before) => before + 1),
    doubts,
    want: (names: readonly string[]) => setWanted((before) => [...new Set([...before, ...names])]),
    wantNothing: () => setWanted([]),
    doubt: (name: string, why: string | null): void => {
      const { [name]: _before, ...others } = doubts.current;
      doubts.current = why === null ? others : { ...others, [name]: why };
    },
  };
}

/** How often it was begun anew: a send that did so has said by that what is clean. With the key of its next send. */
function useOpening(place: string | null) {
  const begun = useRef(0);
  const [opening, setOpening] = useState(0);
  const begin = (): void => {
    begun.current += 1;
    setOpening(begun.current);
  };
  return { begun, opening, begin, ...useKey(place) };
}

/** What is typed, what of it is clean, and what the form counts from it. */
function useTyped(
  fields: Fields,
  initial: FormValues | undefined,
  { of: one = {}, asks }: Pick<FormOptions, 'of' | 'asks'>,
) {
  const today = useSession((state) => state.user?.tgl_system ?? null);
  const start = () => ({ ...emptyValues(fields, { today }), ...startsOf(fields, one), ...initial });
  const form = useForm<FormValues>({
    mode: 'controlled',
    initialValues: start(),
    clearInputErrorOnChange: true,
  });
  const [clean, setClean] = useState(form.values);
  // What follows from what is typed is no work that could be lost.
  const changed = changedNames(clean, form.values).filter((name) => !isFollowing(fields[name]));
  const asked = useAsked(asks, form.values, one);
  const of = { ...one, ...asked?.answer };
  // What is sent after a wait counts on what was answered meanwhile.
  const latest = useRef(of);
  latest.current = of;
  const read = () => asSent(fields, withSums(fields, form.getValues(), latest.current));
  const edits: Pick<FormState, 'set' | 'setMany' | 'fill' | 'setErrors'> = {
    set: (name, value) => form.setFieldValue(name, value),
    setMany: (typed) => form.setValues(typed),
    fill: (filled) => form.setValues((before) => fillEmpty(fields, before, filled)),
    setErrors: (found) => form.setErrors(found),
  };
  return {
    form,
    edits,
    start,
    setClean,
    read,
    of,
    asked,
    typed: (name: string) => form.values[name] ?? null,
    values: withSums(fields, form.values, of),
    dirty: changed.length > 0,
  };
}

export function useDeclaredForm<A>(
  fields: Fields,
  initial: FormValues | undefined,
  options: FormOptions<A>,
): FormState {
  const { form, edits, start, setClean, read, dirty, ...typed } = useTyped(fields, initial, options);
  const { sending, busy, hold, rest } = useSending();
  const element = useRef<HTMLElement | null>(null);
  const { begun, opening, begin, keyFor, done } = useOpening(options.place ?? null);
  const { wanted, want, wantNothing, doubts, doubt, refusals, count } = useDemands();
  const askAgain = useAskAgain();
  const errors = form.errors as FormErrors;
  const focus = (path: string) => focusIn(element.current, path);

  const refuse = (found: FormErrors): false => {
    count();
    form.setErrors(found);
    const [first] = Object.keys(found);
    // The message appears first, so that a screen reader reads it with the field.
    if (first) setTimeout(() => focus(first), 0);
    // What was counted counts no more: what it was counted from has changed elsewhere.
    if (Object.keys(found).some((name) => fields[name]?.sums)) void askAgain();
    return false;
  };
  const restart = (values: FormValues = start()) => {
    begin();
    wantNothing();
    form.setValues(values);
    form.clearErrors();
    setClean(values);
    done();
    // The next one is typed from where the form begins.
    setTimeout(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), 0);
  };
  const { examine, checking } = useExamine(element, { hold, rest }, (values) => ({
    ...validateValues(fields, values),
    ...doubts.current,
    ...options.check?.(values),
  }));
  const checked = (later?: (name: string) => boolean) => examine(read, refuse, later);
  const may = () => !busy.current && !checking.current && (!options.act || mayOrSay(options.act));
  const submit = async (): Promise<boolean> => {
    if (!may()) return false;
    const before = document.activeElement;
    const values = await checked();
    if (!values) return false;
    hold();
    const now = begun.current;
    let answer: A;
    try {
      answer = await options.send(values, keyFor(values));
    } catch (error) {
      rest(before);
      if (options.onRefused?.(error)) return false;
      const missing = missingIn(error, fields, values);
      if (missing) want(Object.keys(missing));
      const refused = errorsOfAnswer(error) ?? missing;
      if (refused) return refuse(refused);
      noticeOf(error);
      return false;
    }
    if (begun.current === now) setClean(values);
    done();
    rest(null);
    if (options.act) void askAgain();
    void options.sent?.(answer);
    return true;
  };
  return {
    fields,
    act: options.act,
    errors,
    sending,
    ...{ wanted, refusals, opening, dirty, doubt },
    ...typed,
    ...edits,
    restart,
    ready: async (later) => may() && (await checked(later)) !== null,
    submit,
    attach: (found) => {
      element.current = found;
    },
    focus,
  };
}
