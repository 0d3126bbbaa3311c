/** The pieces that an approval is about, as they look: who agrees knows a ring sooner than its code. */
import type { ApprovalPiece } from '@mustika/kernel/approval.ts';
import { download } from '../api.ts';
import { PhotoRow, StoredPhoto } from '../photo/stored-photo.tsx';
import { useSession } from '../session.ts';
import css from './approval.module.css';

const FOTO = { method: 'GET', path: 'barang/foto/{kode_barcode}' } as const;
/** Of those widths that the call declares. */
const LEBAR = '240';

/** `kode_toko`: whose pieces, where that is another store than the one that is worked in. Whoever may not see pieces sees none. */
export function ApprovalPieces({
  barang,
  kode_toko,
}: {
  barang: readonly ApprovalPiece[];
  kode_toko?: string;
}) {
  const here = useSession(({ user, portal }) => portal ?? user?.kode_toko);
  const elsewhere = kode_toko !== undefined && kode_toko !== here ? { portal: kode_toko } : {};
  return (
    <div className={css.foto}>
      <PhotoRow>
        {barang
          .filter(({ ada_foto }) => ada_foto)
          .map(({ kode_barcode, nama }) => (
            <StoredPhoto
              key={kode_barcode}
              name={['otorisasi', kode_toko ?? '', kode_barcode]}
              load={async () =>
                (await download(FOTO, { params: { kode_barcode }, query: { lebar: LEBAR }, ...elsewhere }))
                  .blob
              }
              alt={nama}
              caption={`${nama} ${kode_barcode}`}
            />
          ))}
      </PhotoRow>
    </div>
  );
}
