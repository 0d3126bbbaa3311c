/** What the counter of orders says itself of the order on it: its money, and what is wanted in pictures. */
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { Sums } from '@mustika/web-kit/document-screen/body.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import Gambar from './lihat-pesanan.sheet.tsx';
import { pesanan } from './pesanan.document.ts';

export default (one: OneDocument) => (
  <>
    <Sums document={pesanan as unknown as ReadableDocument} one={one} />
    {Gambar(one)}
  </>
);
