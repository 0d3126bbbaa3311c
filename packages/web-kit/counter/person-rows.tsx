/** Persons in the list of a counter, the same at every one: who is known and where, and what is begun with somebody who is not. */
import type { TFunction } from 'i18next';
import type { FormValues } from '../form/form-values.ts';
import type { PickItem } from './pick-list.tsx';

/** Somebody new becomes a member, or is a name on this document alone. */
export const PERSON_NEW = '+baru';
export const PERSON_NAMED = '+nama';

/** The parameter of a counter's address that names whom it is begun for. */
export const PERSON = 'untuk';

/** A telephone number as people type it is no name. */
export const isPhone = (text: string): boolean => /^[\d+\s()-]{4,}$/.test(text);

/** Of two people of one name the branch tells who is who. */
export const branchOf = (member: FormValues): string | null =>
  member['toko_ini'] === false ? String(member['nama_toko_asal'] ?? '') : null;

export const memberRow = (member: FormValues, t: TFunction): PickItem => ({
  id: String(member['kode_member']),
  title: String(member['nama_member']),
  right: t('orang.poin', { jumlah: Number(member['poin'] ?? 0) }),
  note: [member['kode_member'], member['no_hp'], branchOf(member)].filter(Boolean).join(' · '),
});

type NewRows = { mayAdd: boolean; t: TFunction };

export const newPersonRows = (text: string, { mayAdd, t }: NewRows): PickItem[] => {
  const teks = text.trim().toUpperCase();
  return [
    ...(mayAdd ? [{ id: PERSON_NEW, title: t('orang.baru', { teks }), note: t('orang.baruKet') }] : []),
    { id: PERSON_NAMED, title: t('orang.nama', { teks }), note: t('orang.namaKet') },
  ];
};
