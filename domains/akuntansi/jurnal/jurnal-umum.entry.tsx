/** The sheet in which a general journal is typed: lines by keyboard, what is missing always in sight. F2 adds a line. */

import { ActionIcon, Badge, Button, FileButton, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call, uploadFile } from '@mustika/web-kit/api.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import type { Option } from '@mustika/web-kit/fields/ref-options.ts';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import { TeksInput } from '@mustika/web-kit/fields/text-input.tsx';
import {
  ErrorSummary,
  FormFrame,
  type FormState,
  InputOf,
  SubmitButton,
  useCommandForm,
} from '@mustika/web-kit/form/form.tsx';
import { errorsIn } from '@mustika/web-kit/form/form-errors.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { IconPaperclip, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AKUNTANSI } from '../teks-akuntansi.store.ts';
import { akunManual, unggahLampiran } from './jurnal-umum.command.ts';
import css from './jurnal-umum.module.css';
import { type BarisKetik, barisAwal, barisBerikut, jumlahKetik } from './jurnal-umum.rule.ts';

/** Accounts a journal of this store may name, as choices. */
function useAkunManual(): readonly Option[] {
  const portal = useSession((session) => session.portal);
  const { data = [] } = useQuery({
    queryKey: ['akun-manual', portal],
    queryFn: async ({ signal }) => (await call(akunManual, { signal })).data,
    staleTime: 60_000,
  });
  return data.map((one) => ({ value: one.nomor_akun, label: `${one.nomor_akun} - ${one.nama_akun}` }));
}

export default function JurnalBaru({ transition, onClose, onSaved }: EntryProps) {
  const { t } = useTranslation(AKUNTANSI);
  const form = useCommandForm(
    { ...transition, method: 'POST' },
    {
      initial: { baris: barisAwal() },
      onDone: onSaved,
      // Refusals that name a line are shown at the line.
      onRefused: (error) => {
        const found = errorsIn(error);
        if (found) form.setErrors(found);
        return found !== null;
      },
    },
  );
  const baris = form.values['baris'] as BarisKetik[];
  const { debit, kredit } = jumlahKetik(baris);
  const tambah = () => {
    form.set('baris', [...baris, barisBerikut(baris)]);
    setTimeout(() => form.focus(`baris.${baris.length}.nomor_akun`), 0);
  };
  useHotkeys([['F2', tambah]], []);
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={t('ju.baru')}
      size={1080}
      closeButtonProps={{ 'aria-label': t('ju.tutup') }}
    >
      <ApprovalHost />
      <FormFrame form={form} label={t('ju.baru')}>
        <ErrorSummary form={form} names={Object.keys(form.fields)} />
        <div className={css.kepala}>
          <InputOf form={form} name="tanggal" />
          <InputOf form={form} name="keterangan" autoFocus />
        </div>
        <div className={css.gulir}>
          <TabelIsian form={form} baris={baris} />
        </div>
        <div className={css.kaki}>
          <Button
            variant="default"
            leftSection={<IconPlus size={14} />}
            rightSection={<Kbd size="xs">F2</Kbd>}
            title={t('ju.isiSelisih')}
            onClick={tambah}
          >
            {t('ju.tambahBaris')}
          </Button>
          <Lampiran form={form} />
          <Selisih debit={debit} kredit={kredit} />
          <SubmitButton form={form} color="emas">
            {t('ju.simpan')}
          </SubmitButton>
        </div>
      </FormFrame>
    </StaticModal>
  );
}

function Selisih({ debit, kredit }: { debit: number; kredit: number }) {
  const { t } = useTranslation(AKUNTANSI);
  return (
    <span className={css.selisih} aria-live="polite">
      {debit === kredit && debit > 0 ? (
        <Badge variant="light" color="hijau" radius="sm" tt="none" fw={600}>
          {t('ju.seimbang')}
        </Badge>
      ) : (
        <>
          {t('ju.selisih')} <b>{formatAngka(debit - kredit)}</b>
        </>
      )}
    </span>
  );
}

