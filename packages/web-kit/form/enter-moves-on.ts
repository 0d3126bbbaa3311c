/**
 * Enter never submits (Spec 2 §5): it goes to the next field, and from the last field to the primary button.
 * Put on a form as `onKeyDown`. Ctrl+Enter submits from anywhere. Textareas, buttons and open pickers keep their Enter; the button
 * of a day is a field, whose calendar opens by space.
 */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const FIELDS =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button[data-dates-input]:not(:disabled)';

export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
  const form = event.currentTarget;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  const target = event.target as HTMLElement;
  if (!target.matches('input, select, button[data-dates-input]')) return;
  // Before an open picker is asked about: left to itself the browser would send the form.
  event.preventDefault();
  if (target.getAttribute('aria-expanded') !== 'true') focusAfter(target);
}

const LAYER = '[role="dialog"]';
/** The sheet of a counter (side-sheet.tsx). */
const SHEET = '[data-lembar][role="dialog"]';

/** What lies uppermost, or the page. */
const uppermost = (): Element => [...document.querySelectorAll(LAYER)].at(-1) ?? document.body;

/** Whether an element lies in what is uppermost, so that keys of the window may be its own. */
export const liesUppermost = (element: Element): boolean =>
  (element.closest(LAYER) ?? document.body) === uppermost();

/** The forms that lie in a layer itself, not in one that is opened over it. */
const formsIn = (layer: Element): HTMLFormElement[] =>
  [...layer.querySelectorAll('form')].filter((form) => (form.closest(LAYER) ?? document.body) === layer);

/**
 * Ctrl+Enter beside a form, such as in the scan field above it, is the form's where it is the only one of what lies uppermost.
 * Answers where the form is put.
 */
export function useCtrlEnterBeside(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : document.body;
      const layer = uppermost();
      const forms = formsIn(layer);
      if (target.closest('form') || forms.length !== 1 || forms[0] !== form.current) return;
      if (target !== document.body && !layer.contains(target)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return form;
}

const isRadio = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio';

/**
 * Does Enter stop here? A choice that has its answer is passed by, because letters typed on a radio go nowhere and a space
 * changes it; Tab still stops there. One without an answer is a single stop.
 */
function stops(
  field: HTMLElement,
  from: HTMLElement,
  all: readonly HTMLElement[],
  answered: boolean,
): boolean {
  // Nobody types into a row that is only there to be typed into: it is left as a whole, unless this was its first answer.
  const row = field.closest('tr[data-kosong]');
  if (row?.contains(from) && !answered) return false;
  // What it has been given already, until it is refused.
  if (field.closest('[data-lewat]') && field.getAttribute('aria-invalid') !== 'true') return false;
  if (!isRadio(field)) return true;
  const group = all.filter(isRadio).filter((one) => one.name === field.name);
  const left = isRadio(from) && from.name === field.name;
  return !left && !group.some((one) => one.checked) && group[0] === field;
}

/** Can it take the caret? Not what lies in a closed part of the form, the hidden input behind the button of a photo, a box that picks rows. */
const reachable = (field: HTMLElement): boolean =>
  field.tabIndex >= 0 && field.checkVisibility() && !field.matches('[data-table] [type=checkbox]');

/** The field after this one of its form, or the primary button after the last. `answered`: what it was just given is not painted yet. */
export function focusAfter(field: HTMLElement, answered = false): void {
  const form = field.closest('form');
  if (!form) return;
  // A sheet of the form ends with its own button.
  const part = field.closest(SHEET) ?? form;
  const fields = [...part.querySelectorAll<HTMLElement>(FIELDS)].filter(
    (one) => reachable(one) && (one.closest(SHEET) ?? form) === part,
  );
  const next = fields.slice(fields.indexOf(field) + 1).find((one) => stops(one, field, fields, answered));
  // At a counter that is the one of its bar, whose press asks for what is left in a sheet and sends nothing.
  const meja = part === form ? form.closest('[data-meja]') : null;
  const main = (meja ?? part).querySelector<HTMLElement>('[data-utama]');
  if (!next && meja) main?.click();
  else (next ?? main)?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
