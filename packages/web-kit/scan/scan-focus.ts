/**
 * Where the caret of a scanning screen lives. The scan field has it on entry, after every line and after every dialog;
 * F2 always brings it back; a scan that arrives while something else has the caret is taken out of there and handed to
 * the screen. Ecosystem 4.1 points 1 to 4, wish 6.
 */
import { kodeScan } from '@mustika/kernel/text/scan-text.ts';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Burst, feed, NO_BURST } from './burst.ts';
import { useScanDevice } from './device.ts';

/** Inputs that want a scanned code themselves, such as a member's card number. */
export const OWN_SCANS = { 'data-pindai': 'sendiri' } as const;

/** The caret of a modal stays in it. */
const MODAL = '[role="dialog"][aria-modal="true"], [role="alertdialog"]';
/** While one of these is up, a caret that got lost is its own business; a password never lands in the scan field. */
const OPEN_DIALOG = `${MODAL}, .panel-otorisasi`;
/** A sheet over the screen takes a lost caret back into its own first field. */
const OPEN_SHEET = '[data-lembar] [data-autofocus]';

/**
 * The scan fields of the page, the uppermost last: a form that is opened over a scanning screen may have one of its own. One of
 * them owns every burst, so that a scan is taken once, by what is on top.
 */
const fields: HTMLInputElement[] = [];
const top = (): HTMLInputElement | undefined => fields.at(-1);

/** Whether the topmost of these is another place than that of the field. */
const covered = (selector: string): boolean => {
  const over = [...document.querySelectorAll(selector)].at(-1);
  return over !== undefined && !over.contains(top() ?? null);
};

/**
 * Puts the caret back into the scan field of the screen, its text selected so that the next scan replaces it. A caret
 * that is there already is not touched: the next scan may be arriving while a slip is still on its way to the printer.
 */
export function focusScan(): void {
  const field = top();
  if (covered(MODAL) || document.activeElement === field) return;
  field?.focus({ preventScroll: true });
  field?.select();
}

/** Back to the scan field once this is done, unless the caret was taken elsewhere meanwhile: who presses F4 types on there. */
export async function thenScan<T>(done: Promise<T>): Promise<T> {
  const before = document.activeElement;
  try {
    return await done;
  } finally {
    const { activeElement } = document;
    if (activeElement === before || activeElement === document.body) focusScan();
  }
}

/** What was not understood stands there selected, so that the next scan replaces it; one that has begun is left alone. */
export function selectScan(code: string): void {
  if (document.activeElement === document.body) focusScan();
  const field = top();
  if (document.activeElement !== field) return;
  if (field?.value.trim().toUpperCase() === code.trim().toUpperCase()) field.select();
}

type Written = HTMLInputElement | HTMLTextAreaElement;

/** React keeps its own idea of an input's value; the native setter and an input event change both. */
function putBack(input: Written, value: string): void {
  const { prototype } = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A remark is text, too: what is scanned while the caret is in it is a piece all the same. */
const isText = (target: EventTarget | null): target is Written =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|file|range)$/.test(target.type));

/** Keys typed by an approver or into a field with scans of its own are none of ours. */
const isPrivate = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input[type=password]') || target.closest('[data-pindai], .panel-otorisasi') !== null);

/** Where the keys of a burst went, and what stood there before. */
type Start = { input: Written; value: string } | null;

type Heard = {
  /** Whether the keys of this event may be a scan of the listener's. */
  hears: (event: KeyboardEvent) => boolean;
  /** Takes what was read, with what had the caret; false leaves it where it was typed. */
  takes: (code: string, target: EventTarget | null) => boolean;
};

/** Listens before everybody else, so that the Enter of a scan never presses a button or opens a cell. */
function useBursts({ hears, takes }: Heard): void {
  const hearsNow = useEffectEvent(hears);
  const takesNow = useEffectEvent(takes);
  useEffect(() => {
    let burst: Burst = NO_BURST;
    let start: Start = null;
    let headStart: Start = null;
    const onKey = (event: KeyboardEvent) => {
      if (!hearsNow(event) || isPrivate(event.target)) return;
      const byHand = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
      const next = feed(burst, { key: event.key, at: event.timeStamp, byHand }, useScanDevice.getState().gap);
      const first = next.burst !== burst && next.burst.text.length === 1;
      burst = next.burst;
      if (first) start = isText(event.target) ? { input: event.target, value: event.target.value } : null;
      if (first && burst.head === '') headStart = start;
      if (next.code === undefined || !takesNow(kodeScan(next.code), event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const before = next.whole ? headStart : start;
      if (before) putBack(before.input, before.value);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

function useStrayScans(input: RefObject<HTMLInputElement | null>, onScan: (code: string) => void): void {
  useBursts({
    hears: (event) => input.current === top() && event.target !== top(),
    takes: (code) => {
      onScan(code);
      return true;
    },
  });
}

/** What is read where nothing on the page waits for a scan. */
export const useUnwantedScans = (takes: Heard['takes']): void =>
  useBursts({ hears: () => top() === undefined, takes });

/** What lies over the screen is gone a moment after it let the caret go, and nothing says when. */
const LOOK_MS = 60;

/** The caret that fell to the page itself (a closed dialog, a removed row, a click beside) goes back to the field. */
function useCaretHome(): void {
  useEffect(() => {
    let timer = 0;
    const look = () => {
      clearTimeout(timer);
      timer = window.setTimeout(bringHome, LOOK_MS);
    };
    const bringHome = () => {
      if (covered(OPEN_DIALOG)) return look();
      const active = document.activeElement;
      const lost = active === null || active === document.body || active.id === 'isi';
      const selecting = (document.getSelection()?.toString() ?? '') !== '';
      if (!lost || selecting) return;
      const sheet = document.querySelector<HTMLElement>(OPEN_SHEET);
      if (sheet) sheet.focus();
      else focusScan();
    };
    // Entered by the palette, the screen is there before the palette has gone.
    look();
    const onF2 = (event: KeyboardEvent) => {
      if (event.key !== 'F2' || covered(OPEN_DIALOG)) return;
      event.preventDefault();
      focusScan();
      top()?.select();
    };
    document.addEventListener('focusout', look);
    document.addEventListener('click', look);
    window.addEventListener('keydown', onF2);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', look);
      document.removeEventListener('click', look);
      window.removeEventListener('keydown', onF2);
    };
  }, []);
}

/** Makes the input of this ref the scan field of the page while it is mounted and none is opened over it. */
export function useScanFocus(
  input: RefObject<HTMLInputElement | null>,
  onScan: (code: string) => void,
): void {
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    fields.push(field);
    focusScan();
    return () => void fields.splice(fields.indexOf(field), 1);
  }, [input]);
  useCaretHome();
  useStrayScans(input, onScan);
}
