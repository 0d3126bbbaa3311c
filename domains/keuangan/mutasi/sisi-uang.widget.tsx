/** One side of money that moves: a drawer or a bank, and the account of the bank. Spec 2 §2.6, §2.7, §4. */
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import { useRefOptions } from '@mustika/web-kit/fields/ref-options.ts';
import { type FormState, InputOf } from '@mustika/web-kit/form/form.tsx';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { useTranslation } from 'react-i18next';
import { bankResource } from '../../master/bank.resource.ts';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import { CASH, GADAI, laciKah } from './gerak-uang.rule.ts';

type SisiProps = {
  form: FormState;
  name: 'asal' | 'tujuan';
  lawan: 'asal' | 'tujuan';
  /** The form begins here. */
  autoFocus?: boolean;
};

/** A bank and its account; another bank empties the account. */
export function Sisi({ form, name, lawan, autoFocus = false }: SisiProps) {
  const tempat = (form.values[name] as string | null) ?? null;
  const rekening = `${name}_rekening`;
  const kosongkan = () => form.set(rekening, null);
  const cash = laciKah(tempat);
  return (
    <>
      {form.fields[name]?.kind === 'ref' ? (
        <InputOf form={form} name={name} autoFocus={autoFocus} onValue={kosongkan} />
      ) : (
        <CashAtauBank form={form} name={name} lawan={lawan} autoFocus={autoFocus} onBank={kosongkan} />
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
function CashAtauBank({ form, name, lawan, autoFocus = false, onBank }: SisiProps & { onBank: () => void }) {
  const { t } = useTranslation(KEUANGAN);
  const value = (form.values[name] as string | null) ?? null;
  const other = form.values[lawan];
  const { options, loading } = useRefOptions(bankResource, '', null);
  const berlaci = useSubject()?.flags.has('LACI_GADAI_MODULE') ?? false;
  const duaSisi = Object.hasOwn(form.fields, lawan);
  const bank = other !== null && other !== undefined && !laciKah(other);
  const banks = bank ? [] : options;
  const laci = [CASH, ...(berlaci && duaSisi ? [GADAI] : [])].filter((satu) => satu !== other);
  return (
    <QuickSelect
      label={t(name)}
      name={name}
      required
      autoFocus={autoFocus}
      loading={loading}
      options={[...laci.map((satu) => ({ value: satu, label: satu })), ...banks]}
      value={value}
      error={form.errors[name]}
      onChange={(next) => {
        form.set(name, next);
        onBank();
        // A bank on one side leaves only the drawer for the other.
        if (!laciKah(next) && !laciKah(other) && !bank && duaSisi) form.set(lawan, CASH);
      }}
    />
  );
}
