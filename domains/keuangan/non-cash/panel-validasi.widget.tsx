/** What the ticked receipts come to against the statement, and the act. */
import { ActionIcon, Text } from '@mantine/core';
import { formatAngka, formatRupiah, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { FormFrame, type FormState, InputOf, SubmitButton } from '@mustika/web-kit/form/form.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from '../keuangan.module.css';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import type { BarisCocok, Terima } from './validasi-non-cash.command.ts';
import { jumlahValidasi } from './validasi-non-cash.rule.ts';

const uangOf = (form: FormState, name: string): Rupiah => rupiah(Number(form.values[name] ?? 0));

type PanelValidasiProps = {
  form: FormState;
  terpilih: readonly Terima[];
  /** The line of the statement in hand. */
  garis: BarisCocok | null;
  onKosongkan: () => void;
};

export function PanelValidasi({ form, terpilih, garis, onKosongkan }: PanelValidasiProps) {
  const { t } = useTranslation(KEUANGAN);
  const kartu = form.values['tempat'] === 'PIUTANG_EDC';
  const { jumlah, selisih } = jumlahValidasi(terpilih, uangOf(form, 'mdr'), uangOf(form, 'diterima'));
  return (
    <Panel
      title={t('nonCash.terpilih', { jumlah: formatAngka(terpilih.length) })}
      acts={
        (terpilih.length > 0 || garis !== null) && (
          <ActionIcon
            aria-label={t('nonCash.kosongkan')}
            title={t('nonCash.kosongkan')}
            onClick={onKosongkan}
          >
            <IconX size={15} />
          </ActionIcon>
        )
      }
    >
      <ApprovalHost />
      {terpilih.length === 0 ? (
        <Text size="sm" c="dimmed">
          {garis
            ? t('nonCash.centangUntuk', { jumlah: formatRupiah(garis.jumlah), keterangan: garis.keterangan })
            : t('nonCash.pilih')}
        </Text>
      ) : (
        <FormFrame form={form} label={t('nonCash.validasi')}>
          <dl className={css.fakta} aria-live="polite">
            <dt>{t('nonCash.jumlah')}</dt>
            <dd className="angka">{formatRupiah(jumlah)}</dd>
          </dl>
          <div className={css.tumpuk}>
            {kartu && <InputOf form={form} name="mdr" label={t('nonCash.mdr')} />}
            <InputOf form={form} name="diterima" />
          </div>
          <dl className={css.fakta} aria-live="polite">
            <dt>{t('nonCash.selisih')}</dt>
            <dd className={selisih === 0 ? 'angka' : 'angka negatif'}>
              {formatRupiah(selisih)} {selisih !== 0 && t(selisih > 0 ? 'nonCash.hilang' : 'nonCash.lebih')}
            </dd>
          </dl>
          <div className={css.tumpuk}>
            <InputOf form={form} name="tgl_bank" />
            <InputOf form={form} name="referensi" />
            <InputOf form={form} name="keterangan" />
          </div>
          <SubmitButton form={form} mt="md" fullWidth>
            {t('nonCash.validasi')}
          </SubmitButton>
        </FormFrame>
      )}
    </Panel>
  );
}
