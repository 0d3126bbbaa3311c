/**
 * Whose document it is, where a member is asked for by his code: found by code, name or telephone, as at the till. What belongs
 * to nobody is said at the field, and its form is not sent.
 */
import { useDebouncedValue } from '@mantine/hooks';
import { call } from '@mustika/web-kit/api.ts';
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import type { FormState } from '@mustika/web-kit/form/form.tsx';
import { istilah, kalimat } from '@mustika/web-kit/language/istilah.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MemberTemu, memberByHp, memberByKode, memberByNama } from '../member/member.command.ts';
import { memberErrors } from '../member/member.errors.ts';
import { PEMBAYARAN } from './teks-pembayaran.store.ts';

/** Keys that are typed one after another ask once. */
const JEDA = 200;
/** The shortest name and the shortest part of a number that is asked about. */
const NAMA_TERPENDEK = 2;
const NOMOR = /^[\d+\s()-]{4,}$/;

const denganKode = (kode_member: string, signal: AbortSignal): Promise<MemberTemu[]> =>
  call(memberByKode, { params: { kode_member }, signal }).then(
    ({ data }) => [data],
    () => [],
  );

/** A number may be a telephone or a code; a name has no digits. */
async function cariMember(teks: string, signal: AbortSignal): Promise<MemberTemu[]> {
  const coded = /\d/.test(teks) && !/\s/.test(teks) ? denganKode(teks.toUpperCase(), signal) : [];
  const others = NOMOR.test(teks)
    ? call(memberByHp, { query: { no_hp: teks }, signal })
    : call(memberByNama, { query: { nama: teks.toUpperCase() }, signal });
  const [code, named] = await Promise.all([coded, others]);
  return [...code, ...named.data.filter((m) => code[0]?.kode_member !== m.kode_member)];
}

const pilihan = ({ kode_member, nama_member, no_hp }: MemberTemu) => ({
  value: kode_member,
  label: [kode_member, nama_member, no_hp].filter(Boolean).join(' · '),
});

/** Members that answer what is typed, and the one who is chosen. */
function useMember(kode: string | null) {
  const portal = useSession((session) => session.portal);
  const [teks, setTeks] = useState('');
  const [tanya] = useDebouncedValue(teks, JEDA);
  const cari = useQuery({
    queryKey: ['member-cari', portal, tanya],
    queryFn: ({ signal }) => cariMember(tanya, signal),
    enabled: tanya.length >= NAMA_TERPENDEK,
  });
  const temu = cari.data ?? [];
  const dipilih = useQuery({
    queryKey: ['member-cari', portal, kode ?? ''],
    queryFn: ({ signal }) => denganKode(kode ?? '', signal),
    enabled: kode !== null && !temu.some((m) => m.kode_member === kode),
  });
  return {
    semua: [
      ...temu,
      ...(dipilih.data ?? []).filter((m) => !temu.some((t) => t.kode_member === m.kode_member)),
    ],
    memuat: teks !== tanya || cari.isFetching,
    gagal: cari.isError,
    // An emptied search is one that was answered: its answers stay until the next one.
    ketik: (text: string) => text.trim() !== '' && setTeks(text.trim()),
  };
}

type IsianMemberProps = { form: FormState; autoFocus?: boolean; onMember: (member: MemberTemu) => void };

export function IsianMember({ form, autoFocus = false, onMember }: IsianMemberProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const nilai = (form.values['kode_member'] as string | null) ?? null;
  const { semua, memuat, gagal, ketik } = useMember(nilai);
  const options = semua.map(pilihan);
  const pilih = (kode: string | null) => {
    const member = semua.find((m) => m.kode_member === kode);
    if (member) onMember(member);
    else form.set('kode_member', kode);
  };
  return (
    <QuickSelect
      label={istilah(form.fields['kode_member']?.label ?? '')}
      name="kode_member"
      placeholder={t('cariMember')}
      value={nilai}
      error={form.errors['kode_member']}
      autoFocus={autoFocus}
      onChange={pilih}
      options={
        nilai && !semua.some((m) => m.kode_member === nilai)
          ? [{ value: nilai, label: nilai }, ...options]
          : options
      }
      answered
      clearable
      loading={memuat}
      nothingFound={kalimat(
        gagal ? 'Terjadi Kesalahan Saat Request Data' : memberErrors.MEMBER_TIDAK_ADA.message,
      )}
      onSearch={ketik}
    />
  );
}
