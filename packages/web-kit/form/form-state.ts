/**
 * The state of a declared form: wire values, errors in both directions, one idempotency key per opening, and a send
 * that cannot run twice. The same values sent again carry the same key; changed values are another request.
 */
import { useForm } from '@mantine/form';
import type { Fields } from '@mustika/kernel/field.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mayOrSay } from '../act.tsx';
import type { Act } from '../act-places.ts';
import { newKey } from '../api.ts';
import { useAskAgain } from '../ask-again.ts';
import { MENUNGGU, TAK_ADA } from '../fields/marks.ts';
import { focusUnread } from '../fields/unread.ts';
import { noticeOf } from '../notices.tsx';
import { useSession } from '../session.ts';
import { isFollowing, startsOf, withSums } from './form-counted.ts';
import { errorsOfAnswer, type FormErrors, missingIn, validateValues } from './form-errors.ts';
import { changedNames, emptyValues, type FormValues, fillEmpty } from './form-values.ts';

export type FormState = {
  fields: Fields;
  act: Act | undefined;
  values: FormValues;
  errors: FormErrors;
  sending: boolean;
  dirty: boolean;
  set: (name: string, value: unknown) => void;
  setMany: (values: FormValues) => void;
  /** The same for fields in which nothing stands yet. */
  fill: (values: FormValues) => void;
  setErrors: (errors: FormErrors) => void;
  /** The document an act is done to. */
  of: FormValues;
  /** Fields that a refusal called missing. */
  wanted: readonly string[];
  /** Why a field cannot be sent as it stands, said when it is; null when it can. */
  doubt: (name: string, why: string | null) => void;
  /** How often it was begun anew. */
  opening: number;
  /** Makes these values the clean state of the form. */
  restart: (values?: FormValues) => void;
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
  /** Sends checked wire values. A rejection about fields is shown at the fields, any other through a notice. */
  send: (values: FormValues, key: string) => Promise<A>;
  /** After it: nothing of the form is unsaved any more, so it may be left, closed or begun anew. */
  sent?: (answer: A) => unknown;
  /** Checks across fields, by path. */
  check?: (values: FormValues) => FormErrors;
  /** Takes a refusal before the usual notice; true when it has dealt with it. */
  onRefused?: (error: unknown) => boolean;
};

/** The key of the next send: kept while the same values are tried again. */
function useKey() {
  const memory = useRef<{ key: string; body: string } | null>(null);
  return {
    keyFor: (values: FormValues): string => {
      const body = JSON.stringify(values);
      if (memory.current?.body !== body) memory.current = { key: newKey(), body };
      return memory.current.key;
    },
    done: () => {
      memory.current = null;
    },
  };
}

function focusIn(element: HTMLElement | null, path: string): void {
  const name = path.split('.')[0] ?? path;
  const found =
    element?.querySelector<HTMLElement>(`[data-nama="${CSS.escape(path)}"]`) ??
    element?.querySelector<HTMLElement>(`[data-nama="${CSS.escape(name)}"]`);
  const part = found?.closest('details');
  if (part) part.open = true;
  found?.focus();
  found?.scrollIntoView({ block: 'nearest' });
}

const waits = (form: HTMLElement | null): form is HTMLElement =>
  form !== null && form.querySelector(`[${MENUNGGU}]`) !== null;

/** Resolves when no picker of the form waits for its options any more. */
function answered(form: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (waits(form)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: [MENUNGGU] });
    look();
  });
}

/** Whether a picker's text has no answer; the caret goes there. */
function focusUnanswered(form: HTMLElement | null): boolean {
  const found = form?.querySelector<HTMLElement>(`[${TAK_ADA}]`);
  found?.focus();
  return found !== null && found !== undefined;
}

/** One send at a time, and what it does to the page. */
function useSending() {
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const hold = (): void => {
    busy.current = true;
    setSending(true);
  };
  /** The button that sent was disabled meanwhile and lost the focus; whoever was refused goes on by keyboard. */
  const rest = (before: Element | null): void => {
    busy.current = false;
    flushSync(() => setSending(false));
    if (document.activeElement === document.body) (before as HTMLElement | null)?.focus();
  };
  return { sending, busy, hold, rest };
}

/** What stands between the form and its send beside the schemas: fields a refusal called missing, and fields that doubt themselves. */
function useDemands() {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const doubts = useRef<FormErrors>({});
  return {
    wanted,
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
function useOpening() {
  const begun = useRef(0);
  const [opening, setOpening] = useState(0);
  const begin = (): void => {
    begun.current += 1;
    setOpening(begun.current);
  };
  return { begun, opening, begin, ...useKey() };
}

/** What is typed, what of it is clean, and what the form counts from it. */
function useTyped(fields: Fields, initial: FormValues | undefined, of: FormValues) {
  const today = useSession((state) => state.user?.tgl_system ?? null);
  const start = () => ({ ...emptyValues(fields, { today }), ...startsOf(fields, of), ...initial });
  const form = useForm<FormValues>({
    mode: 'controlled',
    initialValues: start(),
    clearInputErrorOnChange: true,
  });
  const [clean, setClean] = useState(form.values);
  // What follows from what is typed is no work that could be lost.
  const changed = changedNames(clean, form.values).filter((name) => !isFollowing(fields[name]));
  const read = () => withSums(fields, form.getValues(), of);
  const edits: Pick<FormState, 'set' | 'setMany' | 'fill' | 'setErrors'> = {
    set: (name, value) => form.setFieldValue(name, value),
    setMany: (typed) => form.setValues(typed),
    fill: (filled) => form.setValues((before) => fillEmpty(before, filled)),
    setErrors: (found) => form.setErrors(found),
  };
  return {
    form,
    edits,
    start,
    setClean,
    read,
    values: withSums(fields, form.values, of),
    dirty: changed.length > 0,
  };
}

export function useDeclaredForm<A>(
  fields: Fields,
  initial: FormValues | undefined,
  { of = {}, ...options }: FormOptions<A>,
): FormState {
  const { form, edits, start, setClean, read, values, dirty } = useTyped(fields, initial, of);
  const { sending, busy, hold, rest } = useSending();
  const element = useRef<HTMLElement | null>(null);
  const { begun, opening, begin, keyFor, done } = useOpening();
  const { wanted, want, wantNothing, doubts, doubt } = useDemands();
  const askAgain = useAskAgain();
  const errors = form.errors as FormErrors;
  const focus = (path: string) => focusIn(element.current, path);

  const refuse = (found: FormErrors): false => {
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
  const submit = async (): Promise<boolean> => {
    if (busy.current || (options.act && !mayOrSay(options.act))) return false;
    const before = document.activeElement;
    if (waits(element.current)) {
      hold();
      await answered(element.current);
      rest(before);
    }
    if (focusUnanswered(element.current) || focusUnread(element.current)) return false;
    const values = read();
    const found = { ...validateValues(fields, values), ...doubts.current, ...options.check?.(values) };
    if (Object.keys(found).length > 0) return refuse(found);
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
    values,
    errors,
    sending,
    of,
    wanted,
    opening,
    dirty,
    doubt,
    ...edits,
    restart,
    submit,
    attach: (found) => {
      element.current = found;
    },
    focus,
  };
}
