/** SUDAH_BERUBAH at a form: asks, then lays the other user's row under what was typed here. */
import type { Fields } from '@mustika/kernel/field.ts';
import { useTranslation } from 'react-i18next';
import { confirm } from '../notices.tsx';
import type { FormState } from './form-state.ts';
import { mergeTyped, valuesOf } from './form-values.ts';

type Row = Readonly<Record<string, unknown>>;

type Reload<R extends Row> = {
  fields: Fields;
  form: FormState;
  /** The row the form was opened on. */
  before: R;
  /** The row as it is now, or null when it is gone. */
  fetchNow: () => Promise<R | null>;
};

/** Answers the new row, which the next save must name; null when the user goes back to the form as it is. */
export function useReload(): <R extends Row>(reload: Reload<R>) => Promise<R | null> {
  const { t } = useTranslation();
  return async ({ fields, form, before, fetchNow }) => {
    const yes = await confirm({
      title: t('daftar.sudahBerubah'),
      text: t('daftar.sudahBerubahTeks'),
      yes: t('daftar.muatUlang'),
      no: t('formulir.batal'),
    });
    const now = yes ? await fetchNow() : null;
    if (!now) return null;
    const fresh = valuesOf(fields, now);
    const merged = mergeTyped(valuesOf(fields, before), form.values, fresh);
    form.restart(fresh);
    form.setMany(merged);
    return now;
  };
}
