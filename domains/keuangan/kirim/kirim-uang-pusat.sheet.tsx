/** A remittance on its sheet: the paper that travels with the money. Spec 1 §9. */
import { Button } from '@mantine/core';
import { download, saveFile } from '@mustika/web-kit/api.ts';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import { kirimUangPdf } from './kirim-uang.command.ts';

export function CetakKiriman({ no_reff }: { no_reff: string }) {
  const { t } = useTranslation(KEUANGAN);
  const cetak = async () => saveFile(await download(kirimUangPdf, { params: { no_reff } }));
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconPrinter size={14} />}
        onClick={() => void cetak().catch(noticeOf)}
      >
        {t('kiriman.cetak')}
      </Button>
    </div>
  );
}

export default (one: OneDocument) => <CetakKiriman no_reff={String(one['no_dokumen'])} />;
