/**
 * What a change of prices does, inside the form and before it is saved: old and new with the step, what it touches, whether
 * a second person must sign, and the moment it counts from. Features 2, idea 5 (rate-change guard).
 */
import { Alert, Table, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { ZONA, zonaLayar } from '@mustika/kernel/date.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { PriceImpact, PriceStep } from '@mustika/kernel/resource-answers.ts';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api.ts';
import type { TableRow } from '../data-table/rows.ts';
import { MomentInput } from '../fields/date-input.tsx';
import { resourceKey } from '../fields/ref-options.ts';
import type { FormState } from '../form/form-state.ts';
import { type FormValues, valuesOf } from '../form/form-values.ts';
import { formatValue } from '../format.ts';
import { useSession } from '../session.ts';
import { fetchPreview } from './resource-calls.ts';
import css from './resource-dated.module.css';

/** The name under which the moment travels with the row. */
const MULAI = 'berlaku_mulai';
const TENANG_MS = 250;
/** The clock of the store, whatever the browser's is. */
const zona = (): string => `:00${ZONA[zonaLayar()].beda}`;

/** `2026-11-22T08:00:00+07:00` as the picker takes it. */
const momentOf = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 16) : null);

/** The dated prices that differ from the row, as they travel. */
function changedPrices(resource: Resource, row: TableRow, values: FormValues): FormValues {
  const before = valuesOf(resource.fields, row);
  return Object.fromEntries(
    resource.dated
      .filter((name) => typeof values[name] === 'number' && values[name] !== before[name])
      .map((name) => [name, values[name]]),
  );
}

type DatedPartProps = { resource: Resource; row: TableRow; form: FormState };

export function DatedPart({ resource, row, form }: DatedPartProps) {
  const { t } = useTranslation();
  const mulai = form.values[MULAI] ?? null;
  return (
    <section className={css.bagian} aria-label={t('harga.akan')}>
      <MomentInput
        label={t('harga.berlakuMulai')}
        description={t('harga.sekarang')}
        name={MULAI}
        value={momentOf(mulai)}
        error={form.errors[MULAI]}
        onChange={(next) => form.set(MULAI, next && `${next}${zona()}`)}
      />
      <Preview resource={resource} row={row} form={form} />
    </section>
  );
}

function Preview({ resource, row, form }: DatedPartProps) {
  const { t } = useTranslation();
  const portal = useSession((state) => state.portal);
  const prices = changedPrices(resource, row, form.values);
  const body = { ...prices, ...(form.values[MULAI] ? { [MULAI]: form.values[MULAI] } : {}) };
  const [asked] = useDebouncedValue(JSON.stringify(body), TENANG_MS);
  const preview = useQuery({
    queryKey: [...resourceKey(resource, portal), 'pratinjau', row[resource.key], asked],
    queryFn: ({ signal }) => fetchPreview(resource, row, JSON.parse(asked) as FormValues, signal),
    enabled: Object.keys(prices).length > 0,
    retry: false,
    placeholderData: (before) => before,
  });
  if (Object.keys(prices).length === 0) return null;
  if (preview.isError)
    return isApiError(preview.error) ? (
      <Text size="sm" c="merah">
        {preview.error.message}
      </Text>
    ) : null;
  if (!preview.data) return null;
  const { harga, dampak, perlu_otorisasi, batas } = preview.data;
  return (
    <div aria-live="polite">
      <Steps resource={resource} steps={harga} />
      {perlu_otorisasi && (
        <Alert color="kuning" variant="light" icon={<IconShieldCheck size={16} />} mt="xs" p="xs">
          {t('harga.perluOrangKedua', { batas })}
        </Alert>
      )}
      <Impacts impacts={dampak} />
    </div>
  );
}

const sign = ({ lama, baru }: PriceStep): string => (baru < lama ? '−' : '+');

function Steps({ resource, steps }: { resource: Resource; steps: readonly PriceStep[] }) {
  const { t } = useTranslation();
  const show = (name: string, value: number) => {
    const field = resource.fields[name];
    return field ? formatValue(field, value) : String(value);
  };
  return (
    <Table className={css.langkah} withRowBorders={false} verticalSpacing={2} horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('harga.akan')}</Table.Th>
          <Table.Th ta="right">{t('harga.lama')}</Table.Th>
          <Table.Th ta="right">{t('harga.baru')}</Table.Th>
          <Table.Th ta="right">%</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {steps.map((step) => (
          <Table.Tr key={step.kolom}>
            <Table.Td>{step.label}</Table.Td>
            <Table.Td ta="right">{show(step.kolom, step.lama)}</Table.Td>
            <Table.Td ta="right" fw={600}>
              {show(step.kolom, step.baru)}
            </Table.Td>
            <Table.Td ta="right">
              {step.persen === null ? '–' : `${sign(step)}${formatValue({ kind: 'persen' }, step.persen)}`}
              {step.sehari !== step.persen && (
                <Text component="div" size="xs" c="dimmed">
                  {t('harga.dariPagi', { persen: formatValue({ kind: 'persen' }, step.sehari) })}
                </Text>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Impacts({ impacts }: { impacts: readonly PriceImpact[] }) {
  const { t } = useTranslation();
  if (impacts.length === 0) return null;
  const touched = impacts.filter(({ jumlah }) => jumlah > 0);
  return (
    <div className={css.terkena}>
      <Text size="xs" fw={600} c="dimmed">
        {t('harga.terkena')}
      </Text>
      {touched.length === 0 ? (
        <Text size="sm">{t('harga.tidakAda')}</Text>
      ) : (
        <dl>
          {touched.map(({ nama, label, jumlah, contoh }) => (
            <div key={nama}>
              <dt>{label}</dt>
              <dd>
                <strong>{formatAngka(jumlah)}</strong>
                <small>
                  {contoh.join(', ')}
                  {jumlah > contoh.length && contoh.length > 0 ? ' …' : ''}
                </small>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
