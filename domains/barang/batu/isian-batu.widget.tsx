/** Stones of a piece in a form: a card each, what is asked most before its grades. */
import { ActionIcon, Button, Stack, Text } from '@mantine/core';
import { toThousandths } from '@mustika/kernel/amount.ts';
import type { Field } from '@mustika/kernel/field.ts';
import { FieldInput } from '@mustika/web-kit/fields/field-input.tsx';
import type { FormState } from '@mustika/web-kit/form/form.tsx';
import { errorsBelow } from '@mustika/web-kit/form/form-errors.ts';
import { emptyValues } from '@mustika/web-kit/form/form-values.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from '../barang.module.css';
import { BARANG } from '../teks-barang.store.ts';
import { BATAS_BATU, type BarisBatu, barisBatu } from './batu-barang.rule.ts';

const FIELDS = barisBatu as unknown as Record<string, Field>;

type Baris = Readonly<Record<string, unknown>>;
const barisOf = (value: unknown): readonly Baris[] => (Array.isArray(value) ? (value as Baris[]) : []);

/** Carats as typed, in thousandths: what the weight of stones is worked out from. */
export const batuOf = (value: unknown): Pick<BarisBatu, 'karat'>[] =>
  barisOf(value).map(({ karat }) => ({ karat: toThousandths(Number(karat ?? 0)) as BarisBatu['karat'] }));

export function IsianBatu({ form, locked = false }: { form: FormState; locked?: boolean }) {
  const { t } = useTranslation(BARANG);
  const rows = barisOf(form.values.batu);
  const errors = errorsBelow(form.errors, 'batu');
  const set = (next: readonly Baris[]) => form.set('batu', next);
  return (
    <Stack gap={8} align="stretch">
      {form.errors.batu && (
        <Text size="xs" c="merah" role="alert">
          {form.errors.batu}
        </Text>
      )}
      {rows.map((row, at) => (
        <fieldset key={at} className={css.batu} disabled={locked}>
          <div className={css.batuKepala}>
            <Text size="xs" fw={600}>
              {t('batu.ke', { nomor: at + 1 })}
            </Text>
            {!locked && (
              <ActionIcon
                aria-label={t('batu.hapus', { nomor: at + 1 })}
                onClick={() => set(rows.filter((_, index) => index !== at))}
              >
                <IconTrash size={14} />
              </ActionIcon>
            )}
          </div>
          {Object.entries(FIELDS).map(([name, field]) => (
            <FieldInput
              key={name}
              field={field}
              name={`batu.${at}.${name}`}
              value={row[name] ?? null}
              error={errors[`${at}.${name}`]}
              readOnly={locked}
              onChange={(value) =>
                set(rows.map((one, index) => (index === at ? { ...one, [name]: value } : one)))
              }
            />
          ))}
        </fieldset>
      ))}
      {!locked && rows.length < BATAS_BATU && (
        <Button
          variant="default"
          data-nama="batu"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={14} />}
          onClick={() => set([...rows, emptyValues(FIELDS)])}
        >
          {t('batu.tambah')}
        </Button>
      )}
    </Stack>
  );
}
