/** A remittance on its sheet: the paper that travels with the money. Spec 1 §9. */
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { PaperDownload } from '@mustika/web-kit/paper-download.tsx';
import { useTranslation } from 'react-i18next';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import { kirimUangPdf } from './kirim-uang.command.ts';

export function CetakKiriman({ no_reff }: { no_reff: string }) {
  const { t } = useTranslation(KEUANGAN);
  return <PaperDownload label={t('kiriman.cetak')} paper={kirimUangPdf} params={{ no_reff }} />;
}

export default (one: OneDocument) => <CetakKiriman no_reff={String(one['no_dokumen'])} />;
