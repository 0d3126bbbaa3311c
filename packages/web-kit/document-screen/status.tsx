/** State of a declared document in the words of its declaration. */
import type { Document } from '@mustika/kernel/document.ts';
import { stateLabel } from '@mustika/kernel/document-reads.ts';
import { StatusBadge } from '../document-sheet/status.tsx';
import { istilah } from '../language/istilah.ts';

/** What its list starts with is not settled: it waits in blue. */
export const DocumentStatus = ({ document, status }: { document: Document; status: string }) => (
  <StatusBadge status={status} color={document.reads?.start === status ? 'biru' : undefined}>
    {istilah(stateLabel(document, status))}
  </StatusBadge>
);
