/** What the sheet of a job says itself: its pieces in pictures, and the label of their envelope. */

import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { download } from '@mustika/web-kit/api.ts';
import { DocumentActs } from '@mustika/web-kit/document-screen/acts.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { LabelButton } from '@mustika/web-kit/label-button.tsx';
import { PhotoRow, StoredPhoto } from '@mustika/web-kit/photo/stored-photo.tsx';
import { FORMAT_LABEL } from '../barang/barang.command.ts';
import { fotoService, labelService } from './service.command.ts';
import { service } from './service.document.ts';
import type { Service } from './service.reads.ts';

const SAAT = [
  ['foto', 'sebelum'],
  ['foto_sesudah', 'sesudah'],
] as const;

function Foto({ no_dokumen, barang }: Service) {
  const ada = barang.flatMap((b) =>
    SAAT.flatMap(([kolom, saat]) => (b[kolom] ? [{ urut: String(b.urut), nama: b.nama_barang, saat }] : [])),
  );
  if (ada.length === 0) return null;
  return (
    <PhotoRow>
      {ada.map(({ urut, nama, saat }) => (
        <StoredPhoto
          key={urut + saat}
          name={['service', no_dokumen, urut, saat]}
          load={async () => (await download(fotoService, { params: { no_dokumen, urut, saat } })).blob}
          alt={nama}
          caption={nama}
        />
      ))}
    </PhotoRow>
  );
}

export default (one: OneDocument) => <Foto {...(one as unknown as Service)} />;

export const Acts = ({ one }: { one: OneDocument }) => (
  <>
    {one.status !== 'CANC' && one.status !== 'CLOS' && (
      <LabelButton
        act={labelService}
        body={{ service: [{ no_dokumen: one['no_dokumen'] }] }}
        formats={FORMAT_LABEL}
        kept="label-service"
      />
    )}
    <DocumentActs key={one.status} document={service as unknown as ReadableDocument} one={one} />
  </>
);
