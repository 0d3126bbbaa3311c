/**
 * "Explain this number": F1 asks the screen what number is looked at and how it came about; a small button beside a number
 * asks the same with the mouse. Features 2. What is shown is in penjelasan-panel.tsx, loaded on first use.
 */
import type { Penjelasan } from '@mustika/kernel/jejak.ts';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';

/** An explanation, or the promise of one that the server must be asked for; null when nothing is chosen. */
export type Jawaban = Penjelasan | null | Promise<Penjelasan | null>;
type Tanya = () => Jawaban;

type Keadaan = {
  terbuka: boolean;
  /** Null while it is fetched, or when nothing was chosen. */
  penjelasan: Penjelasan | null;
  menunggu: boolean;
  salah: unknown;
};

const TERTUTUP: Keadaan = { terbuka: false, penjelasan: null, menunggu: false, salah: null };
export const usePenjelasan = create<Keadaan>()(() => TERTUTUP);

export const tutupPenjelasan = (): void => usePenjelasan.setState(TERTUTUP);

/** Screens that can explain, the newest last: a sheet over a table is asked before the table. */
const penanya: Tanya[] = [];

/** Opens the panel with what the question answers. */
export async function jelaskan(tanya: Tanya): Promise<void> {
  const jawaban = tanya();
  if (!(jawaban instanceof Promise)) {
    usePenjelasan.setState({ ...TERTUTUP, terbuka: true, penjelasan: jawaban });
    return;
  }
  usePenjelasan.setState({ ...TERTUTUP, terbuka: true, menunggu: true });
  try {
    const penjelasan = await jawaban;
    if (usePenjelasan.getState().menunggu) usePenjelasan.setState({ menunggu: false, penjelasan });
  } catch (salah) {
    if (usePenjelasan.getState().menunggu) usePenjelasan.setState({ menunggu: false, salah });
  }
}

/** What F1 explains while the calling screen or sheet is mounted. */
export function useJelaskan(tanya: Tanya): void {
  const kini = useRef(tanya);
  kini.current = tanya;
  useEffect(() => {
    const mine: Tanya = () => kini.current();
    penanya.push(mine);
    return () => {
      penanya.splice(penanya.indexOf(mine), 1);
    };
  }, []);
}

/** The key itself: the browser's help opens nowhere in this house. */
export function useTombolJelas(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F1' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (event.repeat) return;
      if (usePenjelasan.getState().terbuka) tutupPenjelasan();
      else void jelaskan(penanya.at(-1) ?? (() => null));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