function TabelIsian({ form, baris }: { form: FormState; baris: readonly BarisKetik[] }) {
  const { t } = useTranslation(AKUNTANSI);
  const { debit, kredit } = jumlahKetik(baris);
  return (
    <table className={css.baris}>
      <thead>
        <tr>
          <th scope="col" className={css.akun}>
            {t('ju.akun')}
          </th>
          <th scope="col" className={css.dimensi}>
            {t('ju.dimensi')}
          </th>
          <th scope="col">{t('ju.keterangan')}</th>
          <th scope="col" className={css.uang}>
            {t('ju.debit')}
          </th>
          <th scope="col" className={css.uang}>
            {t('ju.kredit')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {baris.map((row, at) => (
          <BarisIsian key={at} form={form} baris={baris} row={row} at={at} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>{t('ju.jumlah')}</td>
          <td className={css.uang}>{formatAngka(debit)}</td>
          <td className={css.uang}>{formatAngka(kredit)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

type BarisIsianProps = { form: FormState; baris: readonly BarisKetik[]; row: BarisKetik; at: number };

function BarisIsian({ form, baris, row, at }: BarisIsianProps) {
  const { t } = useTranslation(AKUNTANSI);
  const options = useAkunManual();
  const change = (part: Partial<BarisKetik>) =>
    form.set(
      'baris',
      baris.map((one, index) => (index === at ? { ...one, ...part } : one)),
    );
  const of = (name: keyof BarisKetik) => ({
    name: `baris.${at}.${name}`,
    label: t('ju.baris', { kolom: t(`ju.${name === 'nomor_akun' ? 'akun' : name}`), nomor: at + 1 }),
    error: form.errors[`baris.${at}.${name}`],
  });
  return (
    <tr>
      <td className="isian-sel">
        <QuickSelect
          {...of('nomor_akun')}
          options={options}
          value={row.nomor_akun}
          onChange={(nomor_akun) => change({ nomor_akun })}
        />
      </td>
      <td className="isian-sel">
        <TeksInput {...of('dimensi')} code value={row.dimensi} onChange={(dimensi) => change({ dimensi })} />
      </td>
      <td className="isian-sel">
        <TeksInput
          {...of('keterangan')}
          value={row.keterangan}
          onChange={(keterangan) => change({ keterangan })}
        />
      </td>
      {(['debit', 'kredit'] as const).map((side) => (
        <td key={side} className={`isian-sel ${css.uang}`}>
          <RupiahInput
            {...of(side)}
            value={row[side]}
            // A line has one side: an amount on this one empties the other.
            onChange={(jumlah) =>
              change(jumlah ? { debit: null, kredit: null, [side]: jumlah } : { [side]: jumlah })
            }
          />
        </td>
      ))}
      <td>
        <ActionIcon
          aria-label={t('ju.hapusBaris', { nomor: at + 1 })}
          disabled={baris.length <= 2}
          onClick={() =>
            form.set(
              'baris',
              baris.filter((_, index) => index !== at),
            )
          }
        >
          <IconTrash size={14} />
        </ActionIcon>
      </td>
    </tr>
  );
}

function Lampiran({ form }: { form: FormState }) {
  const { t } = useTranslation(AKUNTANSI);
  const [sending, setSending] = useState(false);
  const ada = Boolean(form.values['lampiran']);
  const send = async (file: File | null) => {
    if (!file) return;
    setSending(true);
    try {
      const { data } = await uploadFile(unggahLampiran, file, { part: 'image' });
      form.set('lampiran', data.key);
    } catch (error) {
      noticeOf(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <FileButton accept="image/jpeg,image/png,image/webp" onChange={(file) => void send(file)}>
        {(props) => (
          <ActButton
            act={unggahLampiran}
            {...props}
            variant="default"
            loading={sending}
            leftSection={<IconPaperclip size={14} />}
          >
            {t(ada ? 'ju.gantiLampiran' : 'ju.lampiran')}
          </ActButton>
        )}
      </FileButton>
      {ada && (
        <Badge variant="light" color="hijau" radius="sm" tt="none" fw={600}>
          {t('ju.adaLampiran')}
        </Badge>
      )}
    </>
  );
}
