/**
 * What is typed at a counter and not sent yet outlives a crash: kept by user, store and act, laid down again by the next page. Numbers
 * of identity are not kept, payments are counted anew.
 */
import type { Fields } from '@mustika/kernel/field.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '../session.ts';
import { forget, recall, remember } from '../storage.ts';
import { isFollowing } from './form-counted.ts';
import type { FormState } from './form-state.ts';
import type { FormValues } from './form-values.ts';

/** The place of a draft; null where there is none to keep. */
export function useDraftPlace(act: string | null): string | null {
  const user = useSession((session) => session.user?.user_id ?? null);
  const portal = useSession((session) => session.portal);
  return act && user ? `isian:${user}:${portal ?? ''}:${act}` : null;
}

const kept = (fields: Fields, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !isFollowing(fields[name]) && !fields[name]?.segel),
  );

/** `lay` puts back what a form cannot by itself, such as scanned pieces; it answers the rest. */
export function useDraft(
  place: string | null,
  form: FormState,
  lay: (draft: FormValues) => FormValues = (draft) => draft,
): void {
  const back = useEffectEvent(() => {
    const draft = place && recall<FormValues>('laci', place);
    if (draft) form.setMany(lay(draft));
  });
  useEffect(() => back(), []);
  const typed = JSON.stringify(kept(form.fields, form.values));
  // A form that was not typed into yet has nothing to forget: what it finds there is not laid down before the next paint.
  const begun = useRef(false);
  useEffect(() => {
    if (!place) return;
    if (form.dirty) remember('laci', place, JSON.parse(typed));
    else if (begun.current) forget('laci', place);
    begun.current = form.dirty;
  }, [place, typed, form.dirty]);
}
