/** Who changed a row, when, and what it was before. */
import { Loader, Text, Timeline } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { Change } from '@mustika/kernel/resource-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { TableEmpty } from '../data-table/empty.tsx';
import type { TableRow } from '../data-table/rows.ts';
import { resourceKey } from '../fields/ref-options.ts';
import { differences } from '../history-diff.ts';
import css from '../screen-frame.module.css';
import { useSession } from '../session.ts';
import { fetchHistory } from './resource-calls.ts';

export function ResourceHistory({ resource, row }: { resource: Resource; row: TableRow }) {
  const portal = useSession((state) => state.portal);
  return (
    <ChangeHistory
      fields={resource.fields}
      queryKey={[...resourceKey(resource, portal), 'riwayat', row[resource.key]]}
      ask={(signal) => fetchHistory(resource, row, signal)}
    />
  );
}

type ChangeHistoryProps = {
  fields: Fields;
  queryKey: readonly unknown[];
  ask: (signal: AbortSignal) => Promise<readonly Change[]>;
};

/** The same for a row that is no resource's. */
export function ChangeHistory({ fields, queryKey, ask }: ChangeHistoryProps) {
  const { t } = useTranslation();
  const history = useQuery({ queryKey, queryFn: ({ signal }) => ask(signal) });
  if (history.isPending) return <Loader size="sm" aria-label={t('isian.memuat')} />;
  if (history.isError || history.data.length === 0)
    return (
      <TableEmpty
        error={history.error}
        filtered={false}
        onReset={() => undefined}
        onRetry={() => void history.refetch()}
      />
    );
  return (
    <Timeline bulletSize={12} lineWidth={1}>
      {history.data.map((change) => (
        <Timeline.Item
          key={`${change.waktu}${change.aksi}`}
          title={
            <Text size="sm" fw={600}>
              {change.aksi.toUpperCase()} · {change.user_id}
            </Text>
          }
        >
          <Text size="xs" c="dimmed" mb={4}>
            {formatWaktu(change.waktu)}
          </Text>
          <ChangeLines fields={fields} change={change} />
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

function ChangeLines({ fields, change }: { fields: Fields; change: Change }) {
  const lines = differences(fields, change.sebelum, change.sesudah);
  return (
    <div className={css.change}>
      {lines.map(({ label, before, after }) => (
        <Fragment key={label}>
          <Text component="span" size="xs" c="dimmed">
            {label}
          </Text>
          <span>
            {change.sebelum && (
              <>
                <del>{before}</del> →{' '}
              </>
            )}
            <ins>{after}</ins>
          </span>
        </Fragment>
      ))}
    </div>
  );
}
