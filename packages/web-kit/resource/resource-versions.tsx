/** Every version of a row's prices: what is set for later, what took effect, what was taken back. */
import { Badge, Button, Group, Loader, Text, Timeline } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { PriceVersion } from '@mustika/kernel/resource-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TableEmpty } from '../data-table/empty.tsx';
import type { TableRow } from '../data-table/rows.ts';
import { resourceKey } from '../fields/ref-options.ts';
import { formatValue } from '../format.ts';
import { confirm, noticeOf, toastSuccess } from '../notices.tsx';
import { useSession } from '../session.ts';
import { fetchVersions, unplanVersion } from './resource-calls.ts';
import { useRefreshResource } from './resource-form.ts';

const WARNA = { MENUNGGU: 'kuning', BERLAKU: 'hijau', BATAL: 'gray', GAGAL: 'merah' } as const;

export function ResourceVersions({ resource, row }: { resource: Resource; row: TableRow }) {
  const { t } = useTranslation();
  const portal = useSession((state) => state.portal);
  const versions = useQuery({
    queryKey: [...resourceKey(resource, portal), 'versi', row[resource.key]],
    queryFn: ({ signal }) => fetchVersions(resource, row, signal),
  });
  if (versions.isPending) return <Loader size="sm" aria-label={t('isian.memuat')} />;
  if (versions.isError || versions.data.length === 0)
    return (
      <TableEmpty
        error={versions.error}
        filtered={false}
        onReset={() => undefined}
        onRetry={() => void versions.refetch()}
      />
    );
  return (
    <Timeline bulletSize={12} lineWidth={1}>
      {versions.data.map((version) => (
        <Timeline.Item key={`${version.id}${version.status}${version.waktu}`}>
          <Version resource={resource} row={row} version={version} />
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

type VersionProps = { resource: Resource; row: TableRow; version: PriceVersion };

function Version({ resource, row, version }: VersionProps) {
  const { t } = useTranslation();
  const refresh = useRefreshResource(resource);
  const { id, status, waktu, oleh, nilai, sebab } = version;
  const takeBack = async () => {
    if (!id || !(await confirm({ title: formatWaktu(waktu), text: t('harga.batalkanTanya') }))) return;
    try {
      await unplanVersion(resource, row, id);
      toastSuccess(t('harga.dibatalkan'));
    } catch (error) {
      noticeOf(error);
    }
    await refresh();
  };
  return (
    <>
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          <Badge variant="light" color={WARNA[status]}>
            {t(`harga.${status}`)}
          </Badge>
          <Text size="xs" c="dimmed">
            {t('harga.mulai', { waktu: formatWaktu(waktu) })} · {oleh}
          </Text>
        </Group>
        {status === 'MENUNGGU' && (
          <Button size="compact-xs" variant="default" onClick={() => void takeBack()}>
            {t('harga.batalkan')}
          </Button>
        )}
      </Group>
      {Object.entries(nilai).map(([name, value]) => {
        const field = resource.fields[name];
        return (
          <Text key={name} size="sm">
            {field?.label ?? name}: <strong>{field ? formatValue(field, value) : value}</strong>
          </Text>
        );
      })}
      {sebab && (
        <Text size="xs" c="merah">
          {sebab}
        </Text>
      )}
    </>
  );
}
