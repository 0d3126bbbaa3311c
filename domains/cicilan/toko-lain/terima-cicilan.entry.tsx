/** Taking an instalment of another store: the number on the customer's paper, what he says of himself, then the money. */
import { call } from '@mustika/web-kit/api.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import { DeclaredForm, SubmitButton, useCommandForm, useDeclaredForm } from '@mustika/web-kit/form/form.tsx';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../cicilan.module.css';
import { ISI_TAGIHAN } from '../meja-bayar.rule.ts';
import { CICILAN } from '../teks-cicilan.store.ts';
import { type TagihanTokoLain, tagihanTokoLain } from './terima-cicilan.command.ts';
import { terimaCicilan } from './terima-cicilan.document.ts';

const { no_cicilan, bukti } = tagihanTokoLain.fields;
const SIMPAN = terimaCicilan.transitions.simpan;
const DITANYA = new Set(['no_cicilan', 'bukti', 'terbayar']);
const ISIAN = Object.keys(SIMPAN.fields).filter((name) => !DITANYA.has(name));

type Ditemukan = { bukti: string; tagihan: TagihanTokoLain };

export default function TerimaCicilanBaru({ title, onClose, onSaved }: EntryProps) {
  const { t } = useTranslation(CICILAN);
  const [ada, setAda] = useState<Ditemukan | null>(null);
  const form = useDeclaredForm({ no_cicilan, bukti }, undefined, {
    act: SIMPAN,
    send: async (isi) => {
      const { data: tagihan } = await call(tagihanTokoLain, { body: isi });
      setAda({ bukti: String(isi['bukti']), tagihan });
    },
  });
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': t('tutup') }}
    >
      <ApprovalHost />
      {ada ? (
        <Bayar {...ada} title={title} onSaved={onSaved} />
      ) : (
        <DeclaredForm form={form} columns={2} label={title} autoFocus>
          <SubmitButton form={form} mt="md">
            {t('cariCicilan')}
          </SubmitButton>
        </DeclaredForm>
      )}
    </StaticModal>
  );
}

/** Whose plan it is, and what is paid of it. */
function Bayar({ bukti, tagihan, title, onSaved }: Ditemukan & Pick<EntryProps, 'title' | 'onSaved'>) {
  const { t } = useTranslation(CICILAN);
  const siapa = { no_cicilan: tagihan.no_cicilan, bukti };
  const form = useCommandForm(
    { ...SIMPAN, method: 'POST' },
    {
      initial: siapa,
      of: tagihan,
      asks: {
        call: () => tagihanTokoLain,
        with: ({ cara, jumlah }) => ({ ...siapa, cara: cara ?? 'ANGSURAN', ...(jumlah ? { jumlah } : {}) }),
        shows: ISI_TAGIHAN,
      },
      onDone: onSaved,
    },
  );
  return (
    <>
      <dl className={css.jumlah}>
        <div data-besar>
          <dt>{tagihan.nama_customer}</dt>
          <dd>{tagihan.no_cicilan}</dd>
        </div>
        <div>
          <dt>{t('tokoCicilan')}</dt>
          <dd>{tagihan.nama_toko}</dd>
        </div>
      </dl>
      <DeclaredForm form={form} names={ISIAN} columns={2} label={title} autoFocus>
        <SubmitButton form={form} mt="md" color="emas" />
      </DeclaredForm>
    </>
  );
}
