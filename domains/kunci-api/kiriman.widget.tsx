/** What an address was told: how often it was tried, what it answered, and telling it once more. */
import { Badge, Button, Select, Table, Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type KirimanTampak, kirimLagiCommand, type LanggananTampak } from './kejadian.command.ts';
import { STATUS_KIRIM, type StatusKirim } from './kejadian.rule.ts';
import { useKiriman, useSegarkanKunci } from './kunci-api.store.ts';
import { KUNCI_API } from './teks-kunci-api.store.ts';

const WARNA: Record<StatusKirim, string> = {
  ANTRI: 'biru',
  KIRIM: 'biru',
  ULANG: 'kuning',
  TERKIRIM: 'hijau',
  MATI: 'merah',
};
const SELESAI: ReadonlySet<StatusKirim> = new Set(['TERKIRIM', 'MATI']);

export function Kiriman({ langganan }: { langganan: LanggananTampak }) {
  const { t } = useTranslation(KUNCI_API);
  const [buka, setBuka] = useState(false);
  return (
    <div>
      <Button size="compact-xs" variant="subtle" aria-expanded={buka} onClick={() => setBuka(!buka)}>
        {t('kabar.kiriman')}
      </Button>
      {buka && <Daftar langganan={langganan} />}
    </div>
  );
}

function Daftar({ langganan: { id, aktif } }: { langganan: LanggananTampak }) {
  const { t } = useTranslation(KUNCI_API);
  const [status, setStatus] = useState<StatusKirim | null>(null);
  const { data = [] } = useKiriman(id, status);
  const segarkan = useSegarkanKunci();
  const { busy, kirim } = useKirimSekali();
  const lagi = async (urut: number) => {
    if (await kirim((key) => call(kirimLagiCommand, { body: { id, urut }, key }))) await segarkan();
  };
  return (
    <>
      <Select
        w={200}
        my={6}
        size="xs"
        aria-label={t('kolom.status')}
        placeholder={t('kabar.semua')}
        clearable
        value={status}
        onChange={(next) => setStatus(next as StatusKirim | null)}
        data={STATUS_KIRIM.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <Table.ScrollContainer minWidth={620}>
        <Table data-table="kiriman">
          <Table.Thead>
            <Table.Tr>
              {['waktu', 'kejadian', 'dokumen', 'status', 'percobaan', 'jawaban'].map((kolom) => (
                <Table.Th key={kolom}>{t(`kolom.${kolom}`)}</Table.Th>
              ))}
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((one) => (
              <Table.Tr key={one.urut}>
                <Satu kiriman={one} />
                <Table.Td>
                  {aktif && SELESAI.has(one.status) && (
                    <ActButton
                      act={kirimLagiCommand}
                      size="compact-xs"
                      variant="default"
                      loading={busy}
                      onClick={() => void lagi(one.urut)}
                    >
                      {t('kabar.kirimLagi')}
                    </ActButton>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {data.length === 0 && (
        <Text size="sm" c="dimmed" p="xs">
          {t('kabar.tanpaKiriman')}
        </Text>
      )}
    </>
  );
}

function Satu({ kiriman: one }: { kiriman: KirimanTampak }) {
  const { t } = useTranslation(KUNCI_API);
  return (
    <>
      <Table.Td>{formatWaktu(one.terjadi)}</Table.Td>
      <Table.Td className="kode">{one.jenis}</Table.Td>
      <Table.Td className="kode">{one.no_dokumen}</Table.Td>
      <Table.Td>
        <Badge variant="light" radius="sm" tt="none" color={WARNA[one.status]}>
          {t(`status.${one.status}`)}
        </Badge>
      </Table.Td>
      <Table.Td>{one.percobaan}</Table.Td>
      <Table.Td>
        {one.galat ?? one.jawaban ?? ''}
        {one.status === 'ULANG' && one.coba_lagi && ` · ${formatWaktu(one.coba_lagi)}`}
      </Table.Td>
    </>
  );
}
