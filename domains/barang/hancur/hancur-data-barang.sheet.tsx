/** What was destroyed, as it looked. */
import { download } from '@mustika/web-kit/api.ts';
import type { SheetExtra } from '@mustika/web-kit/document-screen/sheet.tsx';
import { StoredPhoto } from '@mustika/web-kit/photo/stored-photo.tsx';
import { useTranslation } from 'react-i18next';
import { BARANG } from '../teks-barang.store.ts';
import { fotoHancur } from './foto-hancur.command.ts';

function Foto({ no_dokumen }: { no_dokumen: string }) {
  const { t } = useTranslation(BARANG);
  return (
    <StoredPhoto
      name={['hancur', no_dokumen]}
      load={async () => (await download(fotoHancur, { params: { no_dokumen } })).blob}
      alt={t('daftar.foto', { kode: no_dokumen })}
    />
  );
}

const foto: SheetExtra = (one) => one['foto'] === true && <Foto no_dokumen={String(one['no_dokumen'])} />;
export default foto;
