/** What the counter of repairs says itself of the job on it: its money, and its pieces in pictures. */
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { Sums } from '@mustika/web-kit/document-screen/body.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import Foto from './lihat-services.sheet.tsx';
import { service } from './service.document.ts';

export default (one: OneDocument) => (
  <>
    <Sums document={service as unknown as ReadableDocument} one={one} />
    {Foto(one)}
  </>
);
