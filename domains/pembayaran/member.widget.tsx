/**
 * Whose document it is, where a member is asked for by his code: found by code, name or telephone, as at the till. What belongs
 * to nobody is said at the field, and its form is not sent.
 */
import { useDebouncedValue } from '@mantine/hooks';
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import type { MemberSearchProps } from '@mustika/web-kit/form/parts.tsx';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberTemu } from '../member/member.command.ts';
import { memberErrors } from '../member/member.errors.ts';
import { cariMember, denganKode, memberDari, NAMA_TERPENDEK } from './cari-member.store.ts';
import { PEMBAYARAN } from './teks-pembayaran.store.ts';

/** Keys that are typed one after another ask once. */
const JEDA = 200;
const pilihan = ({ kode_member, nama_member, no_hp }: MemberTemu) => ({
  value: kode_member,
  label: [kode_member, nama_member, no_hp].filter(Boolean).join(' · '),
});

/** Members that answer what is typed, and the one who is chosen. */
function useMember(kode: string | null) {
  const portal = useSession((session) => session.portal);
  const [teks, setTeks] = useState('');
  const [awal] = useState(kode);
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
    // One who was chosen before the field was there is shown by name as soon as it is known.
    siap: kode !== awal || !dipilih.isLoading,
    // An emptied search is one that was answered: its answers stay until the next one.
    ketik: (text: string) => text.trim() !== '' && setTeks(text.trim()),
  };
}

/** Says who it is as soon as a telephone number belongs to a member, while no member is chosen. */
function useMemberDicari(kode: string | null, hp: string | null, ada: (member: MemberTemu) => void): void {
  const [no_hp] = useDebouncedValue(kode ? '' : (hp ?? ''), JEDA);
  const temu = useEffectEvent(ada);
  useEffect(() => {
    let lewat = false;
    void memberDari(no_hp).then((member) => {
      if (member && !lewat) temu(member);
    });
    return () => {
      lewat = true;
    };
  }, [no_hp]);
}

export default function CariMember(props: MemberSearchProps) {
  const { label, name, value: nilai, error, autoFocus, phone, onChange } = props;
  const { t } = useTranslation(PEMBAYARAN);
  const { semua, memuat, gagal, siap, ketik } = useMember(nilai);
  const options = semua.map(pilihan);
  const milik = (member: MemberTemu) => onChange(member.kode_member, member);
  useMemberDicari(nilai, phone, milik);
  const pilih = (kode: string | null) => {
    const member = semua.find((m) => m.kode_member === kode);
    if (member) milik(member);
    else onChange(kode);
  };
  return (
    <QuickSelect
      key={siap ? 'siap' : 'menunggu'}
      label={label}
      name={name}
      placeholder={t('cariMember')}
      value={nilai}
      error={error}
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
