/** A new card cash-out: what the customer gets is shown while it is typed. Domain R6.10. */

import { Group } from '@mantine/core';
import {
  formatRupiah,
  fromThousandths,
  type MiliPersen,
  type Rupiah,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import {
  ErrorSummary,
  FormFrame,
  InputOf,
  SubmitButton,
  useCommandForm,
} from '@mustika/web-kit/form/form.tsx';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useTranslation } from 'react-i18next';
import { hitungGesek } from './gesek-tunai.rule.ts';
import css from './keuangan.module.css';
import { KEUANGAN } from './teks-keuangan.store.ts';

const KIRI = ['no_rekening', 'jenis_kartu', 'gesek', 'fee_persen', 'kartu_akhir', 'nama_pemilik'] as const;
const PILIHAN = ['no_ktp', 'telp'] as const;

export default function GesekTunaiBaru({ transition, onClose, onSaved }: EntryProps) {
  const { t } = useTranslation(KEUANGAN);
  const subject = useSubject();
  const baku = subject ? readSetting(subject, 'FEE_GESEK_TUNAI') : 0;
  const form = useCommandForm(
    { ...transition, method: 'POST' },
    { initial: { fee_persen: fromThousandths(baku) }, onDone: onSaved },
  );
  const gesek = Number(form.values['gesek'] ?? 0);
  const diketik = form.values['fee_persen'];
  const fee = typeof diketik === 'number' ? (toThousandths(diketik) ?? 0) : baku;
  const { fee_rp, cash } = hitungGesek(gesek as Rupiah, fee as MiliPersen);
  return (
    <StaticModal
      opened
      onClose={onClose}
      title="Gesek Tunai"
      size="lg"
      closeButtonProps={{ 'aria-label': t('tutup') }}
    >
      <ApprovalHost />
      <FormFrame form={form} label="Gesek Tunai">
        <ErrorSummary form={form} names={Object.keys(form.fields)} />
        <div className={css.isian}>
          {[...KIRI, ...PILIHAN].map((name, index) => (
            <InputOf key={name} form={form} name={name} autoFocus={index === 0} />
          ))}
          <div className={css.lebar}>
            <InputOf form={form} name="alamat" />
          </div>
        </div>
        <Group justify="space-between" align="flex-end" mt="md">
          <dl className={css.fakta} aria-live="polite">
            <dt>{t('fee')}</dt>
            <dd>{formatRupiah(fee_rp)}</dd>
            <dt>{t('uangKeluar')}</dt>
            <dd className={css.besar}>{formatRupiah(cash)}</dd>
          </dl>
          <SubmitButton form={form}>{t('simpan')}</SubmitButton>
        </Group>
      </FormFrame>
    </StaticModal>
  );
}
