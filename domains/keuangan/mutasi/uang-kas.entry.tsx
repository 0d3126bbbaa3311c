/** The modal in which money that moves is typed: which fields, and which of them depend on each other. Spec 2 §2.6, §2.7, §4. */
import { Group } from '@mantine/core';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import { useRefOptions } from '@mustika/web-kit/fields/ref-options.ts';
import {
  ErrorSummary,
  FormFrame,
  type FormState,
  InputOf,
  SubmitButton,
  useCommandForm,
} from '@mustika/web-kit/form.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useTranslation } from 'react-i18next';
import { bankResource } from '../../master/bank.resource.ts';
import css from '../keuangan.module.css';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import { CASH } from './gerak-uang.rule.ts';

/** Mounted per opening, so that each opening has its own idempotency key. */
export default function GerakBaru({ title, transition, onClose, onSaved }: EntryProps) {
  const { t } = useTranslation(KEUANGAN);
  const form = useCommandForm({ ...transition, method: 'POST' }, { onDone: onSaved });
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': t('tutup') }}
    >
      <ApprovalHost />
      <FormFrame form={form} label={title}>
        <ErrorSummary form={form} names={Object.keys(form.fields)} />
        <div className={css.isian}>
          <Isian form={form} />
        </div>
        <Group justify="flex-end" mt="md">
          <SubmitButton form={form}>{t('simpan')}</SubmitButton>
        </Group>
      </FormFrame>
    </StaticModal>
  );
}

/** Fields by what the transition has: a direction, two banks, or a drawer and a bank. */
function Isian({ form }: { form: FormState }) {
  const kasir = useSession((session) => session.user?.level === 'KASIR');
  const ada = (name: string): boolean => Object.hasOwn(form.fields, name);
  return (
    <>
      {ada('arah') && <InputOf form={form} name="arah" autoFocus />}
      {ada('kategori') && (
        <div className={ada('arah') ? undefined : css.lebar}>
          <InputOf form={form} name="kategori" autoFocus={!ada('arah')} />
        </div>
      )}
      {ada('no_rekening') && <InputOf form={form} name="no_rekening" />}
      {ada('asal') && (
        <>
          <Sisi form={form} name="asal" lawan="tujuan" />
          {ada('tujuan') && <Sisi form={form} name="tujuan" lawan="asal" />}
        </>
      )}
      {ada('kasir') && !kasir && <InputOf form={form} name="kasir" />}
      <InputOf form={form} name="jumlah" />
      <div className={css.lebar}>
        <InputOf form={form} name="keterangan" />
      </div>
    </>
  );
}

type SisiProps = { form: FormState; name: 'asal' | 'tujuan'; lawan: 'asal' | 'tujuan' };

/** A bank and its account; another bank empties the account. */
function Sisi({ form, name, lawan }: SisiProps) {
  const tempat = (form.values[name] as string | null) ?? null;
  const rekening = `${name}_rekening`;
  const kosongkan = () => form.set(rekening, null);
  const cash = tempat === CASH;
  return (
    <>
      {form.fields[name]?.kind === 'ref' ? (
        <InputOf form={form} name={name} onValue={kosongkan} />
      ) : (
        <CashAtauBank form={form} name={name} lawan={lawan} onBank={kosongkan} />
      )}
      <InputOf
        key={tempat ?? ''}
        form={form}
        name={rekening}
        where={{ kode_bank: tempat ?? '' }}
        disabled={tempat === null || cash}
        required={tempat !== null && !cash}
      />
    </>
  );
}

/** CASH on one side takes it from the other, and the other way round (Spec 2 §4). */
function CashAtauBank({ form, name, lawan, onBank }: SisiProps & { onBank: () => void }) {
  const { t } = useTranslation(KEUANGAN);
  const value = (form.values[name] as string | null) ?? null;
  const other = form.values[lawan];
  const { options, loading } = useRefOptions(bankResource, '', null);
  const bank = other !== null && other !== undefined && other !== CASH;
  const banks = other === CASH || !bank ? options : [];
  return (
    <QuickSelect
      label={t(name)}
      name={name}
      required
      loading={loading}
      options={[...(other === CASH ? [] : [{ value: CASH, label: CASH }]), ...banks]}
      value={value}
      error={form.errors[name]}
      onChange={(next) => {
        form.set(name, next);
        onBank();
        // A bank on one side leaves only the drawer for the other.
        if (next !== CASH && !bank && Object.hasOwn(form.fields, lawan)) form.set(lawan, CASH);
      }}
    />
  );
}
