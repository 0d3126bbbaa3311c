/** The stones of a piece on its sheet; changed all together, with a second person. */
import { Loader, Stack, Text } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import { useMay } from '@mustika/web-kit/act.tsx';
import { isApiError } from '@mustika/web-kit/api.ts';
import { TableEmpty } from '@mustika/web-kit/data-table/empty.tsx';
import { FormFrame, type FormState, SubmitButton, useDeclaredForm } from '@mustika/web-kit/form/form.tsx';
import { useReload } from '@mustika/web-kit/form/form-reload.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
  versi: Versi;
  /** Something typed is not saved. */
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
};

/** Which version of a piece its sheet made of which: two forms save it, and neither is told off for what the other did. */
export type Versi = { kini: (versi: number) => number; maju: (dari: number, ke: number) => void };

export function useVersi(): Versi {
  const [langkah] = useState(() => new Map<number, number>());
  const kini = (versi: number): number => {
    const ke = langkah.get(versi);
    return ke === undefined || ke === versi ? versi : kini(ke);
  };
  return { kini, maju: (dari, ke) => void langkah.set(dari, ke) };
}

export function LembarBatu(props: LembarProps) {
  const { t } = useTranslation(BARANG);
  const [kali, setKali] = useState(0);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['batu-barang', props.kode_barcode],
    queryFn: () => batuBarang(props.kode_barcode),
  });
  if (isPending) return <Loader size="sm" aria-label={t('form.batu')} />;
  if (!data)
    return (
      <TableEmpty error={error} filtered={false} onReset={() => undefined} onRetry={() => void refetch()} />
    );
  return <Isian key={kali} {...props} dibaca={data} onLagi={() => setKali(kali + 1)} />;
}

const FIELDS = { batu } as unknown as Fields;

type Dibaca = Awaited<ReturnType<typeof batuBarang>>;
type IsianProps = LembarProps & { dibaca: Dibaca; onLagi: () => void };

/** What was typed is not taken away by what comes in meanwhile: the form stands on the stones it was opened on. */
function Isian({ kode_barcode, tetap, versi, dibaca, onDirty, onLagi, onSaved }: IsianProps) {
  const { t } = useTranslation(BARANG);
  const cache = useQueryClient();
  const reload = useReload();
  const [base, setBase] = useState(dibaca);
  const may = useMay()(batuUbahCommand);
  const muatUlang = async () => {
    try {
      const now = await reload<Dibaca>({
        ...{ fields: FIELDS, form, before: base, fetchNow: () => batuBarang(kode_barcode) },
      });
      if (now) setBase(now);
    } catch (error) {
      noticeOf(error);
    }
  };
  const form: FormState = useDeclaredForm(
    FIELDS,
    { batu: base.batu },
    {
      act: batuUbahCommand,
      send: async (values, key) => {
        const dari = versi.kini(base.versi);
        const answer = await ubahBatu(kode_barcode, { ...values, versi: dari }, key);
        versi.maju(dari, answer.data.versi);
        toastSuccess(answer.message ?? '');
        await cache.invalidateQueries({ queryKey: ['batu-barang', kode_barcode] });
        onLagi();
        onSaved();
      },
      onRefused: (failure) => {
        if (!isApiError(failure) || failure.code !== 'SUDAH_BERUBAH') return false;
        void muatUlang();
        return true;
      },
    },
  );
  const dirty = form.dirty && !form.sending;
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  const locked = tetap || !may;
  return (
    <FormFrame form={form} label={t('form.batu')}>
      <Stack gap="sm">
        {base.batu.length === 0 && barisKosong(form.values.batu) && (
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
