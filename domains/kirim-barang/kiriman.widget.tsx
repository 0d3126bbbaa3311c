/** A shipment on its sheet: the paper that travels with it, and what can still be done about it. */
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { DocumentActs } from '@mustika/web-kit/document-screen/acts.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { PaperDownload } from '@mustika/web-kit/paper-download.tsx';
import { useTranslation } from 'react-i18next';
import { suratJalan } from './kirim-barang.command.ts';
import { KIRIM } from './teks-kirim.store.ts';

export function CetakSuratJalan({ no_kirim }: { no_kirim: string }) {
  const { t } = useTranslation(KIRIM);
  return <PaperDownload label={t('suratJalan')} paper={suratJalan} params={{ no_kirim }} />;
}

/** Nothing is left to do about a shipment that was answered for and has no difference. */
export const kirimanActs =
  (document: ReadableDocument) =>
  ({ one }: { one: OneDocument }) =>
    one.status === 'TERIMA' && one['selisih'] === 0 ? null : (
      <DocumentActs key={`${one.status}${one['selisih']}`} document={document} one={one} />
    );
