/** What the sheet of a deposit says itself: what can be done with one that waits. */
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { TindakanTitipan } from './tindakan-titipan.widget.tsx';
import type { Titipan } from './titipan.reads.ts';

export const Acts = ({ one }: { one: OneDocument }) => (
  <TindakanTitipan titipan={one as unknown as Titipan} />
);
