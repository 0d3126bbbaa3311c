/** A shipment on the screen of its sender. */
import type { Cells, OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { kirimBarang } from './kirim-barang.document.ts';
import { CetakSuratJalan, kirimanActs } from './kiriman.widget.tsx';

/** A code of a branch says nothing to who is new. */
export const cells: Cells = {
  daftar: {
    tujuan: (row) => (
      <>
        {String(row['tujuan'])} <small>{String(row['nama_tujuan'] ?? '')}</small>
      </>
    ),
  },
};

export const Acts = kirimanActs(kirimBarang);
export default (one: OneDocument) => <CetakSuratJalan no_kirim={String(one['no_dokumen'])} />;
