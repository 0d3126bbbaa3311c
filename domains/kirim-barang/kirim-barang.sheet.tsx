/** A shipment on the screen of its sender. */
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { kirimBarang } from './kirim-barang.document.ts';
import { CetakSuratJalan, kirimanActs } from './kiriman.widget.tsx';

export const Acts = kirimanActs(kirimBarang);
export default (one: OneDocument) => <CetakSuratJalan no_kirim={String(one['no_dokumen'])} />;
