/** Reprint: a picture of exactly what comes out next, then paper or PDF; each print is marked and counted. Wish 16. */
import { Button, Group, Loader, Text } from '@mantine/core';
import { saveFile } from '@mustika/web-kit/api.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cetakStruk, gambarStruk, useCetak } from './cetak-struk.store.ts';
import { ambilPdf, ambilStruk, type NotaLengkap } from './jual-panggilan.store.ts';
import css from './nota.module.css';
import struk from './struk.module.css';
import { PENJUALAN } from './teks.store.ts';

export function NotaCetak({ nota }: { nota: NotaLengkap }) {
  const { t } = useTranslation(PENJUALAN);
  const nomor = nota.no_faktur_group;
  const portal = useSession((session) => session.portal);
  const lebar = useCetak((cetak) => cetak.lebar);
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'struk' | 'pdf' | null>(null);
  const { data } = useQuery({
    queryKey: ['struk', portal, nomor, lebar, nota.cetak],
    queryFn: () => ambilStruk(nomor, lebar, true),
  });
  const run = async (what: 'struk' | 'pdf') => {
    if (busy) return;
    setBusy(what);
    try {
      if (what === 'pdf') saveFile(await ambilPdf(nomor));
      else await cetakStruk(nomor);
      await queries.invalidateQueries({ queryKey: ['nota-jual', portal, nomor] });
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={css.isi}>
      <Group gap="xs">
        <Button
          loading={busy === 'struk'}
          leftSection={<IconPrinter size={15} />}
          onClick={() => void run('struk')}
        >
          {t('nota.cetakUlang')}
        </Button>
        <Button
          variant="default"
          loading={busy === 'pdf'}
          leftSection={<IconFileTypePdf size={15} />}
          onClick={() => void run('pdf')}
        >
          {t('nota.pdf')}
        </Button>
        <Text size="xs" c="dimmed">
          {nota.cetak === 0 ? t('nota.belumDicetak') : t('nota.dicetak', { jumlah: nota.cetak })}.{' '}
          {t('nota.ketCetak')}
        </Text>
      </Group>
      <div className={css.pratinjau}>
        {data ? (
          <img className={struk.gambar} alt={t('nota.pratinjau')} src={gambarStruk(data.svg)} />
        ) : (
          <Loader size="sm" color="gray" />
        )}
      </div>
    </div>
  );
}
