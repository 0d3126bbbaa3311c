/** A shipment on the screen that lists those to branches. */
import { listsOf, type ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { kirimBarang } from './kirim-barang.document.ts';
import { kirimanActs } from './kiriman.widget.tsx';

export { cells, default } from './kirim-barang.sheet.tsx';

const [, kecabang] = listsOf(kirimBarang);
export const Acts = kirimanActs(kecabang as ReadableDocument);
