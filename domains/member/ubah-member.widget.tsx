/** The form that puts a member right, for the sheet of members and for the till. */

import { hpLengkap } from '@mustika/kernel/phone.ts';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { valuesOf } from '@mustika/web-kit/form/form-values.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dataMember, type MemberTemu, ubahMember } from './member.command.ts';
import { memberErrors } from './member.errors.ts';
import { satuMember } from './setting-member.store.ts';
import { MEMBER } from './teks-member.store.ts';

/** What is typed; his code and the version stand in the call. */
const UBAH = { ...ubahMember, fields: dataMember };

/** One member as he is now. */
export const useMember = (kode_member: string) =>
  useQuery({
    queryKey: ['member', kode_member],
    queryFn: ({ signal }) => satuMember(kode_member, signal),
    staleTime: 0,
    gcTime: 0,
  });

type IsianProps = {
  member: MemberTemu;
  names?: readonly (keyof typeof dataMember)[];
  onSaved: (member: MemberTemu) => void;
};

export function IsianMember({ member, names = NAMES, onSaved }: IsianProps) {
  const { t } = useTranslation(MEMBER);
  const { kode_member, versi } = member;
  const form = useCommandForm(UBAH, {
    initial: valuesOf(dataMember, { ...member }),
    params: { kode_member },
    extra: { versi },
    // Said where it is typed, while the customer still stands there.
    check: ({ no_hp }) =>
      hpLengkap(String(no_hp ?? '')) ? {} : { no_hp: memberErrors.NO_HP_TIDAK_LENGKAP.message },
    onDone: ({ data }) => onSaved(data),
  });
  return (
    <DeclaredForm form={form} names={[...names]} label={t('member.ubah')} autoFocus>
      <SubmitButton form={form} mt="sm">
        {t('member.simpan')}
      </SubmitButton>
    </DeclaredForm>
  );
}

const NAMES = ['nama_member', 'no_hp', 'alamat', 'tgl_lahir', 'no_kartu'] as const;
