/** What the counter of pre-orders says itself of the one on it: its money. */
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { Sums } from '@mustika/web-kit/document-screen/body.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { preOrder } from './pre-order.document.ts';

export default (one: OneDocument) => <Sums document={preOrder as unknown as ReadableDocument} one={one} />;
