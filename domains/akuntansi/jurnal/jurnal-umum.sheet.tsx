/** The paper behind a general journal, when there is one. */
import { download } from '@mustika/web-kit/api.ts';
import type { SheetExtra } from '@mustika/web-kit/document-screen/sheet.tsx';
import { StoredPhoto } from '@mustika/web-kit/photo/stored-photo.tsx';
import { useTranslation } from 'react-i18next';
import { AKUNTANSI } from '../teks-akuntansi.store.ts';
import { lampiranCommand } from './jurnal-umum.command.ts';

function Lampiran({ no_dokumen }: { no_dokumen: string }) {
  const { t } = useTranslation(AKUNTANSI);
  return (
    <StoredPhoto
      whole
      name={['jurnal', no_dokumen]}
      load={async () => (await download(lampiranCommand, { params: { no_dokumen } })).blob}
      alt={t('ju.lampiran')}
    />
  );
}

const lampiran: SheetExtra = (one) =>
  one['lampiran'] === true && <Lampiran no_dokumen={String(one['no_dokumen'])} />;
export default lampiran;
