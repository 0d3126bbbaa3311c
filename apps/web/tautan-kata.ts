/** Every text that the page of a link may show: its own, what documents with a page are called, their states, and why there is nothing. */
import { house } from '@mustika/domains/house.ts';
import { tautanErrors } from '@mustika/domains/tautan/tautan.errors.ts';
import { stateLabel } from '@mustika/kernel/document-reads.ts';
import { umum } from '@mustika/kernel/errors.ts';
import { TEKS } from './tautan-teks.ts';

export const KATA_TAUTAN: readonly string[] = [
  ...Object.values(TEKS),
  ...house.documents.flatMap((document) =>
    document.publicPage
      ? [
          document.label,
          ...[...document.publicPage.steps, document.publicPage.cancelled].map((state) =>
            stateLabel(document, state),
          ),
        ]
      : [],
  ),
  ...[tautanErrors.TAUTAN_TIDAK_ADA, umum.TERLALU_SERING, umum.SIBUK].map(({ message }) => message),
];
