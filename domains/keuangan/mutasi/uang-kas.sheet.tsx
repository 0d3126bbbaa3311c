/** The receipt of money that moved. */
import { download } from '@mustika/web-kit/api.ts';
import type { SheetExtra } from '@mustika/web-kit/document-screen/sheet.tsx';
import { StoredPhoto } from '@mustika/web-kit/photo/stored-photo.tsx';
import { useTranslation } from 'react-i18next';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import { fotoUang } from './foto-uang.command.ts';

function Bukti({ no_dokumen }: { no_dokumen: string }) {
  const { t } = useTranslation(KEUANGAN);
  return (
    <StoredPhoto
      name={['bukti-uang', no_dokumen]}
      load={async () => (await download(fotoUang, { params: { no_dokumen } })).blob}
      alt={t('fotoBukti', { nomor: no_dokumen })}
    />
  );
}

const bukti: SheetExtra = (one) => one['foto'] === true && <Bukti no_dokumen={String(one['no_dokumen'])} />;
export default bukti;
