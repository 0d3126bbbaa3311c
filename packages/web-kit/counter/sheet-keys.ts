/** Keys of a counter's sheet, which are its own while it is open. */
import { cancelApproval, useApproval } from '../approval/approval.ts';
import { focusUnread } from '../fields/unread.ts';
import { useOverlay } from '../overlay.ts';
import { useWindowKeys } from '../use-window-keys.ts';

export type SheetKeys = {
  confirm: () => void;
  back: () => void;
  /** How many choices Alt+1 and on pick from, and what picks one. */
  choices?: number;
  pick?: (at: number) => void;
  /** Alt+Backspace takes back what was added last. */
  drop?: () => void;
};

/** F9 and Ctrl+Enter confirm, Esc goes one step back; while a second person is asked the keys are his. */
export function useSheetKeys({ confirm, back, choices = 0, pick, drop }: SheetKeys): void {
  const mayClose = useOverlay();
  useWindowKeys((event) => {
    // What is said above the sheet has its own Esc.
    if (event.key === 'Escape' && !mayClose()) return;
    const confirms = event.key === 'F9' || (event.key === 'Enter' && event.ctrlKey);
    const at = Number(event.key) - 1;
    const picks = pick && event.altKey && at >= 0 && at < choices;
    const drops = drop && event.altKey && event.key === 'Backspace';
    if (useApproval.getState().pending) {
      // The panel's own keys stay in the panel; Esc is for it wherever the caret is.
      if (event.key === 'Escape') cancelApproval();
      if (confirms) event.preventDefault();
      return;
    }
    if (!confirms && !picks && !drops && event.key !== 'Escape') return;
    event.preventDefault();
    if (confirms) {
      if (!focusUnread()) confirm();
    } else if (drops) drop();
    else if (picks) pick(at);
    else back();
  });
}
