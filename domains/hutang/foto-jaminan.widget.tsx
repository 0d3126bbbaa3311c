/** How the pledge of a loan looked when it was taken: who hands it back compares. Domain R5.1. */
import { download } from '@mustika/web-kit/api.ts';
import { PhotoRow, StoredPhoto } from '@mustika/web-kit/photo/stored-photo.tsx';
import { fotoJaminan } from './hutang.command.ts';
import type { Hutang } from './hutang.reads.ts';

export const FotoJaminan = ({ hutang: { no_faktur_hutang, barang } }: { hutang: Hutang }) => (
  <PhotoRow>
    {barang
      .filter(({ foto }) => foto)
      .map(({ urut, nama_barang }) => (
        <StoredPhoto
          key={urut}
          name={['jaminan', no_faktur_hutang, String(urut)]}
          load={async () =>
            (await download(fotoJaminan, { params: { no_faktur_hutang, urut: String(urut) } })).blob
          }
          alt={nama_barang}
          caption={nama_barang}
        />
      ))}
  </PhotoRow>
);
