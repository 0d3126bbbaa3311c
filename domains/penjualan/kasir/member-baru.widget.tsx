/** A new member at the till, and one whose data are put right while he stands there. */
import { Button, Group, Loader, Stack, TextInput } from '@mantine/core';
import { hpLengkap } from '@mustika/kernel/phone.ts';
import { enterMovesOn } from '@mustika/web-kit/form/enter-moves-on.ts';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { valuesOf } from '@mustika/web-kit/form/form-values.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { kirimSekali } from '@mustika/web-kit/sending/kirim.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../../packages/web-kit/counter/pick.module.css';
import { dataMember, type MemberTemu, ubahMember } from '../../member/member.command.ts';
import { memberErrors } from '../../member/member.errors.ts';
import { PENJUALAN } from '../teks.store.ts';
import { satuMember, tambahMember } from './jual-panggilan.store.ts';
import { NOMOR, pilih, sebagaiPelanggan } from './pelanggan.store.ts';

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

export function MemberBaruForm({ awal }: { awal: string }) {
  const { t } = useTranslation(PENJUALAN);
  const angka = NOMOR.test(awal);
  const nomor = useRef<HTMLInputElement>(null);
  const [nama, setNama] = useState(angka ? '' : awal.toUpperCase());
  const [hp, setHp] = useState(angka ? awal : '');
  const [disentuh, setDisentuh] = useState(false);
  const [alamat, setAlamat] = useState('');
  const [pengundang, setPengundang] = useState('');
  const [busy, setBusy] = useState(false);
  const [sekali] = useState(() => kirimSekali());
  // Said where it is typed, while the customer still stands there.
  const hpSalah = hp !== '' && disentuh && !hpLengkap(hp) ? memberErrors.NO_HP_TIDAK_LENGKAP.message : null;
  const simpan = async () => {
    if (busy) return;
    setDisentuh(true);
    if (!hpLengkap(hp)) return nomor.current?.focus();
    setBusy(true);
    try {
      const body = {
        ...{ nama_member: nama, no_hp: hp },
        ...(alamat.trim() ? { alamat } : {}),
        ...(pengundang.trim() ? { kode_pengundang: pengundang.trim() } : {}),
      };
      const { data, message } = await sekali((key) => tambahMember(body, key));
      toastSuccess(message ?? 'Member Berhasil Disimpan');
      pilih(sebagaiPelanggan(data));
    } catch (error) {
      noticeOf(error);
      setBusy(false);
    }
  };
  return (
    <form
      className={css.body}
      noValidate
      onKeyDown={enterMovesOn}
      onSubmit={(event) => {
        event.preventDefault();
        void simpan();
      }}
    >
      <Stack gap="xs">
        <TextInput
          label={t('member.nama')}
          data-autofocus
          autoFocus
          value={nama}
          onChange={(e) => setNama(e.currentTarget.value.toUpperCase())}
        />
        <TextInput
          ref={nomor}
          label={t('member.hp')}
          inputMode="tel"
          error={hpSalah && kalimat(hpSalah)}
          onBlur={() => setDisentuh(true)}
          value={hp}
          onChange={(e) => setHp(e.currentTarget.value)}
        />
        <TextInput
          label={t('member.alamat')}
          value={alamat}
          onChange={(e) => setAlamat(e.currentTarget.value.toUpperCase())}
        />
        <TextInput
          label={t('member.pengundang')}
          placeholder={t('member.pengundangContoh')}
          value={pengundang}
          onChange={(e) => setPengundang(e.currentTarget.value.toUpperCase())}
        />
        <Group justify="flex-end" mt={4}>
          <Button type="button" data-utama loading={busy} onClick={() => void simpan()} title="Ctrl+Enter">
            {t('member.simpan')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
