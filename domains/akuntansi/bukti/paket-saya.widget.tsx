/** The asker's own packs: how far each is, the file while it is kept, and what it is known by for ever. */
import { Badge, Button, Table, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { download, saveFile } from '@mustika/web-kit/api.ts';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AKUNTANSI } from '../teks-akuntansi.store.ts';
import { ambilPaket, type Paket } from './paket-bukti.command.ts';
import css from './paket-bukti.module.css';
import { usePaket } from './paket-bukti.store.ts';

const WARNA: Record<Paket['status'], string> = {
  ANTRI: 'biru',
  JALAN: 'biru',
  SELESAI: 'hijau',
  LEWAT: 'gray',
  GAGAL: 'merah',
};
/** What a phone shows without moving the table comes first. */
const KOLOM = ['masa', 'status', 'cakupan', 'untuk', 'diminta', 'sidik'] as const;

export function PaketSaya() {
  const { t } = useTranslation(AKUNTANSI);
  const asked = usePaket();
  const rows = asked.data ?? [];
  return (
    <Panel title={t('pb.saya')} onRefresh={() => void asked.refetch()}>
      {asked.data && rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('pb.kosong')}
        </Text>
      )}
      {rows.length > 0 && (
        <Table.ScrollContainer minWidth={860} type="native">
          <Table className={sheet.table} aria-label={t('pb.saya')}>
            <Table.Thead>
              <Table.Tr>
                {KOLOM.map((nama) => (
                  <Table.Th key={nama}>{t(`pb.k.${nama}`)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <BarisPaket key={row.id} row={row} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Panel>
  );
}

function BarisPaket({ row }: { row: Paket }) {
  const { t } = useTranslation(AKUNTANSI);
  const [busy, setBusy] = useState(false);
  const ambil = async () => {
    setBusy(true);
    try {
      saveFile(await download(ambilPaket, { params: { id: row.id } }));
    } catch (error) {
      noticeOf(error);
    }
    setBusy(false);
  };
  return (
    <Table.Tr>
      <Table.Td>
        {formatTanggal(row.tgl_awal)} – {formatTanggal(row.tgl_akhir)}
      </Table.Td>
      <Table.Td>
        <Badge variant="light" color={WARNA[row.status]} radius="sm" tt="none" fw={600} miw="max-content">
          {t(`pb.st.${row.status}`)}
        </Badge>
        <Text size="xs">
          {row.galat ?? (row.baris > 0 ? t('pb.baris', { baris: formatAngka(row.baris) }) : '')}
        </Text>
        {row.status === 'SELESAI' && row.sampai && (
          <Text size="xs" c="dimmed">
            {t('pb.sampai', { waktu: formatWaktu(row.sampai) })}
          </Text>
        )}
        {row.status === 'SELESAI' && (
          <Button
            size="compact-xs"
            mt={4}
            variant="default"
            loading={busy}
            leftSection={<IconDownload size={13} />}
            onClick={() => void ambil()}
          >
            {t('pb.ambil')}
          </Button>
        )}
      </Table.Td>
      <Table.Td>{t(`pb.c.${row.cakupan}`)}</Table.Td>
      <Table.Td>{row.alasan}</Table.Td>
      <Table.Td>{formatWaktu(row.dibuat)}</Table.Td>
      <Table.Td miw={180} maw={260}>
        {row.sidik && <code className={css.sidik}>{row.sidik}</code>}
      </Table.Td>
    </Table.Tr>
  );
}
