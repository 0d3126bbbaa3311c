/** What the sheet of an order says itself: what is wanted in pictures, and the way to the till once it is made. */

import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { download } from '@mustika/web-kit/api.ts';
import { DocumentActs } from '@mustika/web-kit/document-screen/acts.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { PhotoRow, StoredPhoto } from '@mustika/web-kit/photo/stored-photo.tsx';
import { KeKasir } from '../pembayaran/ke-kasir.widget.tsx';
import { fotoPesanan } from './pesanan.command.ts';
import { pesanan } from './pesanan.document.ts';
import type { Pesanan } from './pesanan.reads.ts';

function Gambar({ no_pesanan, barang }: Pesanan) {
  const ada = barang.filter((b) => b.foto);
  if (ada.length === 0) return null;
  return (
    <PhotoRow>
      {ada.map(({ urut, nama_barang }) => (
        <StoredPhoto
          key={urut}
          name={['pesanan', no_pesanan, String(urut)]}
          load={async () =>
            (await download(fotoPesanan, { params: { no_pesanan, urut: String(urut) } })).blob
          }
          alt={nama_barang}
          caption={nama_barang}
        />
      ))}
    </PhotoRow>
  );
}

export default (one: OneDocument) => <Gambar {...(one as unknown as Pesanan)} />;

export const Acts = ({ one }: { one: OneDocument }) => (
  <>
    {one.status === 'DONE' && !one['no_faktur_tunggu'] && (
      <KeKasir nomor={String(one['no_pesanan'])} label="Ambil Pesanan" />
    )}
    <DocumentActs key={one.status} document={pesanan as unknown as ReadableDocument} one={one} />
  </>
);
