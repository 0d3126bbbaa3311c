/**
 * Reprint: a picture of exactly what comes out next, then paper, PDF or a picture to send; each print is marked and
 * counted, and looks like the first one unless the design of today is asked for. Wish 16.
 */
import { Button, Group, Loader, Switch, Text } from '@mantine/core';
import { IconFileTypePdf, IconPhoto, IconPrinter } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../api.ts';
import { noticeOf } from '../notices.tsx';
import { useSession } from '../session.ts';
import {
  type FetchPaper,
  type FetchSlip,
  type PrintDesign,
  printSlip,
  slipPicture,
  usePrinting,
} from '../slip/print-slip.ts';
import slip from '../slip/slip.module.css';
import css from './sheet.module.css';

type ReprintProps = {
  nomor: string;
  /** Prints so far. */
  cetak: number;
  fetchSlip: FetchSlip;
  fetchPaper: FetchPaper;
  /** Cache key of the document, which learns of the print. */
  document: readonly unknown[];
};

type What = 'STRUK' | 'PDF' | 'GAMBAR';

function useReprint({ nomor, cetak, fetchSlip, fetchPaper, document }: ReprintProps) {
  const portal = useSession((session) => session.portal);
  const lebar = usePrinting((device) => device.lebar);
  const queries = useQueryClient();
  const [busy, setBusy] = useState<What | null>(null);
  const [design, setDesign] = useState<PrintDesign>('ASAL');
  const { data } = useQuery({
    queryKey: ['struk', portal, nomor, lebar, cetak, design],
    queryFn: () => fetchSlip(nomor, lebar, true, design),
    placeholderData: keepPreviousData,
  });
  const run = async (what: What) => {
    if (busy) return;
    setBusy(what);
    try {
      if (what === 'STRUK') await printSlip(nomor, { slip: fetchSlip, paper: fetchPaper }, design);
      else saveFile(await fetchPaper(nomor, what, design));
      await queries.invalidateQueries({ queryKey: document });
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(null);
    }
  };
  return { data, busy, run, design, setDesign };
}

export function DocumentReprint(props: ReprintProps) {
  const { t } = useTranslation();
  const { cetak } = props;
  const { data, busy, run, design, setDesign } = useReprint(props);
  return (
    <div className={css.body}>
      <Group gap="xs">
        <Button
          loading={busy === 'STRUK'}
          leftSection={<IconPrinter size={15} />}
          onClick={() => void run('STRUK')}
        >
          {t('dokumen.cetakUlang')}
        </Button>
        <Button
          variant="default"
          loading={busy === 'PDF'}
          leftSection={<IconFileTypePdf size={15} />}
          onClick={() => void run('PDF')}
        >
          PDF
        </Button>
        <Button
          variant="default"
          loading={busy === 'GAMBAR'}
          leftSection={<IconPhoto size={15} />}
          onClick={() => void run('GAMBAR')}
        >
          {t('dokumen.gambar')}
        </Button>
        <Text size="xs" c="dimmed">
          {cetak === 0 ? t('dokumen.belumDicetak') : t('dokumen.dicetak', { jumlah: cetak })}.{' '}
          {t('dokumen.ketCetak')}
        </Text>
      </Group>
      {(data?.rancangan?.lain || design === 'BARU') && (
        <Switch
          size="xs"
          label={t('dokumen.rancanganBaru')}
          checked={design === 'BARU'}
          onChange={(event) => setDesign(event.currentTarget.checked ? 'BARU' : 'ASAL')}
        />
      )}
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
