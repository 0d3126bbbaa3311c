/** What the sheet of a pre-order says itself: the way to the till once something has come. */
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { DocumentActs } from '@mustika/web-kit/document-screen/acts.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { KeKasir } from '../pembayaran/ke-kasir.widget.tsx';
import { preOrder } from './pre-order.document.ts';

export const Acts = ({ one }: { one: OneDocument }) => (
  <>
    {one.status === 'DONE' && !one['no_faktur_tunggu'] && (
      <KeKasir nomor={String(one['no_po'])} label="Ambil Pre-order" />
    )}
    <DocumentActs key={one.status} document={preOrder as unknown as ReadableDocument} one={one} />
  </>
);

export default () => null;
