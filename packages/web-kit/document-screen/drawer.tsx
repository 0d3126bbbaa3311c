/** One document beside a screen that is no list of its kind; its number is in the address, so that links lead to it. */
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { SideDrawer } from '../drawer.tsx';
import { istilah } from '../language/istilah.ts';
import { useUrlState } from '../use-url-state.ts';
import { DeclaredSheet } from './sheet.tsx';

type DrawerProps = {
  document: ReadableDocument;
  /** After something was done with it. */
  onDone?: (() => void) | undefined;
};

export function DocumentDrawer({ document, onDone }: DrawerProps) {
  const [search, setSearch] = useUrlState();
  const { number } = document.reads;
  const nomor = String(search[number] ?? '');
  return (
    <SideDrawer
      opened={nomor !== ''}
      onClose={() => setSearch({ ...search, [number]: null })}
      title={istilah(document.label)}
      size={780}
    >
      {nomor !== '' && <DeclaredSheet document={document} nomor={nomor} onDone={onDone} />}
    </SideDrawer>
  );
}
