/** What can be made on a screen of documents, by whom it was left and in this store, in the order of its declaration. */
import type { Transition } from '@mustika/kernel/document.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { useMay } from '../act.tsx';
import { creations } from './declared.ts';

export function useMakers(document: ReadableDocument): Transition[] {
  const may = useMay();
  return creations(document).filter((one) => one.screens.includes(document.reads.screen) && may(one));
}
