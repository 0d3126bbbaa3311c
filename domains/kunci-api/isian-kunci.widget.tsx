/** What a key may and where: the same for a new one and one that is changed. */
import { Loader, MultiSelect, Text } from '@mantine/core';
import { DeclaredForm, type FormState, InputOf, SubmitButton } from '@mustika/web-kit/form/form.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './kunci-api.module.css';
import { usePilihanKunci } from './kunci-api.store.ts';
import { PilihHak } from './pilih-hak.widget.tsx';
import { KUNCI_API } from './teks-kunci-api.store.ts';

type Props = { form: FormState; names: readonly string[]; children: ReactNode };

export function IsianKunci({ form, names, children }: Props) {
  const { t } = useTranslation(KUNCI_API);
  const { data } = usePilihanKunci();
  if (!data) return <Loader size="sm" />;
  const toko = ((form.values['toko'] ?? []) as { kode_toko: string }[]).map((row) => row.kode_toko);
  const hak = ((form.values['hak'] ?? []) as { path: string }[]).map((row) => row.path);
  return (
    <DeclaredForm form={form} columns={2} names={names} autoFocus>
      <div className={css.isian}>
        <MultiSelect
          label={t('toko')}
          description={t('tokoJelas')}
          data={data.toko.map(({ kode_toko, nama_toko }) => ({
            value: kode_toko,
            label: `${kode_toko} · ${nama_toko}`,
          }))}
          value={toko}
          searchable
          error={form.errors['toko']}
          onChange={(next) =>
            form.set(
              'toko',
              next.map((kode_toko) => ({ kode_toko })),
            )
          }
        />
        <PilihHak
          layar={data.layar}
          hak={hak}
          salah={form.errors['hak']}
          onUbah={(next) =>
            form.set(
              'hak',
              next.map((path) => ({ path })),
            )
          }
        />
        <InputOf form={form} name="password" />
        <Text size="xs" c="dimmed">
          {t('isianJelas')}
        </Text>
        <div>
          <SubmitButton form={form}>{children}</SubmitButton>
        </div>
      </div>
    </DeclaredForm>
  );
}
