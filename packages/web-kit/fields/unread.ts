/** Fields in which something stands that is no value: what would be sent is not what is seen there. */

/** Put on the input by the field itself. */
export const TAK_TERBACA = 'data-tak-terbaca';

/** What lies over the screen sends what stands in it, and nothing of what stands behind. */
const MODAL = '[role="dialog"][aria-modal="true"]';

/** Whether such a field is in sight; it gets the caret and says why. Nothing is sent, counted or printed then. */
export function focusUnread(inside: ParentNode | null = null): boolean {
  const place = inside ?? [...document.querySelectorAll(MODAL)].at(-1) ?? document;
  const found = place.querySelector<HTMLElement>(`[${TAK_TERBACA}]`);
  if (!found) return false;
  const part = found.closest('details');
  if (part) part.open = true;
  // Left and entered again: a refusal is said when somebody goes on.
  found.blur();
  found.focus();
  return true;
}
