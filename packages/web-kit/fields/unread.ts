/** Fields in which something stands that is no value: what would be sent is not what is seen there. */

/** Put on the input by the field itself. */
export const TAK_TERBACA = 'data-tak-terbaca';

/** Whether such a field is in sight; it gets the caret and says why. Nothing is sent, counted or printed then. */
export function focusUnread(inside: ParentNode | null = document): boolean {
  const found = inside?.querySelector<HTMLElement>(`[${TAK_TERBACA}]`);
  if (!found) return false;
  const part = found.closest('details');
  if (part) part.open = true;
  // Left and entered again: a refusal is said when somebody goes on.
  found.blur();
  found.focus();
  return true;
}
