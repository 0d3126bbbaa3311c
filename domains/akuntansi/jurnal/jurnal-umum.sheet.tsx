/** The paper behind a general journal, when there is one. */
import { download } from '@mustika/web-kit/api.ts';
import type { SheetExtra } from '@mustika/web-kit/document-screen/sheet.tsx';
import { PhotoAway, useObjectUrl } from '@mustika/web-kit/photo.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AKUNTANSI } from '../teks-akuntansi.store.ts';
import { lampiranCommand } from './jurnal-umum.command.ts';
import css from './jurnal-umum.module.css';

function Lampiran({ no_dokumen }: { no_dokumen: string }) {
  const { t } = useTranslation(AKUNTANSI);
  const { data, error } = useQuery({
    queryKey: ['jurnal-lampiran', no_dokumen],
    queryFn: async () => (await download(lampiranCommand, { params: { no_dokumen } })).blob,
    retry: false,
  });
  const address = useObjectUrl(data);
  if (error) return <PhotoAway />;
  return address && <img className={css.gambar} src={address} alt={t('ju.lampiran')} />;
}

const lampiran: SheetExtra = (one) =>
  one['lampiran'] === true && <Lampiran no_dokumen={String(one['no_dokumen'])} />;
export default lampiran;
