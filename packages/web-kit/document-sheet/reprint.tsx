/** Reprint: a picture of exactly what comes out next, then paper or PDF; each print is marked and counted. Wish 16. */
import { Button, Group, Loader, Text } from '@mantine/core';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type download, saveFile } from '../api.ts';
import { noticeOf } from '../notices.tsx';
import { useSession } from '../session.ts';
import { type FetchSlip, printSlip, slipPicture, usePrinting } from '../slip/print-slip.ts';
import slip from '../slip/slip.module.css';
import css from './sheet.module.css';

type ReprintProps = {
  nomor: string;
  /** Prints so far. */
  cetak: number;
  fetchSlip: FetchSlip;
  fetchPdf: (nomor: string) => ReturnType<typeof download>;
  /** Cache key of the document, which learns of the print. */
  document: readonly unknown[];
};

export function DocumentReprint({ nomor, cetak, fetchSlip, fetchPdf, document }: ReprintProps) {
  const { t } = useTranslation('kit');
  const portal = useSession((session) => session.portal);
  const lebar = usePrinting((device) => device.lebar);
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'struk' | 'pdf' | null>(null);
  const { data } = useQuery({
    queryKey: ['struk', portal, nomor, lebar, cetak],
    queryFn: () => fetchSlip(nomor, lebar, true),
  });
  const run = async (what: 'struk' | 'pdf') => {
    if (busy) return;
    setBusy(what);
    try {
      if (what === 'pdf') saveFile(await fetchPdf(nomor));
      else await printSlip(nomor, fetchSlip);
      await queries.invalidateQueries({ queryKey: document });
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={css.body}>
      <Group gap="xs">
        <Button
          loading={busy === 'struk'}
          leftSection={<IconPrinter size={15} />}
          onClick={() => void run('struk')}
        >
          {t('dokumen.cetakUlang')}
        </Button>
        <Button
          variant="default"
          loading={busy === 'pdf'}
          leftSection={<IconFileTypePdf size={15} />}
          onClick={() => void run('pdf')}
        >
          PDF
        </Button>
        <Text size="xs" c="dimmed">
          {cetak === 0 ? t('dokumen.belumDicetak') : t('dokumen.dicetak', { jumlah: cetak })}.{' '}
          {t('dokumen.ketCetak')}
        </Text>
      </Group>
      <div className={css.preview}>
        {data ? (
          <img className={slip.picture} alt={t('dokumen.pratinjau')} src={slipPicture(data.svg)} />
        ) : (
          <Loader size="sm" color="gray" />
        )}
      </div>
    </div>
  );
}
