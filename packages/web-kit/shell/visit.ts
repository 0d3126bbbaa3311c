/**
 * A look into a branch. Who is at home in head office and opens what is a branch's, such as a nota of the chain's dashboard, looks at
 * it in that branch and is back in the chain when he goes back or on by the menu. A branch that he picked himself stays picked.
 */
import { useSession } from '../session.ts';
import { forget, recall, remember } from '../storage.ts';

/** The portal of before, how far the window had come in its history, and the screen that the look is at. */
type Look = { portal: string | null; since: number; at: string };

let look = recall<Look>('sesi', 'tengok');

// Whoever picks a branch, or logs out, has ended the look.
useSession.subscribe((now, before) => {
  if (now.portal === before.portal) return;
  look = null;
  forget('sesi', 'tengok');
});

/** Into a branch (null: head office's own), from a place in the history of the window. */
export async function lookInto(kode_toko: string | null, since: number, at: string): Promise<void> {
  const begun = look ?? { portal: useSession.getState().portal, since };
  await useSession.getState().choosePortal(kode_toko);
  look = { ...begun, at };
  remember('sesi', 'tengok', look);
}

/** Where the window goes: its place in the history, the screen, and what is looked for on it ('' where only the screen is wanted). */
type Step = { index: number; path: string; search: string };

/** Ends the look when it is left: back to where it began, or on to a screen as the menu opens it. */
export async function endLook({ index, path, search }: Step): Promise<void> {
  if (look && (index <= look.since || (search === '' && path !== look.at)))
    await useSession.getState().choosePortal(look.portal);
}
