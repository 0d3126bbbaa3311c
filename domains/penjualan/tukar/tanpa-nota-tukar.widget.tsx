/** Goods without our nota, typed into the trade-in: what they are, what they weigh, what they are priced by. R4.6. */
import { Button, Group } from '@mantine/core';
import { DeclaredForm, SubmitButton, useDeclaredForm } from '@mustika/web-kit/form/form.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AcuanLayar } from '../../pembelian/beli/keranjang-beli.rule.ts';
import {
  type IsiTanpaNota,
  isianTanpaNota,
  mili,
  salahTanpaNota,
  TANPA_NOTA_KOSONG,
} from '../../pembelian/beli/tanpa-nota.view.ts';
import { basisTanpaNota } from '../../pembelian/hitung-pembelian.rule.ts';
import { PENJUALAN } from '../teks.store.ts';
import { tambahTukarTanpaNota } from './tukar.store.ts';

type TanpaProps = { acuan: AcuanLayar; kondisi: string | null; onSelesai: () => void };

export function TanpaNotaTukar({ acuan, kondisi, onSelesai }: TanpaProps) {
  const { t } = useTranslation(PENJUALAN);
  const basis = basisTanpaNota(acuan.flags);
  const fields = useMemo(() => isianTanpaNota(basis, acuan.harga), [basis, acuan.harga]);
  const form = useDeclaredForm(fields, TANPA_NOTA_KOSONG, {
    check: (values) => salahTanpaNota(values as IsiTanpaNota, basis) as Record<string, string>,
    send: async (values) => {
      const { berat, asal_nota, ...tanpa } = values as IsiTanpaNota;
      tambahTukarTanpaNota(tanpa as never, mili(berat), asal_nota, kondisi);
      onSelesai();
    },
  });
  return (
    <DeclaredForm form={form} columns={2} autoFocus>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onSelesai}>
          {t('tukar.kembali')}
        </Button>
        <SubmitButton form={form}>{t('tukar.tambahkan')}</SubmitButton>
      </Group>
    </DeclaredForm>
  );
}
