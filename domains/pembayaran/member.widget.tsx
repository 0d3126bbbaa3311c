/**
 * Whose document it is, where a member is asked for by his code: found by code, name or telephone, as at the till. What belongs
 * to nobody is said at the field, and its form is not sent.
 */
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { branchOf } from '@mustika/web-kit/counter/person-rows.tsx';
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import { type MemberSearchProps, NewMember, useMayAddMember } from '@mustika/web-kit/form/parts.tsx';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberTemu } from '../member/member.command.ts';
import { memberErrors } from '../member/member.errors.ts';
import { denganKode, memberDari } from './cari-member.store.ts';
import { PEMBAYARAN } from './teks-pembayaran.store.ts';
import { useTemuanMember } from './temuan-member.widget.tsx';

/** Keys that are typed one after another ask once. */
const JEDA = 200;
const pilihan = (member: MemberTemu) => ({
  value: member.kode_member,
  label: [member.kode_member, member.nama_member, member.no_hp, branchOf(member)].filter(Boolean).join(' · '),
});

/** Members that answer what is typed, and the one who is chosen. */
function useMember(kode: string | null) {
  const portal = useSession((session) => session.portal);
  const [teks, setTeks] = useState('');
  const [awal] = useState(kode);
  const { temu, mencari, gagal } = useTemuanMember(teks);
  const dipilih = useQuery({
    queryKey: ['member-kode', portal, kode ?? ''],
    queryFn: ({ signal }) => denganKode(kode ?? '', signal),
    enabled: kode !== null && !temu.some((m) => m.kode_member === kode),
  });
  return {
    teks,
    semua: [
      ...temu,
      ...(dipilih.data ?? []).filter((m) => !temu.some((t) => t.kode_member === m.kode_member)),
    ],
    memuat: mencari,
    gagal,
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
  const { label, name, value: nilai, error, autoFocus, phone, adds: tambah = false, onChange } = props;
  const { t } = useTranslation(PEMBAYARAN);
  const { teks, semua, memuat, gagal, siap, ketik } = useMember(nilai);
  const [baru, setBaru] = useState(false);
  const bolehTambah = useMayAddMember();
  const options = semua.map(pilihan);
  const milik = (member: MemberTemu) => onChange(member.kode_member, member);
  useMemberDicari(nilai, phone, milik);
  const pilih = (kode: string | null) => {
    const member = semua.find((m) => m.kode_member === kode);
    if (member) milik(member);
    else onChange(kode);
  };
  return (
    <div>
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
      {bolehTambah && tambah && nilai === null && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          mt={4}
          leftSection={<IconUser size={13} stroke={1.6} />}
          onClick={() => setBaru(true)}
        >
          {t('orang.judulBaru')}
        </Button>
      )}
      {baru && (
        <NewMember
          typed={teks}
          onDone={(member) => {
            setBaru(false);
            onChange(String(member['kode_member']), member);
          }}
          onClose={() => setBaru(false)}
        />
      )}
    </div>
  );
}
