/** The stones of a piece on its sheet; changed all together, with a second person. */
import { Loader, Stack, Text } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import { useMay } from '@mustika/web-kit/act.tsx';
import { isApiError } from '@mustika/web-kit/api.ts';
import { TableEmpty } from '@mustika/web-kit/data-table/empty.tsx';
import { FormFrame, SubmitButton, useDeclaredForm, useUnsavedGuard } from '@mustika/web-kit/form.tsx';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from '../barang.module.css';
import { batuBarang, ubahBatu } from '../barang-panggilan.store.ts';
import { BARANG } from '../teks-barang.store.ts';
import { batu, batuUbahCommand } from './batu-barang.command.ts';
import { IsianBatu } from './isian-batu.widget.tsx';

type LembarProps = {
  kode_barcode: string;
  /** The piece left the shop: they stay as they were. */
  tetap: boolean;
  onSaved: () => void;
};

export function LembarBatu(props: LembarProps) {
  const { t } = useTranslation(BARANG);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['batu-barang', props.kode_barcode],
    queryFn: () => batuBarang(props.kode_barcode),
  });
  if (isPending) return <Loader size="sm" aria-label={t('form.batu')} />;
  if (!data)
    return (
      <TableEmpty error={error} filtered={false} onReset={() => undefined} onRetry={() => void refetch()} />
    );
  return <Isian key={data.versi} {...props} dibaca={data} />;
}

const FIELDS = { batu } as unknown as Fields;

type IsianProps = LembarProps & { dibaca: Awaited<ReturnType<typeof batuBarang>> };

function Isian({ kode_barcode, tetap, onSaved, dibaca }: IsianProps) {
  const { t } = useTranslation(BARANG);
  const cache = useQueryClient();
  const may = useMay()(batuUbahCommand);
  const muat = () => cache.invalidateQueries({ queryKey: ['batu-barang', kode_barcode] });
  const form = useDeclaredForm(
    FIELDS,
    { batu: dibaca.batu },
    {
      act: batuUbahCommand,
      send: async (values, key) => {
        const answer = await ubahBatu(kode_barcode, { ...values, versi: dibaca.versi }, key);
        toastSuccess(answer.message ?? '');
        await muat();
        onSaved();
      },
      onRefused: (failure) => {
        // Somebody else changed the piece: what it is now comes under what was typed here.
        if (isApiError(failure) && failure.code === 'SUDAH_BERUBAH') void muat();
        return false;
      },
    },
  );
  useUnsavedGuard(form.dirty && !form.sending);
  const locked = tetap || !may;
  return (
    <FormFrame form={form} label={t('form.batu')}>
      <Stack gap="sm">
        {dibaca.batu.length === 0 && barisKosong(form.values.batu) && (
          <Text size="sm" c="dimmed">
            {t('batu.belum')}
          </Text>
        )}
        <IsianBatu form={form} locked={locked} />
        {!locked && (
          <div className={css.kaki}>
            <SubmitButton form={form} disabled={!form.dirty}>
              {t('daftar.simpan')}
            </SubmitButton>
          </div>
        )}
      </Stack>
    </FormFrame>
  );
}

const barisKosong = (value: unknown): boolean => !Array.isArray(value) || value.length === 0;
