/** What is out in all tills of the store, and notas that were refused as they came in; the owner decides about both. */
import { Badge, Button, Table, Text, TextInput } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { IfMay } from '@mustika/web-kit/act.tsx';
import { call, newKey } from '@mustika/web-kit/api.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PENJUALAN } from '../teks.store.ts';
import { type LuringTampak, selesaiLuring, tarikLuring } from './luring.command.ts';

type Isi<K extends keyof LuringTampak> = Record<K, LuringTampak[K]> & { onChanged: () => unknown };

/** A reason, and the act that needs one. */
function DenganAlasan({ label, act }: { label: string; act: (alasan: string) => Promise<void> }) {
  const { t } = useTranslation(PENJUALAN);
  const [alasan, setAlasan] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (alasan === null)
    return (
      <Button size="compact-xs" variant="default" onClick={() => setAlasan('')}>
        {label}
      </Button>
    );
  const kirim = async () => {
    setBusy(true);
    await act(alasan).catch(noticeOf);
    setBusy(false);
  };
  return (
    <div style={{ display: 'flex', gap: 6 }}>
      <TextInput
        size="xs"
        data-autofocus
        aria-label={t('luring.alasan')}
        placeholder={t('luring.alasan')}
        value={alasan}
        onChange={(event) => setAlasan(event.currentTarget.value)}
      />
      <Button
        size="xs"
        color="merah"
        loading={busy}
        disabled={alasan.trim().length < 4}
        onClick={() => void kirim()}
      >
        {label}
      </Button>
    </div>
  );
}

function Daftar({
  title,
  kosong,
  kolom,
  children,
}: {
  title: string;
  kosong: string | null;
  kolom: string[];
  children: ReactNode;
}) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <Panel title={title}>
      <Table.ScrollContainer minWidth={720}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {kolom.map((name) => (
                <Table.Th key={name}>{t(`luring.kolom.${name}`)}</Table.Th>
              ))}
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{children}</Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {kosong && (
        <Text size="sm" c="dimmed" p="xs">
          {kosong}
        </Text>
      )}
    </Panel>
  );
}

export function PaketLuring({ paket, onChanged }: Isi<'paket'>) {
  const { t } = useTranslation(PENJUALAN);
  const tarik = async (id: string, alasan: string) => {
    toastSuccess((await call(tarikLuring, { body: { paket: id, alasan }, key: newKey() })).message ?? '');
    await onChanged();
  };
  return (
    <Daftar
      title={t('luring.semua')}
      kosong={paket.length === 0 ? t('luring.tanpaPaket') : null}
      kolom={['kasir', 'dibuat', 'terlihat', 'barang', 'menunggu', 'terpakai', 'keadaan']}
    >
      {paket.map((p) => (
        <Table.Tr key={p.paket}>
          <Table.Td>
            {p.user_id} {p.disini && `(${t('luring.disini')})`}
          </Table.Td>
          <Table.Td>{formatWaktu(p.dibuat)}</Table.Td>
          <Table.Td>{formatWaktu(p.terlihat)}</Table.Td>
          <Table.Td ta="right">{p.barang}</Table.Td>
          <Table.Td ta="right">{p.menunggu}</Table.Td>
          <Table.Td ta="right">{formatAngka(p.terpakai)}</Table.Td>
          <Table.Td>
            <Badge variant="light" radius="sm" tt="none" color={p.keadaan === 'AKTIF' ? 'kuning' : 'gray'}>
              {t(`luring.keadaan.${p.keadaan}`)}
            </Badge>
          </Table.Td>
          <Table.Td>
            {p.keadaan === 'AKTIF' && (
              <IfMay act={tarikLuring}>
                <DenganAlasan label={t('luring.tarik')} act={(alasan) => tarik(p.paket, alasan)} />
              </IfMay>
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </Daftar>
  );
}

export function KasusLuring({ kasus, onChanged }: Isi<'kasus'>) {
  const { t } = useTranslation(PENJUALAN);
  const selesai = async (no_luring: string, alasan: string) => {
    toastSuccess((await call(selesaiLuring, { body: { no_luring, alasan }, key: newKey() })).message ?? '');
    await onChanged();
  };
  if (kasus.length === 0) return null;
  return (
    <Daftar
      title={t('luring.kasus')}
      kosong={null}
      kolom={['nota', 'kasir', 'dijual', 'barang', 'total', 'sebab', 'keadaan']}
    >
      {kasus.map((k) => (
        <Table.Tr key={k.no_luring}>
          <Table.Td className="kode">{k.no_luring}</Table.Td>
          <Table.Td>{k.user_id}</Table.Td>
          <Table.Td>{formatWaktu(k.waktu)}</Table.Td>
          <Table.Td className="kode">{k.barang}</Table.Td>
          <Table.Td ta="right">{formatAngka(k.total)}</Table.Td>
          <Table.Td>{k.rincian}</Table.Td>
          <Table.Td>
            <Badge variant="light" radius="sm" tt="none" color={k.keadaan === 'TERBUKA' ? 'merah' : 'gray'}>
              {t(`luring.kasusKeadaan.${k.keadaan}`)}
            </Badge>
            {k.alasan && (
              <Text size="xs" c="dimmed">
                {k.diputus_oleh}: {k.alasan}
              </Text>
            )}
          </Table.Td>
          <Table.Td>
            {k.keadaan === 'TERBUKA' && (
              <IfMay act={selesaiLuring}>
                <DenganAlasan label={t('luring.selesaikan')} act={(alasan) => selesai(k.no_luring, alasan)} />
              </IfMay>
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </Daftar>
  );
}
