/** A shipment on its sheet: the paper that travels with it, and what can still be done about it. */
import { Button } from '@mantine/core';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { download, saveFile } from '@mustika/web-kit/api.ts';
import { DocumentActs } from '@mustika/web-kit/document-screen/acts.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suratJalan } from './kirim-barang.command.ts';
import { KIRIM } from './teks-kirim.store.ts';

export function CetakSuratJalan({ no_kirim }: { no_kirim: string }) {
  const { t } = useTranslation(KIRIM);
  const [busy, setBusy] = useState(false);
  const cetak = async () => {
    setBusy(true);
    await download(suratJalan, { params: { no_kirim } }).then(saveFile).catch(noticeOf);
    setBusy(false);
  };
  return (
    <div>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconPrinter size={14} />}
        onClick={() => void cetak()}
      >
        {t('suratJalan')}
      </Button>
    </div>
  );
}

/** Nothing is left to do about a shipment that was answered for and has no difference. */
export const kirimanActs =
  (document: ReadableDocument) =>
  ({ one }: { one: OneDocument }) =>
    one.status === 'TERIMA' && one['selisih'] === 0 ? null : (
      <DocumentActs key={`${one.status}${one['selisih']}`} document={document} one={one} />
    );
