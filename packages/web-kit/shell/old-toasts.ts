/**
 * Toasts that are still shown, so that a form that is opened next, over the screen or on another one, is not covered by what was said
 * before it. One that was said by the act that opens it is new, and stays its time; a refusal stays, too: it is why something opens, such
 * as the door of a session that ended.
 */
import { notifications } from '@mantine/notifications';

/** Longer than an act takes from its answer to what it opens. */
const NEW_MS = 700;

const shown = new Map<string, number>();

export const rememberToast = (id: string): string => {
  shown.set(id, performance.now());
  return id;
};

export function hideOldToasts(): void {
  for (const [id, at] of shown) {
    if (performance.now() - at < NEW_MS) continue;
    shown.delete(id);
    notifications.hide(id);
  }
}
