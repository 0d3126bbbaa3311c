/** What the sheet of an order says itself: what is wanted in pictures, and the way to the till once it is made. */

import { Button } from '@mantine/core';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { download } from '@mustika/web-kit/api.ts';
import { DocumentActs } from '@mustika/web-kit/document-screen/acts.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { PhotoRow, StoredPhoto } from '@mustika/web-kit/photo/stored-photo.tsx';
import { useMenuScreens } from '@mustika/web-kit/shell/house-context.tsx';
import { IconShoppingCart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
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

/** Where it is handed over, for whoever sells. */
function KeKasir({ no_pesanan }: { no_pesanan: string }) {
  const open = useMenuScreens();
  if (!open.some(({ path }) => path === '/transaksi-penjualan')) return null;
  return (
    <Button
      component={Link}
      to="/transaksi-penjualan"
      search={{ no_titipan: no_pesanan } as never}
      color="emas"
      leftSection={<IconShoppingCart size={15} />}
      data-ambil
    >
      {istilah('Ambil Pesanan')}
    </Button>
  );
}

export const Acts = ({ one }: { one: OneDocument }) => (
  <>
    {one.status === 'DONE' && !one['no_faktur_tunggu'] && <KeKasir no_pesanan={String(one['no_pesanan'])} />}
    <DocumentActs key={one.status} document={pesanan as unknown as ReadableDocument} one={one} />
  </>
);
