/** Taking an instalment of another store: the number on the customer's paper, what he says of himself, then the money. */

import { Stack } from '@mantine/core';
import { call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import {
  ErrorSummary,
  FormFrame,
  InputOf,
  SubmitButton,
  useDeclaredForm,
} from '@mustika/web-kit/form/form.tsx';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDataDiri } from '../../pembayaran/tanya-data-diri.widget.tsx';
import css from '../cicilan.module.css';
import { type BayarDisepakati, IsianBayarCicilan } from '../isian-bayar-cicilan.widget.tsx';
import { CICILAN } from '../teks-cicilan.store.ts';
import { type TagihanTokoLain, tagihanTokoLain } from './terima-cicilan.command.ts';
import { terimaCicilan } from './terima-cicilan.document.ts';

const { no_cicilan, bukti } = tagihanTokoLain.fields;
const SIMPAN = terimaCicilan.transitions.simpan;

type Ditemukan = { bukti: string; tagihan: TagihanTokoLain };

export default function TerimaCicilanBaru({ title, onClose, onSaved }: EntryProps) {
  const { t } = useTranslation(CICILAN);
  const [jumlah, setJumlah] = useState<number | null>(null);
  const [ada, setAda] = useState<Ditemukan | null>(null);
  const { busy, kirim } = useKirimSekali(SIMPAN.message);
  const { denganDataDiri, tanya: tanyaDiri } = useDataDiri();
  const tanya = async (isi: Record<string, unknown>, diminta: number | null): Promise<void> => {
    const body = {
      no_cicilan: isi['no_cicilan'],
      bukti: isi['bukti'],
      ...(diminta ? { jumlah: diminta } : {}),
    };
    const { data: tagihan } = await call(tagihanTokoLain, { body });
    setAda({ bukti: String(isi['bukti']), tagihan });
    setJumlah(diminta);
  };
  const form = useDeclaredForm({ no_cicilan, bukti }, undefined, {
    act: SIMPAN,
    send: (isi) => tanya(isi, null),
  });
  const bayar = async (sepakat: BayarDisepakati): Promise<void> => {
    if (!ada) return;
    const isi = { ...sepakat, bukti: ada.bukti, terbayar: ada.tagihan.terbayar };
    const jadi = await kirim((key) =>
      denganDataDiri((diri) =>
        withApproval((detail_authorization) =>
          call(
            { method: 'POST', path: SIMPAN.path },
            { body: { ...isi, ...diri, ...(detail_authorization ? { detail_authorization } : {}) }, key },
          ),
        ),
      ),
    );
    if (jadi) onSaved();
    else await tanya({ no_cicilan: sepakat.no_cicilan, bukti: ada.bukti }, jumlah).catch(noticeOf);
  };
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': t('tutup') }}
    >
      <ApprovalHost />
      {tanyaDiri}
      {ada ? (
        <Stack gap="sm">
          <dl className={css.jumlah}>
            <div data-besar>
              <dt>{ada.tagihan.nama_customer}</dt>
              <dd>{ada.tagihan.no_cicilan}</dd>
            </div>
            <div>
              <dt>{t('tokoCicilan')}</dt>
              <dd>{ada.tagihan.nama_toko}</dd>
            </div>
          </dl>
          <IsianBayarCicilan
            {...{ tagihan: ada.tagihan, act: SIMPAN, busy, jumlah }}
            onJumlah={(next) =>
              void tanya({ no_cicilan: ada.tagihan.no_cicilan, bukti: ada.bukti }, next).catch(noticeOf)
            }
            onBayar={bayar}
          />
        </Stack>
      ) : (
        <FormFrame form={form} label={title}>
          <ErrorSummary form={form} names={Object.keys(form.fields)} />
          <div className={css.isian}>
            <InputOf form={form} name="no_cicilan" autoFocus />
            <InputOf form={form} name="bukti" />
          </div>
          <SubmitButton form={form} mt="md">
            {t('cariCicilan')}
          </SubmitButton>
        </FormFrame>
      )}
    </StaticModal>
  );
}
