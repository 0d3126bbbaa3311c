/** The act that moves a card: what it asks, beside what the document says; the card stays where it is until the server has answered. */
import type { Transition } from '@mustika/kernel/document.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { ActForm, useWhyNot } from '../document-screen/acts.tsx';
import { type OneDocument, viewOf } from '../document-screen/declared.ts';
import { DeclaredSheet, type SheetModule } from '../document-screen/sheet.tsx';
import css from '../document-sheet/sheet.module.css';
import { useDocument } from '../document-sheet/view.ts';
import { SideDrawer } from '../drawer.tsx';
import { istilah, kalimat } from '../language/istilah.ts';
import { useSession } from '../session.ts';

type MoveProps = {
  document: ReadableDocument;
  own: SheetModule | undefined;
  nomor: string;
  act: Transition;
  onClose: () => void;
};

export function Move({ document, own, nomor, act, onClose }: MoveProps) {
  const found = useDocument(viewOf(document), nomor);
  const form = found.data ? <MoveForm {...{ document, act, onClose }} one={found.data} /> : null;
  return (
    <SideDrawer opened onClose={onClose} title={istilah(act.label)} size={780}>
      <DeclaredSheet document={document} nomor={nomor} own={own} act={form} onGone={onClose} />
    </SideDrawer>
  );
}

type MoveFormProps = Pick<MoveProps, 'document' | 'act' | 'onClose'> & { one: OneDocument };

/** Somebody else may have moved it meanwhile. */
function MoveForm({ document, act, one, onClose }: MoveFormProps) {
  const day = useSession((session) => session.user?.tgl_system);
  const why = useWhyNot(document, act, one);
  if (why) return <p className={css.blocked}>{kalimat(why)}</p>;
  return (
    <ActForm {...{ document, one, onClose }} transition={act} late={one.tanggal !== day} onDone={onClose} />
  );
}
