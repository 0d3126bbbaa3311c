/** Saving a row of a resource, and the refusals that have an answer: DELETED and SUDAH_BERUBAH. */
import type { Fields } from '@mustika/kernel/field.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { Use } from '@mustika/kernel/resource-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answer, isApiError } from '../api.ts';
import type { TableRow } from '../data-table/rows.ts';
import { resourceKey } from '../fields/ref-options.ts';
import { useReload } from '../form/form-reload.ts';
import { type FormState, useDeclaredForm } from '../form/form-state.ts';
import { type FormValues, valuesOf } from '../form/form-values.ts';
import { confirm, dialogSuccess, noticeOf, toastSuccess } from '../notices.tsx';
import { useSession } from '../session.ts';
import { activateRow, createRow, fetchRow, fetchUses, removeRow, updateRow } from './resource-calls.ts';
import { removalText } from './resource-uses.tsx';

/** Lists, pickers and histories of the resource are asked again. */
export function useRefreshResource(resource: Resource): () => Promise<void> {
  const client = useQueryClient();
  const portal = useSession((state) => state.portal);
  return () => client.invalidateQueries({ queryKey: resourceKey(resource, portal) });
}

export type RowActs = {
  /** Asks, then deactivates; true when done. */
  remove: (row: TableRow) => Promise<boolean>;
  activate: (row: TableRow) => Promise<boolean>;
};

export function useRowActs(resource: Resource): RowActs {
  const { t } = useTranslation();
  const refresh = useRefreshResource(resource);
  const run = async (act: () => Promise<Answer<unknown>>, done: string): Promise<boolean> => {
    try {
      const answer = await act();
      toastSuccess(answer.message ?? done);
      await refresh();
      return true;
    } catch (error) {
      noticeOf(error);
      return false;
    }
  };
  return {
    remove: async (row) => {
      const name = String(row[resource.key]);
      let uses: Use[];
      try {
        uses = await fetchUses(resource, row);
      } catch (error) {
        noticeOf(error);
        return false;
      }
      // The question is prescribed (Spec 2 §4); the title says which row.
      const yes = await confirm({
        title: t('daftar.hapusJudul', { nama: name }),
        text: removalText(t, uses),
        danger: true,
      });
      return yes && run(() => removeRow(resource, row), resource.messages.deleted);
    },
    activate: (row) => run(() => activateRow(resource, row), resource.messages.activated),
  };
}

type RowFormInput = {
  resource: Resource;
  /** The row to edit; null adds one. */
  row: TableRow | null;
  /** What a new row begins with, beside what is declared; names that are no field are left out. */
  begins?: FormValues | undefined;
  onSaved: () => void;
};

const beginningOf = (fields: Fields, row: TableRow | null, begins: FormValues = {}): FormValues =>
  row
    ? valuesOf(fields, row)
    : Object.fromEntries(Object.entries(begins).filter(([name]) => Object.hasOwn(fields, name)));

export function useRowForm({ resource, row, begins, onSaved }: RowFormInput): FormState {
  const { t } = useTranslation();
  const refresh = useRefreshResource(resource);
  const reload = useReload();
  const [base, setBase] = useState(row);
  const finish = async () => {
    onSaved();
    await refresh();
  };

  /** An inactive row has this key: Batal or Aktifkan (Spec 1 §8). */
  const offerActivation = async () => {
    const text = t('daftar.pernahDihapus');
    const yes = await confirm({ title: 'DELETED', text, yes: 'Aktifkan', no: 'Batal' });
    if (!yes) return;
    try {
      const answer = await activateRow(resource, form.values);
      dialogSuccess(answer.message ?? resource.messages.activated);
      await finish();
    } catch (error) {
      noticeOf(error);
    }
  };

  const offerReload = async () => {
    if (!base) return;
    try {
      const now = await reload({
        fields: resource.fields,
        form,
        before: base,
        fetchNow: () => fetchRow(resource, String(base[resource.key])),
      });
      if (now) setBase(now);
    } catch (error) {
      noticeOf(error);
    }
  };

  const form: FormState = useDeclaredForm(resource.fields, beginningOf(resource.fields, row, begins), {
    send: async (values, key) => {
      const answer = base
        ? await updateRow(resource, base, values, key)
        : await createRow(resource, values, key);
      toastSuccess(answer.message ?? (base ? resource.messages.updated : resource.messages.created));
      await finish();
    },
    onRefused: (error) => {
      if (!isApiError(error)) return false;
      if (error.code === 'DELETED') void offerActivation();
      else if (error.code === 'SUDAH_BERUBAH') void offerReload();
      else return false;
      return true;
    },
  });
  return form;
}
