/** The input of a setting's value, and the stores head office sets it in. */
import { Checkbox, Loader, MultiSelect, Switch } from '@mantine/core';
import type { Field } from '@mustika/kernel/field.ts';
import { effective } from '@mustika/kernel/settings/declared.ts';
import { storesIn } from '@mustika/kernel/settings/setting.ts';
import { FieldInput } from '@mustika/web-kit/fields/field-input.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isianOf } from './isian-setelan.view.ts';
import css from './pengaturan.module.css';
import { type Setelan, useSetelanToko } from './setelan.store.ts';
import { nilaiTerbaca, PENGATURAN } from './teks-pengaturan.store.ts';

type NilaiSetelanProps = {
  setelan: Setelan;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
};

export function NilaiSetelan({ setelan, label, value, onChange }: NilaiSetelanProps) {
  const toko = useSession((session) => session.user?.toko ?? []);
  const { kind } = setelan;
  if (kind.is === 'yesno')
    return (
      <Switch
        label={nilaiTerbaca(setelan, String(value))}
        aria-label={`${label} ${setelan.key}`}
        data-autofocus
        checked={value === 'true'}
        onChange={(event) => onChange(String(event.currentTarget.checked))}
      />
    );
  if (kind.is === 'stores')
    return (
      <MultiSelect
        label={label}
        searchable
        data-autofocus
        data={toko.map(({ kode_toko, nama_toko }) => ({
          value: kode_toko,
          label: `${kode_toko} · ${nama_toko}`,
        }))}
        value={storesIn(String(value))}
        onChange={(codes) => onChange(codes.join(','))}
      />
    );
  const field = isianOf(kind, label);
  return field && <Isian field={field} value={value} onChange={onChange} />;
}

/** What is typed replaces the old value: React tells nobody of a focus it sets while mounting, so the text is chosen here. */
function Isian({ field, value, onChange }: { field: Field } & Pick<NilaiSetelanProps, 'value' | 'onChange'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.select(), []);
  return (
    <div ref={place}>
      <FieldInput field={field} value={value} onChange={onChange} autoFocus />
    </div>
  );
}

type PilihTokoProps = {
  setelan: Setelan;
  toko: readonly string[];
  onToko: (toko: readonly string[]) => void;
};

/** Every store with what it is set to now. */
export function PilihToko({ setelan, toko, onToko }: PilihTokoProps) {
  const { t } = useTranslation(PENGATURAN);
  const asked = useSetelanToko(setelan.key, true);
  const semua = asked.data ?? [];
  const lengkap = semua.length > 0 && toko.length === semua.length;
  return (
    <fieldset className={css.toko}>
      <legend>{t('toko')}</legend>
      {asked.isPending && <Loader size="xs" />}
      {asked.error && <span>{asked.error.message}</span>}
      {semua.length > 1 && (
        <Checkbox
          label={t('tokoSemua')}
          checked={lengkap}
          indeterminate={!lengkap && toko.length > 1}
          onChange={() => onToko(lengkap ? [] : semua.map((one) => one.kode_toko))}
        />
      )}
      {semua.map((one) => (
        <div key={one.kode_toko}>
          <Checkbox
            label={`${one.kode_toko} · ${one.nama_toko}`}
            checked={toko.includes(one.kode_toko)}
            onChange={(event) =>
              onToko(
                event.currentTarget.checked
                  ? [...toko, one.kode_toko]
                  : toko.filter((kode) => kode !== one.kode_toko),
              )
            }
          />
          <span className={css.oleh}>
            {nilaiTerbaca(setelan, effective(setelan, one.value ?? undefined))}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
