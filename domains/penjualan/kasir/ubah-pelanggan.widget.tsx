/** A member whose data are put right while he stands at the till. */
import { Loader } from '@mantine/core';
import { hpLengkap } from '@mustika/kernel/phone.ts';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { valuesOf } from '@mustika/web-kit/form/form-values.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from '../../../packages/web-kit/counter/pick.module.css';
import { dataMember, type MemberTemu, ubahMember } from '../../member/member.command.ts';
import { memberErrors } from '../../member/member.errors.ts';
import { PENJUALAN } from '../teks.store.ts';
import { satuMember } from './jual-panggilan.store.ts';
import { pilih, sebagaiPelanggan } from './pelanggan.store.ts';

/** What is typed; his code and the version stand in the call. */
const BENAR = { ...ubahMember, fields: dataMember };

/** His own data, not those of the nota alone. His birthday is for the sheet of members: a calendar would close the panel. */
export function UbahMember({ kode }: { kode: string }) {
  const { data } = useQuery({
    queryKey: ['member', kode],
    queryFn: ({ signal }) => satuMember(kode, signal),
    staleTime: 0,
    gcTime: 0,
  });
  return <div className={css.body}>{data ? <Isian member={data} /> : <Loader size="xs" />}</div>;
}

function Isian({ member }: { member: MemberTemu }) {
  const { t } = useTranslation(PENJUALAN);
  const { kode_member, versi } = member;
  const form = useCommandForm(BENAR, {
    initial: valuesOf(dataMember, { ...member }),
    params: { kode_member },
    extra: { versi },
    check: ({ no_hp }) =>
      hpLengkap(String(no_hp ?? '')) ? {} : { no_hp: memberErrors.NO_HP_TIDAK_LENGKAP.message },
    onDone: ({ data }) => pilih(sebagaiPelanggan(data)),
  });
  return (
    <DeclaredForm form={form} names={['nama_member', 'no_hp', 'alamat']} label={t('member.judul')} autoFocus>
      <SubmitButton form={form} mt="sm">
        {t('member.simpan')}
      </SubmitButton>
    </DeclaredForm>
  );
}
