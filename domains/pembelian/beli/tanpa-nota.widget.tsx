/** Goods without a nota are typed: what they are, what they weigh, and what they are priced by. Domain R4.6. */
import { Group } from '@mantine/core';
import { formatAngka, miliPersen } from '@mustika/kernel/amount.ts';
import { DeclaredForm, SubmitButton, useDeclaredForm } from '@mustika/web-kit/form/form.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { basisTanpaNota, hargaTanpaNota } from '../hitung-pembelian.rule.ts';
import { PEMBELIAN } from '../teks-pembelian.store.ts';
import css from './beli.module.css';
import { tambahTanpaNota, useBeli } from './beli.store.ts';
import type { AcuanLayar } from './keranjang-beli.rule.ts';
import {
  type IsiTanpaNota,
  isianTanpaNota,
  mili,
  salahTanpaNota,
  TANPA_NOTA_KOSONG,
} from './tanpa-nota.view.ts';

const tutup = () => {
  useBeli.setState({ panel: null });
  focusScan();
};

/** What the goods are worth before condition and deductions, as far as they are described; null until then. */
function perkiraan({ kode_harga, kadar, berat }: IsiTanpaNota, { harga, harga_24k }: AcuanLayar) {
  const kode = harga.find((h) => h.kode_harga === kode_harga);
  const dasar =
    kode ?? (harga_24k === null ? null : { kode_harga: null, harga_24k, kadar: miliPersen(mili(kadar)) });
  return dasar && mili(berat) > 0 ? hargaTanpaNota(dasar, mili(berat) as never) : null;
}

export function TanpaNotaForm({ acuan, kondisiAwal }: { acuan: AcuanLayar; kondisiAwal: string | null }) {
  const { t } = useTranslation(PEMBELIAN);
  const basis = basisTanpaNota(acuan.flags);
  const fields = useMemo(() => isianTanpaNota(basis, acuan.harga), [basis, acuan.harga]);
  const form = useDeclaredForm(fields, TANPA_NOTA_KOSONG, {
    check: (values) => salahTanpaNota(values as IsiTanpaNota, basis) as Record<string, string>,
    send: async (values) => {
      const { berat, asal_nota, ...tanpa } = values as IsiTanpaNota;
      tambahTanpaNota(tanpa as never, mili(berat), asal_nota, kondisiAwal);
      focusScan();
    },
  });
  const kira = perkiraan(form.values as IsiTanpaNota, acuan);
  return (
    <StaticModal
      opened
      onClose={tutup}
      title={t('tanpa.judul')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('tanpa.tutup') }}
    >
      <p className={css.ket}>{t('tanpa.teks')}</p>
      <DeclaredForm form={form} columns={2} autoFocus>
        <Group justify="space-between" mt="md">
          <span className={css.ket} aria-live="polite">
            {kira === null ? t('tanpa.tanpaHarga') : t('tanpa.kira', { nilai: formatAngka(kira) })}
          </span>
          <SubmitButton form={form}>{t('tanpa.tambah')}</SubmitButton>
        </Group>
      </DeclaredForm>
    </StaticModal>
  );
}
