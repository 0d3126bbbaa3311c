/** The asker's own exports in the background: how far each is, and the file while it is kept. */
import { Badge, Button, Progress, Table, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { call, download, saveFile } from '@mustika/web-kit/api.ts';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DATA_EXPORT, type StatusExport } from './export-csv.rule.ts';
import { ambilExport, daftarExport, type Export } from './export-latar.command.ts';
import { INTEGRASI } from './teks-integrasi.store.ts';

const WARNA: Record<StatusExport, string> = {
  ANTRI: 'biru',
  JALAN: 'biru',
  SELESAI: 'hijau',
  LEWAT: 'gray',
  GAGAL: 'merah',
};
const dikerjakan = ({ status }: Export): boolean => status === 'ANTRI' || status === 'JALAN';

export function ExportSaya() {
  const { t } = useTranslation(INTEGRASI);
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['export-csv', portal],
    queryFn: async ({ signal }) => (await call(daftarExport, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(dikerjakan) ? 1500 : false),
  });
  const rows = asked.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Panel title={t('ekspor.latar.saya')} onRefresh={() => void asked.refetch()}>
      <Table.ScrollContainer minWidth={720} type="native">
        <Table className={sheet.table} aria-label={t('ekspor.latar.saya')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('ekspor.latar.data')}</Table.Th>
              <Table.Th>{t('ekspor.latar.masa')}</Table.Th>
              <Table.Th>{t('ekspor.latar.diminta')}</Table.Th>
              <Table.Th>{t('ekspor.latar.status')}</Table.Th>
              <Table.Th>{t('ekspor.latar.sampai')}</Table.Th>
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <BarisExport key={row.id} row={row} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}

function BarisExport({ row }: { row: Export }) {
  const { t } = useTranslation(INTEGRASI);
  const [busy, setBusy] = useState(false);
  const ambil = async () => {
    setBusy(true);
    try {
      saveFile(await download(ambilExport, { params: { id: row.id } }));
    } catch (error) {
      noticeOf(error);
    }
    setBusy(false);
  };
  const satu = DATA_EXPORT[row.data];
  return (
    <Table.Tr>
      <Table.Td>{satu.label}</Table.Td>
      <Table.Td>
        {'hari' in satu ? `${formatTanggal(row.tgl_awal)} – ${formatTanggal(row.tgl_akhir)}` : '–'}
      </Table.Td>
      <Table.Td>{formatWaktu(row.dibuat)}</Table.Td>
      <Table.Td>
        <Badge variant="light" color={WARNA[row.status]} radius="sm" tt="none" fw={600} miw="max-content">
          {t(`ekspor.latar.st.${row.status}`)}
        </Badge>
        <Sejauh row={row} />
      </Table.Td>
      <Table.Td>{row.status === 'SELESAI' && row.sampai ? formatWaktu(row.sampai) : '–'}</Table.Td>
      <Table.Td ta="right">
        {row.status === 'SELESAI' && (
          <Button
            size="compact-xs"
            variant="default"
            loading={busy}
            leftSection={<IconDownload size={13} />}
            onClick={() => void ambil()}
          >
            {t('ekspor.latar.ambil')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** How far the work is; what came of it when it is done. */
function Sejauh({ row }: { row: Export }) {
  const { t } = useTranslation(INTEGRASI);
  const baris = formatAngka(row.baris);
  if (row.galat) return <Text size="xs">{row.galat}</Text>;
  if (row.status === 'SELESAI') return <Text size="xs">{t('ekspor.latar.jadi', { baris })}</Text>;
  if (row.status !== 'JALAN' || !row.baris_semua) return null;
  return (
    <>
      <Text size="xs">{t('ekspor.latar.maju', { baris, semua: formatAngka(row.baris_semua) })}</Text>
      <Progress
        size="xs"
        mt={2}
        aria-label={t('ekspor.latar.status')}
        value={(row.baris * 100) / row.baris_semua}
      />
    </>
  );
}
