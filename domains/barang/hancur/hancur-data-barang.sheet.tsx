/** What was destroyed, as it looked. */
import { download } from '@mustika/web-kit/api.ts';
import type { SheetExtra } from '@mustika/web-kit/document-screen/sheet.tsx';
import { PhotoAway, useObjectUrl } from '@mustika/web-kit/photo.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from '../barang.module.css';
import { BARANG } from '../teks-barang.store.ts';
import { fotoHancur } from './foto-hancur.command.ts';

function Foto({ no_dokumen }: { no_dokumen: string }) {
  const { t } = useTranslation(BARANG);
  const { data, error } = useQuery({
    queryKey: ['foto-hancur', no_dokumen],
    queryFn: async () => (await download(fotoHancur, { params: { no_dokumen } })).blob,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const address = useObjectUrl(data);
  if (error) return <PhotoAway />;
  return address && <img className={css.foto} src={address} alt={t('daftar.foto', { kode: no_dokumen })} />;
}

const foto: SheetExtra = (one) => one['foto'] === true && <Foto no_dokumen={String(one['no_dokumen'])} />;
export default foto;
